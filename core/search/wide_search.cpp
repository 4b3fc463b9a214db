// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/wide_search.h"

#include <algorithm>
#include <set>

#include "core/estimate/estimate.h"
#include "core/field/parameters.h"
#include "core/plan/check_plan.h"
#include "core/plan/pipeline_ranks.h"
#include "core/plan/resolved_plan.h"
#include "core/search/own_framework.h"
#include "core/search/plan_effect.h"
#include "core/search/search_space.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostStarts = 40;
constexpr int kMostTurns = 24;  ///< of one plan, each for the better

using Values = std::vector<Value>;

/// Ranks that could share a shard: a node's, and larger divisors of all.
Values shardGroups(const Scenario& scenario)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    Values values{Value()};
    const std::int64_t replicas = std::int64_t{plan.dp} * plan.cp;
    for (std::int64_t group = 2; group < replicas; group *= 2)
        values.emplace_back(group);
    return values;
}

Values fewerLayers(const Scenario& scenario)
{
    Values values{Value()};
    if (scenario.plan.recompute == Recompute::Full) {
        const ResolvedPlan plan = resolvePlan(scenario);
        for (std::int64_t layers = 1; layers < *std::max_element(plan.stageLayers.begin(), plan.stageLayers.end()); ++layers)
            values.emplace_back(layers);
    }
    return values;
}

/// Returns the values to try for a field of the plan that the default space keeps.
Values valuesOf(const Parameter& parameter, const Scenario& scenario)
{
    if (parameter.path == "plan.stage_layers") {
        Values values{Value()};
        for (const std::vector<int>& split : movedLayers(scenario))
            values.emplace_back(std::vector<std::int64_t>(split.begin(), split.end()));
        return values;
    }
    if (parameter.path == "plan.schedule" && pipelineRanks(scenario.plan) == 1)
        return {};  // there is nothing to order
    if (parameter.path == "plan.shard_group")
        return shardGroups(scenario);
    if (parameter.path == "plan.recompute_layers")
        return fewerLayers(scenario);
    if (parameter.use.tried)
        return parameter.use.tried(scenario);
    if (parameter.kind == ParameterKind::Boolean)
        return {Value(true), Value(false)};
    Values values;
    if (parameter.kind == ParameterKind::Choice) {
        for (const std::string& name : parameter.choices())
            values.emplace_back(name);
    }
    return values;
}

/// Returns whether the default space varies the field. The schedule does not count: the default space tries only the usual kinds.
bool isOfDefaultSpace(const Parameter& parameter)
{
    return parameter.use.search == SearchRole::Turned && parameter.path != "plan.schedule";
}

/// The fields that are varied: those of the plan that are neither fixed nor of the default space, the schedule among them.
std::vector<const Parameter*> turnedFields(const std::set<std::string>& fixed)
{
    std::vector<const Parameter*> fields;
    for (const Parameter& parameter : parameters()) {
        if (parameter.isOfPlan() && !isOfDefaultSpace(parameter) && !fixed.contains(std::string(parameter.path)))
            fields.push_back(&parameter);
    }
    return fields;
}

class Turner {
public:
    Turner(SearchedPlans& found, SearchCounts& counts, const SearchRequest& request, const PlanChoice& choice, const Scenario& base,
           const std::stop_token& stop)
        : m_found(found),
          m_counts(counts),
          m_request(request),
          m_choice(choice),
          m_base(base),
          m_stop(stop),
          m_fields(turnedFields(request.fixed)),
          m_kinds(searchedSchedules(request))
    {
    }

    /// A plan of the default space, which was looked at.
    void know(const Plan& plan) { m_effects.push_back(effect(plan)); }

    /// Turns one field after the other for as long as the plan gets better.
    void climb(Scenario scenario, double value)
    {
        for (int turn = 0; turn < kMostTurns && !m_stop.stop_requested(); ++turn) {
            std::optional<Plan> better;
            for (const Parameter* field : m_fields)
                tryValues(scenario, *field, value, better);
            if (!better)
                return;
            scenario.plan = *better;
        }
    }

private:
    void tryValues(const Scenario& scenario, const Parameter& field, double& value, std::optional<Plan>& better)
    {
        for (const Value& each : valuesOf(field, scenario)) {
            Scenario turned = scenario;
            if (m_stop.stop_requested() || setParameter(turned, field, each))
                continue;
            for (const Scenario& one : withOther(turned, field))
                tryOne(scenario, one, value, better);
        }
    }

    /// Returns the scenario with each value of the field that only makes sense together with this one, if that one is to be varied.
    [[nodiscard]] std::vector<Scenario> withOther(const Scenario& turned, const Parameter& field) const
    {
        const Parameter* other = field.use.beside.empty() ? nullptr : findParameter(field.use.beside);
        std::vector<Scenario> all;
        for (const Value& each : other && !m_request.fixed.contains(std::string(other->path)) ? valuesOf(*other, turned) : Values()) {
            Scenario both = turned;
            if (!setParameter(both, *other, each))
                all.push_back(std::move(both));
        }
        return all.empty() ? std::vector<Scenario>{turned} : all;
    }

    void tryOne(const Scenario& scenario, const Scenario& turned, double& value, std::optional<Plan>& better)
    {
        if (m_stop.stop_requested() || turned.plan == scenario.plan)
            return;
        const double own = rate(turned);
        if (own < value * (1 - 1e-9)) {
            value = own;
            better = turned.plan;
        }
    }

