// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/remedies.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "core/estimate/estimate.h"
#include "core/framework/framework_defaults.h"
#include "core/framework/tuning_defaults.h"
#include "core/plan/resolved_plan.h"
#include "core/remedy/searched_settings.h"
#include "core/search/own_framework.h"
#include "core/search/search.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostOffered = 8;
constexpr std::size_t kFastestOffered = 5;  ///< the rest of the list is what turns the fewest settings
constexpr std::size_t kTightOffered = 2;
/// With fewer remedies than these, offload and kernels are tried together with two other settings, and a fine-tune's settings in pairs.
constexpr std::ptrdiff_t kEnough = 3;
constexpr std::size_t kOtherTrainingsOffered = 6;
constexpr double kSameSpeed = 1e-3;

/// Found plan with what it turns.
struct Cure {
    std::vector<PlanSetting> settings;  ///< sorted
    std::vector<FieldChange> changes;
    Tried tried;
    TrainingChange training = TrainingChange::None;

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

/// Returns what changes the training, sorted; methods differ by their value, of ranks and lengths there is one.
std::vector<std::string> trainingOf(const Cure& cure)
{
    std::vector<std::string> parts;
    for (const PlanSetting each : cure.settings) {
        if (traitsOf(each).training != TrainingChange::None)
            parts.emplace_back(each == PlanSetting::Method ? nameOf(cure.tried.scenario.training.tuning.kind()) : nameOf(each));
    }
    std::sort(parts.begin(), parts.end());
    return parts;
}

/// Whether it leaves more of the training as it is, else of the plan, and is faster otherwise. Both change the same of the training.
bool isMilder(const Cure& a, const Cure& b)
{
    const auto key = [](const Cure& cure) {
        const Training& of = cure.tried.scenario.training;
        return std::tuple(!cure.isSafe(), -of.sequenceLength, -of.tuning.adapter.rank.value_or(0), cure.settings.size(), -cure.speed());
    };
    return key(a) < key(b);
}

/// The mildest of each way to change the training: none that changes more than a part that does as well, or needs no change at all.
std::vector<const Cure*> otherTrainingsOf(const std::vector<Cure>& cures, const std::vector<Cure>& keeping)
{
    std::map<std::vector<std::string>, const Cure*> mildest;
    for (const Cure& cure : cures) {
        const bool isForNothing = std::any_of(keeping.begin(), keeping.end(), [&](const Cure& other) {
            return other.isSafe() >= cure.isSafe() &&
                   std::includes(cure.settings.begin(), cure.settings.end(), other.settings.begin(), other.settings.end());
        });
        if (isForNothing)
            continue;
        const Cure*& best = mildest[trainingOf(cure)];
        if (!best || isMilder(cure, *best))
            best = &cure;
    }
    std::vector<const Cure*> chosen;
    for (const auto& [parts, cure] : mildest) {
        const bool isTooMuch = std::any_of(mildest.begin(), mildest.end(), [&, &parts = parts, &cure = cure](const auto& other) {
            return other.first.size() < parts.size() && other.second->isSafe() >= cure->isSafe() &&
                   std::includes(parts.begin(), parts.end(), other.first.begin(), other.first.end());
        });
        if (!isTooMuch)
            chosen.push_back(cure);
    }
    const auto rank = [](const Cure* cure) {
        return std::tuple(cure->training, !cure->isSafe(), trainingOf(*cure).size(), cure->settings.size(), -cure->speed());
    };
    std::stable_sort(chosen.begin(), chosen.end(), [&](const Cure* a, const Cure* b) { return rank(a) < rank(b); });
    chosen.resize(std::min(chosen.size(), kOtherTrainingsOffered));
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
        cure.training = trainingChangeOf(cure.changes);
        std::sort(cure.settings.begin(), cure.settings.end());
        const bool isSafe = cure.isSafe();
        if (!cure.settings.empty() && cure.settings.size() <= kMostTurned)
            (cure.training == TrainingChange::None ? m_cures : m_others).push_back(std::move(cure));
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
        std::vector<Move> others = movesThatSaveMemory(m_start);
        std::erase_if(others,
                      [this](const Move& move) { return isSearched(move.setting) || (m_rules.keepsTraining && changesTraining(move)); });
        for (const Move& move : others) {
            if (m_stop.stop_requested())
                return;
            take(m_trial.tried({move}));
        }
        if (std::ssize(m_cures) < kEnough) {
            for (const Move& move : others) {
                if (!changesTraining(move))
                    lookAtSets(moved(m_start, {move}), kMostTurned - 1);
            }
        }
        if (isFineTune(m_start.training))
            tryTuning(others);
    }

