// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_space.h"
#include "core/plan/plan_facts.h"

#include <algorithm>
#include <tuple>

#include "core/base/nearest_name.h"
#include "core/field/tried_values.h"
#include "core/framework/framework_defaults.h"
#include "core/launch/launcher_traits.h"
#include "core/model/architecture.h"
#include "core/plan/stated_stages.h"
#include "core/ring/context_layout.h"
#include "core/schedule/schedule_traits.h"
#include "core/search/own_framework.h"

namespace shardscope {
namespace {

/// Without what was written for other degrees.
Scenario withoutWhatFollows(Scenario scenario, const std::set<std::string>& fixed)
{
    for (const Parameter& parameter : parameters()) {
        if (parameter.use.search == SearchRole::Forgotten && !fixed.contains(std::string(parameter.path)))
            (void)parameter.set(scenario, Value());
    }
    return scenario;
}

/// Returns the divisors; those of 1 if a fixed degree is more than the GPUs that are left.
std::vector<int> divisors(std::int64_t number) { return divisorsOf(std::max<std::int64_t>(1, number)); }

}  // namespace

bool isTabled(ScheduleKind kind)
{
    const ScheduleTraits& traits = traitsOf(kind);
    return !traits.fuses && traits.placement != Placement::BothDirections;
}

std::vector<ScheduleKind> searchedSchedules(const SearchRequest& request)
{
    std::vector<ScheduleKind> kinds;
    for (const std::string_view name : {"1f1b", "interleaved", "zb-h1", "zb-v"})
        kinds.push_back(*fromName<ScheduleKind>(name));
    const ScheduleKind own = request.scenario.plan.schedule;
    if (std::find(kinds.begin(), kinds.end(), own) == kinds.end() && isTabled(own))
        kinds.push_back(own);
    if (isHeldToFramework(request))
        std::erase_if(kinds, [&](ScheduleKind kind) { return !runsSchedule(frameworkOf(request.scenario.training), kind); });
    return kinds;
}

SearchSpace::SearchSpace(const SearchRequest& request)
    : m_base(withoutWhatFollows(request.scenario, request.fixed)),
      m_fixed(request.fixed),
      m_filter(request.filter),
      m_launcher(keptLauncher(request)),
      m_kinds(searchedSchedules(request)),
      m_world(languageGpus(request.scenario))
{
    if (m_launcher && !isFixed("plan.cp_layout"))
        m_base.plan.cpLayout = (*traitsOf(*m_launcher).layout)(m_base.plan.cpLayout);
    m_zero = values("plan.zero", m_base.plan.zero, {0, 1, 2, 3});
    for (const auto& [mode, name] : EnumNames<Recompute>::names) {
        if (keepsRecompute(request, mode))
            m_recompute.push_back(mode);
    }
    m_recompute = values("plan.recompute", m_base.plan.recompute, std::move(m_recompute));
    // No plan of the space has another value of the kept fields.
    const auto isMissed = [&](const PlanConstraint& each) {
        const auto* setting = std::get_if<const Parameter*>(&each.quantity);
        return setting && (*setting)->use.search != SearchRole::Turned && !holds(each, m_base.plan, PlanFigures());
    };
    if (std::any_of(m_filter.begin(), m_filter.end(), isMissed))
        m_recompute.clear();
    for (std::size_t stage = 0; stage < m_zero.size(); ++stage) {
        for (std::size_t mode = 0; mode < m_recompute.size(); ++mode)
            m_columns.push_back({m_recompute[mode], m_zero[stage], mode, stage, m_columns.size()});
    }
}

bool SearchSpace::hasStage(int zero, int cp) const
{
    return !m_launcher || isFixed("plan.zero") || (*traitsOf(*m_launcher).shards)(zero, cp);
}

bool SearchSpace::allows(std::string_view path, double value) const
{
    return std::all_of(m_filter.begin(), m_filter.end(), [&](const PlanConstraint& each) {
        const auto* setting = std::get_if<const Parameter*>(&each.quantity);
        return !setting || (*setting)->path != path || holds(each.comparison, value, each.number);
    });
}

template <typename T>
std::vector<T> SearchSpace::values(const char* path, T written, std::vector<T> searched) const
{
    if (isFixed(path))
        searched = {written};
    std::erase_if(searched, [&](T value) { return !allows(path, static_cast<double>(value)); });
    return searched;
}

std::vector<int> SearchSpace::tensor() const { return values("plan.tp", m_base.plan.tp, divisors(m_world)); }

std::vector<int> SearchSpace::context(int tp) const { return values("plan.cp", m_base.plan.cp, divisors(m_world / tp)); }

std::vector<std::optional<int>> SearchSpace::contextInner(int cp) const
{
    std::vector<std::optional<int>> found{m_base.plan.cpInner};
    if (hasTwoLevels(m_base.plan.cpLayout) && !isFixed("plan.cp_inner")) {
        found.clear();
        if (cp == 1)
            found.emplace_back();
        for (const int inner : cp > 1 ? divisorsOf(cp) : std::vector<int>())
            found.emplace_back(inner);
    }
    std::erase_if(found, [&](const std::optional<int>& inner) { return !allows("plan.cp_inner", inner.value_or(1)); });
    return found;
}

std::vector<int> SearchSpace::pipeline(int tp, int cp) const
{
    std::vector<int> found = divisors(m_world / tp / cp);
    std::erase_if(found, [&](int pp) { return pp > m_base.architecture->layers(); });
    return values("plan.pp", m_base.plan.pp, std::move(found));
}

int SearchSpace::data(int tp, int cp, int pp) const
{
    const std::int64_t ranks = std::int64_t{tp} * cp * pp;
    if (ranks > m_world || m_world % ranks != 0)
        return 0;
    const int left = static_cast<int>(m_world / ranks);
    const bool isOther = isFixed("plan.dp") && m_base.plan.dp && *m_base.plan.dp != left;
    return isOther || !allows("plan.dp", left) ? 0 : left;
}

std::vector<int> SearchSpace::microBatch(int dp) const
{
    return values("plan.micro_batch", m_base.plan.microBatch, divisors(m_base.training.globalBatch / dp));
}

bool SearchSpace::hasMicroBatch(int microBatch, int dp) const
{
    return isFixed("plan.micro_batch") || std::max<std::int64_t>(1, m_base.training.globalBatch / dp) % microBatch == 0;
}

bool SearchSpace::hasExperts(int ep, std::optional<int> etp, int pp) const
{
    if (!m_base.architecture->experts() || isFixed("plan.etp"))
        return true;
    return m_world % (std::int64_t{pp} * ep) == 0 && (m_world / pp / ep) % etp.value_or(1) == 0;
}

std::vector<bool> SearchSpace::sequenceParallel(int tp) const
{
    std::vector<bool> found{false};
    if (isFixed("plan.sequence_parallel"))
        found = {m_base.plan.sequenceParallel};
    else if (tp > 1)
        found = {false, true};
    if (m_launcher && tp > 1 && !isFixed("plan.sequence_parallel"))
        std::erase_if(found, [&](bool on) { return traitsOf(*m_launcher).sequenceParallel->value_or(on) != on; });
    std::erase_if(found, [&](bool on) { return !allows("plan.sequence_parallel", on && tp > 1 ? 1 : 0); });
    return found;
}

std::vector<std::optional<int>> SearchSpace::encoderTensor(int tp) const
{
    const std::vector<Encoder>& encoders = m_base.architecture->encoders;
    const bool encodes = std::any_of(encoders.begin(), encoders.end(), [](const Encoder& each) { return each.takesPart(); });
    std::vector<std::optional<int>> found{std::nullopt};
    // An encoder on GPUs of its own keeps them.
    if (!encodes || isFixed("plan.encoder.tp") || m_base.plan.encoder.placement == EncoderPlacement::Own)
        found = {m_base.plan.encoder.tp};
    else if (tp > 1)
        found.emplace_back(tp);
    std::erase_if(found, [&](const std::optional<int>& ranks) { return !allows("plan.encoder.tp", ranks.value_or(1)); });
    return found;
}

std::vector<std::pair<int, std::optional<int>>> SearchSpace::experts(int tp, int pp) const
{
    std::vector<std::pair<int, std::optional<int>>> found = legalExperts(pp);
    const bool isCut = m_launcher && m_base.architecture->experts() && !isFixed("plan.etp");
    std::erase_if(found, [&](const auto& each) {
        const int etp = each.second.value_or(tp);
        return (isCut && !(*traitsOf(*m_launcher).cutsExperts)(each.first, etp, tp)) || !allows("plan.etp", etp);
    });
    return found;
}

std::vector<std::pair<int, std::optional<int>>> SearchSpace::legalExperts(int pp) const
{
    const MixtureOfExperts* experts = m_base.architecture->experts();
    const bool isFixedCut = isFixed("plan.etp");
    std::vector<std::pair<int, std::optional<int>>> found;
    for (const int ep : values("plan.ep", m_base.plan.ep, divisors(experts ? experts->experts : 1))) {
        if (!experts || isFixedCut)
            found.emplace_back(ep, isFixedCut ? m_base.plan.etp : std::nullopt);
        else if (m_world % (std::int64_t{pp} * ep) == 0) {
            for (const int etp : divisorsOf(m_world / pp / ep))
                found.emplace_back(ep, etp);
        }
    }
    return found;
}

std::vector<ScheduleChoice> SearchSpace::schedules(int pp) const
{
    std::vector<ScheduleChoice> found;
    const auto searched = pp > 1 ? m_kinds : std::vector<ScheduleKind>{kDefaultSchedule};
    for (const ScheduleKind kind : values("plan.schedule", m_base.plan.schedule, searched)) {
        const ChunkRange& range = traitsOf(kind).chunks;
        const int most = range.isFree() ? std::max(range.least, m_base.architecture->layers() / pp) : range.most;
        std::vector<int> all;
        // A virtual stage without a layer is no plan that anyone means.
        for (int chunks = range.least; chunks <= most; ++chunks) {
            if (std::int64_t{chunks} * pp <= m_base.architecture->layers() || pp == 1)
                all.push_back(chunks);
        }
        for (const int chunks : values("plan.chunks", m_base.plan.chunks, std::move(all)))
            found.push_back({kind, chunks});
    }
    return found;
}

void SearchSpace::stateStages(PlanFacts& facts) const
{
    if (isFixed("plan.stage_layers"))
        return;
    facts.stageEntries = PlanFacts::kNoStageLayers;
    if (wantsStatedStages(facts, m_launcher))
        shardscope::stateStages(facts);
}

Plan SearchSpace::written(const Scenario& scenario) const
{
    return isFixed("plan.stage_layers") ? scenario.plan : withStatedStages(scenario, m_launcher).plan;
}

void SearchSpace::forEach(const std::function<bool(const Plan&)>& visit) const
{
    Plan plan = m_base.plan;
    const auto visitColumns = [&] {
        for (const ScheduleChoice& schedule : schedules(plan.pp)) {
            plan.schedule = schedule.kind;
            plan.chunks = schedule.chunks;
            for (const Recompute recompute : m_recompute) {
                plan.recompute = recompute;
                for (const int zero : m_zero) {  // the innermost: those that do the same come one after the other
                    plan.zero = zero;
                    if (hasStage(zero, plan.cp) && !visit(plan))
                        return false;
                }
            }
        }
        return true;
    };
    const auto visitDegrees = [&](int dp) {
        plan.dp = dp;
        for (const auto& [ep, etp] : experts(plan.tp, plan.pp)) {
            plan.ep = ep;
            plan.etp = etp;
            for (const int microBatch : this->microBatch(dp)) {
                plan.microBatch = microBatch;
                for (const bool sequenceParallel : this->sequenceParallel(plan.tp)) {
                    plan.sequenceParallel = sequenceParallel;
                    if (!visitColumns())
                        return false;
                }
            }
        }
        return true;
    };
    const auto visitPipelines = [&] {
        for (const int pp : pipeline(plan.tp, plan.cp)) {
            plan.pp = pp;
            if (const int dp = data(plan.tp, plan.cp, pp); dp > 0 && !visitDegrees(dp))
                return false;
        }
        return true;
    };
    const auto visitTensor = [&] {
        for (const int cp : context(plan.tp)) {
            plan.cp = cp;
            for (const std::optional<int>& inner : contextInner(cp)) {
                plan.cpInner = inner;
                if (!visitPipelines())
                    return false;
            }
        }
        return true;
    };
    for (const int tp : tensor()) {
        plan.tp = tp;
        for (const std::optional<int>& ranks : encoderTensor(tp)) {
            plan.encoder.tp = ranks;
            if (!visitTensor())
                return;
        }
    }
}

bool isSimpler(const Plan& a, const Plan& b)
{
    const auto key = [](const Plan& plan) {
        return std::make_tuple(plan.pp, plan.tp, plan.cp, plan.ep, plan.etp.value_or(0), static_cast<int>(plan.schedule), plan.chunks,
                               static_cast<int>(plan.recompute), plan.zero, plan.microBatch, plan.sequenceParallel,
                               plan.encoder.tp.value_or(1), plan.cpInner.value_or(1), plan.stageLayers);
    };
    return key(a) < key(b);
}

std::optional<Error> problemWithFixed(const std::set<std::string>& fixed)
{
    std::vector<std::string> known;
    for (const Parameter& parameter : parameters()) {
        if (parameter.isOfPlan())
            known.emplace_back(parameter.path);
    }
    for (const std::string& path : fixed) {
        if (std::find(known.begin(), known.end(), path) != known.end())
            continue;
        std::string list;
        for (const std::string& each : known)
            list += (list.empty() ? "" : ", ") + each;
        return Error{ErrorCode::UnknownName, {"field of a plan", path, nearestName(path, known), list}, "--fix", {}};
    }
    return std::nullopt;
}

}  // namespace shardscope
