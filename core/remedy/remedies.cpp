// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/remedies.h"

#include <algorithm>
#include <utility>

#include "core/estimate/estimate.h"
#include "core/framework/framework_defaults.h"
#include "core/plan/resolved_plan.h"
#include "core/remedy/searched_settings.h"
#include "core/search/own_framework.h"
#include "core/search/search.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostOffered = 8;
constexpr std::size_t kFastestOffered = 5;  ///< the rest of the list is what turns the fewest settings
constexpr std::size_t kTightOffered = 2;
/// With fewer remedies than these, offload and kernels are tried together with two other settings.
constexpr std::size_t kEnough = 3;
constexpr double kSameSpeed = 1e-3;

/// Found plan with what it turns.
struct Cure {
    std::vector<PlanSetting> settings;  ///< sorted
    std::vector<FieldChange> changes;
    Tried tried;

    [[nodiscard]] double speed() const { return *tried.figures.tokensPerSecondPerGpu; }
    [[nodiscard]] bool isSafe() const { return tried.figures.fit == Fit::Fits; }
};

bool isFaster(const Cure& a, const Cure& b)
{
    if (a.isSafe() != b.isSafe())
        return a.isSafe();
    if (a.speed() != b.speed())
        return a.speed() > b.speed();
    return a.tried.figures.peak < b.tried.figures.peak;
}

/// Whether a part of the same settings does as well.
bool isMoreThanNeeded(const Cure& cure, const Cure& other)
{
    return other.settings.size() < cure.settings.size() && other.isSafe() >= cure.isSafe() &&
           other.speed() >= cure.speed() * (1 - kSameSpeed) &&
           std::includes(cure.settings.begin(), cure.settings.end(), other.settings.begin(), other.settings.end());
}

/// The best of each set of settings, without what turns more for nothing, the best first.
std::vector<const Cure*> worthTelling(std::vector<Cure>& cures)
{
    std::stable_sort(cures.begin(), cures.end(), isFaster);
    std::vector<const Cure*> told;
    for (const Cure& cure : cures) {
        const bool isKnown = std::any_of(told.begin(), told.end(), [&](const Cure* each) { return each->settings == cure.settings; });
        const bool isTooMuch = std::any_of(cures.begin(), cures.end(), [&](const Cure& each) { return isMoreThanNeeded(cure, each); });
        if (!isKnown && !isTooMuch)
            told.push_back(&cure);
    }
    return told;
}

/// The fastest that fit and the simplest of the others; then tight ones that are faster than those.
std::vector<const Cure*> chosenOf(const std::vector<const Cure*>& told)
{
    const auto firstTight = std::find_if(told.begin(), told.end(), [](const Cure* each) { return !each->isSafe(); });
    std::vector<const Cure*> safe(told.begin(), firstTight);
    const auto fast = safe.begin() + static_cast<std::ptrdiff_t>(std::min(safe.size(), kFastestOffered));
    std::stable_sort(fast, safe.end(), [](const Cure* a, const Cure* b) { return a->settings.size() < b->settings.size(); });
    safe.resize(std::min(safe.size(), kMostOffered));
    std::stable_sort(safe.begin(), safe.end(), [](const Cure* a, const Cure* b) { return isFaster(*a, *b); });
    std::vector<const Cure*> chosen = safe;
    for (auto each = firstTight; each != told.end() && chosen.size() < safe.size() + kTightOffered; ++each) {
        if (safe.empty() || (*each)->speed() > safe.front()->speed() * (1 + kSameSpeed))
            chosen.push_back(*each);
    }
    return chosen;
}

class CureFinder {
public:
    CureFinder(const Estimate& estimate, std::stop_token stop, const TrialRules& rules)
        : m_estimate(estimate), m_start(estimate.scenario()), m_rules(rules), m_stop(stop), m_trial(estimate, std::move(stop), rules)
    {
        for (const PlanSetting each : searchedSettings()) {
            const bool isOfExperts = each == PlanSetting::ExpertParallel || each == PlanSetting::ExpertTensorParallel;
            if (!isHeld(each, rules.fixed) && (!isOfExperts || m_start.architecture->experts()))
                m_open.push_back(each);
        }
        keepFramework();
    }