    /// The objective's value; infinite where there is no such plan, where it is known, or where it is not one to choose from.
    double rate(const Scenario& scenario)
    {
        constexpr double kNever = std::numeric_limits<double>::infinity();
        if (isOfDefaultSpace(scenario.plan) || !holdSettings(m_request.filter, scenario.plan) ||
            !isLaunchable(scenario, m_request.target) || (m_request.target && !isExpressed(*m_request.target, scenario)))
            return kNever;
        Plan own = effect(scenario.plan);
        if (std::find(m_effects.begin(), m_effects.end(), own) != m_effects.end() || isOfDefaultSpace(own))
            return kNever;
        m_effects.push_back(std::move(own));
        const Result<Estimate> estimated = estimate(scenario);
        if (!estimated)
            return kNever;
        ++m_counts.enumerated;
        return rate(*estimated, scenario.plan);
    }

    double rate(const Estimate& estimated, const Plan& plan)
    {
        constexpr double kNever = std::numeric_limits<double>::infinity();
        const double peak = estimated.memory().peak.value();
        const Fit fit = m_choice.fitOf(estimated.memory());
        if (fit == Fit::DoesNotFit || !m_choice.allowsMost(peak)) {
            m_counts.prune(Pruned::Memory);
            return kNever;
        }
        ++(fit == Fit::Fits ? m_counts.fitting : m_counts.tight);
        if (!estimated.step()) {
            m_counts.prune(Pruned::Network);
            return kNever;
        }
        const RatedPlan rated{estimated.step()->step.value(), peak, plan, fit};
        if (!m_choice.allows(rated.step, peak)) {
            m_counts.prune(Pruned::Filter);
            return kNever;
        }
        ++m_counts.evaluated;
        const bool isChosen = m_choice.isChosen(fit);
        (isChosen ? m_found.best : m_found.bestTight).add(rated);
        return isChosen ? m_found.best.valueOf(rated.step, peak) : kNever;
    }

    [[nodiscard]] Plan effect(const Plan& plan) const
    {
        Scenario scenario = m_base;
        scenario.plan = plan;
        return effectOf(scenario);
    }

    /// Those were all looked at.
    [[nodiscard]] bool isOfDefaultSpace(const Plan& plan) const
    {
        if (std::find(m_kinds.begin(), m_kinds.end(), plan.schedule) == m_kinds.end())
            return false;
        Scenario back = m_base;
        Scenario own = m_base;
        own.plan = plan;
        for (const Parameter& parameter : parameters()) {
            if (parameter.use.search == SearchRole::Turned)
                (void)parameter.set(back, parameter.get(own));
        }
        return back.plan == plan;
    }

    SearchedPlans& m_found;
    SearchCounts& m_counts;
    const SearchRequest& m_request;
    const PlanChoice& m_choice;
    const Scenario& m_base;
    const std::stop_token& m_stop;
    std::vector<const Parameter*> m_fields;
    std::vector<ScheduleKind> m_kinds;  ///< of the default space
    std::vector<Plan> m_effects;        ///< of what was looked at
};

}  // namespace

std::vector<std::vector<int>> movedLayers(const Scenario& scenario)
{
    std::vector<std::vector<int>> splits;
    const Result<Estimate> estimated = estimate(scenario);
    if (!estimated || !estimated->step() || estimated->plan().pp < 2)
        return splits;
    const ResolvedPlan& plan = estimated->plan();
    const StepEstimate& step = *estimated->step();
    const auto busy = [&](int rank) {
        Seconds sum;
        for (const int stage : plan.stagesOfRank(rank))
            sum += step.stages[static_cast<std::size_t>(stage)].forward.total() +
                   step.stages[static_cast<std::size_t>(stage)].backward().total();
        return sum;
    };
    int busiest = 0;
    for (int rank = 1; rank < plan.pp; ++rank)
        busiest = busy(rank) > busy(busiest) ? rank : busiest;
    std::set<std::vector<int>> found;
    for (const int from : {busiest, estimated->memory().peakStage}) {
        for (const int source : plan.stagesOfRank(from)) {
            for (int rank = 0; rank < plan.pp; ++rank) {
                const int target = plan.stagesOfRank(rank).front();
                if (rank == from || busy(rank) >= busy(busiest) || plan.stageLayers[static_cast<std::size_t>(source)] == 0)
                    continue;
                std::vector<int> split = plan.stageLayers;
                --split[static_cast<std::size_t>(source)];
                ++split[static_cast<std::size_t>(target)];
                found.insert(std::move(split));
            }
        }
    }
    splits.assign(found.begin(), found.end());
    return splits;
}

void searchWider(SearchedPlans& found, SearchCounts& counts, const SearchRequest& request, const PlanChoice& choice, const Scenario& base,
                 const std::stop_token& stop)
{
    std::vector<RatedPlan> starts = found.best.plans();
    starts.resize(std::min(kMostStarts / 2, starts.size()));
    for (const RatedPlan& rated : found.best.front()) {
        if (starts.size() < kMostStarts)
            starts.push_back(rated);
    }
    Turner turner(found, counts, request, choice, base, stop);
    for (const RatedPlan& rated : starts)
        turner.know(rated.plan);
    for (const RatedPlan& rated : starts) {
        Scenario scenario = base;
        scenario.plan = rated.plan;
        turner.climb(std::move(scenario), found.best.valueOf(rated.step, rated.peak));
    }
}

}  // namespace shardscope