    static bool changesTraining(const Move& move) { return traitsOf(move.setting).training != TrainingChange::None; }

    /// What fine-tuners combine: a method, a length or the optimizer's states with the micro-batch and recomputation; if little else helps,
    /// two such settings.
    void tryTuning(const std::vector<Move>& others)
    {
        std::erase_if(m_open, [](PlanSetting each) { return each != PlanSetting::MicroBatch && each != PlanSetting::Recompute; });
        for (const Move& move : others) {
            if (!changesTraining(move))
                continue;
            lookAtSets(moved(m_start, {move}), 1);
            lookAtSets(moved(m_start, {move}), kMostTurned - 1);
        }
        tryPairs(others, TrainingChange::Numerics);
        tryPairs(others, TrainingChange::Another);
    }

    /// Tries two settings that a search does not vary, with one that it varies, if too few remedies on as many GPUs change as little of the
    /// training.
    void tryPairs(const std::vector<Move>& others, TrainingChange gravest)
    {
        const auto isOfThem = [gravest](const Cure& cure) {
            return cure.training <= gravest && !std::binary_search(cure.settings.begin(), cure.settings.end(), PlanSetting::Gpus);
        };
        if (std::count_if(m_cures.begin(), m_cures.end(), isOfThem) + std::count_if(m_others.begin(), m_others.end(), isOfThem) >= kEnough)
            return;
        std::vector<Move> moves = others;
        std::erase_if(
            moves, [gravest](const Move& move) { return move.setting == PlanSetting::Gpus || traitsOf(move.setting).training > gravest; });
        for (std::size_t i = 0; i < moves.size(); ++i) {
            for (std::size_t j = i + 1; j < moves.size() && !m_stop.stop_requested(); ++j) {
                if (moves[i].setting != moves[j].setting)
                    lookAtSets(moved(m_start, {moves[i], moves[j]}), kMostTurned - 2);
            }
        }
    }

    std::vector<Remedy> best()
    {
        std::vector<Remedy> offered;
        const Figures before = figuresOf(m_estimate);
        std::vector<const Cure*> chosen = chosenOf(worthTelling(m_cures));
        for (const Cure* other : otherTrainingsOf(m_others, m_cures))
            chosen.push_back(other);
        for (const Cure* cure : chosen) {
            offered.push_back({cure->settings, cure->changes, before, cure->tried.figures,
                               neededLaunchers(cure->tried.scenario).has_value(), cure->training});
        }
        return offered;
    }

    const Estimate& m_estimate;
    const Scenario& m_start;
    const TrialRules& m_rules;
    std::stop_token m_stop;
    Trial m_trial;
    std::vector<PlanConstraint> m_filter;
    std::vector<PlanSetting> m_open;
    std::vector<Cure> m_cures;   ///< that keep the training
    std::vector<Cure> m_others;  ///< that change it
};

}  // namespace

std::vector<Remedy> remedies(const Estimate& estimate, std::stop_token stop, const TrialRules& rules)
{
    if (!estimate.isLegal() || estimate.fits())
        return {};
    return CureFinder(estimate, std::move(stop), rules).found();
}

}  // namespace shardscope