    std::vector<Remedy> found()
    {
        lookAtSets(m_start, 1);
        lookAtSets(m_start, kMostTurned);
        countLayers();
        tryOthers();
        return m_stop.stop_requested() ? std::vector<Remedy>() : best();
    }

private:
    /// The scenario's framework runs a cure, also where the scenario's own plan breaks one of its rules and no launcher holds the search.
    void keepFramework()
    {
        const Framework framework = m_estimate.plan().framework;
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            if (kind != m_start.plan.schedule && !runsSchedule(framework, kind))
                m_filter.push_back(settingIs("plan.schedule", ConstraintSign::NotEqual, static_cast<double>(kind)));
        }
        for (const auto& [recompute, name] : EnumNames<Recompute>::names) {
            if (recompute != m_start.plan.recompute && !recomputes(framework, recompute))
                m_filter.push_back(settingIs("plan.recompute", ConstraintSign::NotEqual, static_cast<double>(recompute)));
        }
    }

    /// Every plan that turns `size` of the open settings, or fewer.
    void lookAtSets(const Scenario& from, std::size_t size) { extend(from, {}, 0, std::min(size, m_open.size())); }

    void extend(const Scenario& from, const std::set<PlanSetting>& turned, std::size_t next, std::size_t size)
    {
        if (turned.size() == size)
            return lookAt(from, turned);
        for (std::size_t i = next; i < m_open.size() && !m_stop.stop_requested(); ++i) {
            std::set<PlanSetting> more = turned;
            more.insert(m_open[i]);
            extend(from, more, i + 1, size);
        }
    }

    /// Looks at the plans of the front, which has the fastest plan within any memory.
    void lookAt(const Scenario& from, const std::set<PlanSetting>& turned)
    {
        for (const FoundPlan& found : frontOf(from, turned)) {
            Scenario scenario = from;
            scenario.plan = found.plan;
            if (!m_start.plan.dp)
                scenario.plan.dp.reset();
            if (take(m_trial.tried(std::move(scenario))))
                return;
        }
    }

    [[nodiscard]] std::vector<FoundPlan> frontOf(const Scenario& from, const std::set<PlanSetting>& turned) const
    {
        SearchRequest request{from};
        request.fixed = fieldsToFix(turned, m_rules.fixed);
        // Stages that follow from other settings may be stated where the launcher needs that (`wantsStatedStages`).
        if (!from.plan.stageLayers && !m_rules.fixed.contains("plan.stage_layers"))
            request.fixed.erase("plan.stage_layers");
        request.target = m_trial.target();
        request.filter = m_filter;
        request.top = 1;
        request.threads = 1;
        const Result<SearchResult> found = search(request, {}, m_stop);
        return found ? found->pareto : std::vector<FoundPlan>();
    }

    /// Whether nothing slower is wanted: it fits, with its band.
    bool take(std::optional<Tried> tried)
    {
        if (!tried || !tried->figures.hasRoom)
            return false;
        Cure cure{{}, changesBetween(m_start, tried->scenario), *std::move(tried)};
        cure.settings = settingsTurnedBy(cure.changes);
        std::sort(cure.settings.begin(), cure.settings.end());
        const bool isSafe = cure.isSafe();
        if (!cure.settings.empty() && cure.settings.size() <= kMostTurned)
            m_cures.push_back(std::move(cure));
        return isSafe;
    }

    /// Megatron counts the layers that recompute; elsewhere a stage recomputes all of its layers or none. Finds the fewest layers that
    /// suffice for remedies that fit with all of them.
    void countLayers()
    {
        if (!*traitsOf(m_estimate.plan().framework).countsRecomputedLayers || isHeld(PlanSetting::Recompute, m_rules.fixed))
            return;
        const Scenario full = moved(m_start, {{PlanSetting::Recompute, static_cast<std::int64_t>(Recompute::Full)}});
        std::erase(m_open, PlanSetting::Recompute);
        const std::size_t known = m_cures.size();
        lookAtSets(full, 1);
        lookAtSets(full, kMostTurned - 1);
        std::vector<Scenario> plans{full};
        for (std::size_t i = known; i < m_cures.size(); ++i)
            plans.push_back(m_cures[i].tried.scenario);
        for (const Scenario& plan : plans) {
            const std::vector<int> layers = resolvePlan(plan).stageLayers;
            const int most = *std::max_element(layers.begin(), layers.end());
            take(m_trial.fewestLayers(plan, most, [](const Figures& after) { return after.isSafe(); }));
        }
    }

    /// Tries settings that a search does not vary: alone, and with two that it varies if little else helps.
    void tryOthers()
    {
        for (const Move& move : movesThatSaveMemory(m_start)) {
            if (m_stop.stop_requested())
                return;
            if (isSearched(move.setting))
                continue;
            take(m_trial.tried({move}));
        }
        if (m_cures.size() >= kEnough)
            return;
        for (const Move& move : movesThatSaveMemory(m_start)) {
            if (!isSearched(move.setting))
                lookAtSets(moved(m_start, {move}), kMostTurned - 1);
        }
    }

    std::vector<Remedy> best()
    {
        std::vector<Remedy> offered;
        const Figures before = figuresOf(m_estimate);
        for (const Cure* cure : chosenOf(worthTelling(m_cures)))
            offered.push_back(
                {cure->settings, cure->changes, before, cure->tried.figures, neededLaunchers(cure->tried.scenario).has_value()});
        return offered;
    }

    const Estimate& m_estimate;
    const Scenario& m_start;
    const TrialRules& m_rules;
    std::stop_token m_stop;
    Trial m_trial;
    std::vector<PlanConstraint> m_filter;
    std::vector<PlanSetting> m_open;
    std::vector<Cure> m_cures;
};

}  // namespace

std::vector<Remedy> remedies(const Estimate& estimate, std::stop_token stop, const TrialRules& rules)
{
    if (!estimate.isLegal() || estimate.fits())
        return {};
    return CureFinder(estimate, std::move(stop), rules).found();
}

}  // namespace shardscope
