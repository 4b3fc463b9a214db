// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/trial.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/field/parameters.h"
#include "core/framework/framework_defaults.h"
#include "core/launch/launcher_traits.h"
#include "core/plan/check_plan.h"
#include "core/plan/pipeline_ranks.h"
#include "core/plan/stated_stages.h"
#include "core/search/own_framework.h"

namespace shardscope {
namespace {

/// The launcher whose rules the plan's framework has; Megatron's alone.
std::optional<Target> targetOf(const Training& training)
{
    const FrameworkTraits& framework = traitsOf(frameworkOf(training));
    return framework.isMegatron() ? *framework.launcher : std::nullopt;
}

/// A switch or a bucket that the launcher does not have so.
bool turnsWhatIsNone(Target launcher, const Plan& before, const Plan& after)
{
    const Overlap launched = (*traitsOf(launcher).overlap)(after.overlap);
    constexpr bool Overlap::*kSwitches[] = {&Overlap::gradReduce, &Overlap::paramGather, &Overlap::tensor, &Overlap::pipeline,
                                            &Overlap::expert};
    const bool isOfBuckets = after.bucketBytes != before.bucketBytes && !traitsOf(launcher).hasBucket(after.bucketBytes);
    return isOfBuckets || std::any_of(std::begin(kSwitches), std::end(kSwitches), [&](bool Overlap::*each) {
               return after.overlap.*each != before.overlap.*each && launched.*each != after.overlap.*each;
           });
}

}  // namespace

Trial::Trial(const Estimate& estimate, std::stop_token stop, TrialRules rules)
    : m_scenario(estimate.scenario()), m_stop(std::move(stop)), m_memoryBand(estimate.memoryBand()), m_rules(std::move(rules))
{
    const std::optional<Target> target = m_rules.target ? m_rules.target : targetOf(m_scenario.training);
    const Scenario present = withStatedStages(m_scenario, target);
    if (target && isLegal(present, target))
        m_target = target;
    for (const Finding& finding : checkPlan(present, m_target))
        m_known.insert(finding.id);
}

bool Trial::warnsAnew(const Scenario& scenario) const
{
    const std::vector<Finding> findings = checkPlan(scenario, m_target);
    return std::any_of(findings.begin(), findings.end(),
                       [this](const Finding& finding) { return finding.severity != Severity::Hint && !m_known.contains(finding.id); });
}

bool Trial::holdsFixed(const Scenario& scenario) const
{
    return std::all_of(m_rules.fixed.begin(), m_rules.fixed.end(), [&](const std::string& path) {
        const Parameter* parameter = findParameter(path);
        return !parameter || parameter->get(scenario) == parameter->get(m_scenario);
    });
}

bool Trial::isOfOtherProgram(const Scenario& scenario) const
{
    const Framework framework = frameworkOf(scenario.training);
    const bool isOtherSchedule = pipelineRanks(scenario.plan) > 1 && scenario.plan.schedule != m_scenario.plan.schedule;
    if (isOtherSchedule && !runsSchedule(framework, scenario.plan.schedule))
        return true;
    if (scenario.plan.recompute != m_scenario.plan.recompute && !recomputes(framework, scenario.plan.recompute))
        return true;
    const std::optional<Target> launcher = m_rules.target ? m_rules.target : launcherOf(framework);
    if (!launcher)
        return false;
    return (isExpressed(*launcher, m_scenario) && !isExpressed(*launcher, scenario)) ||
           turnsWhatIsNone(*launcher, m_scenario.plan, scenario.plan);
}

std::optional<Tried> Trial::withLayers(const Scenario& plan, int layers)
{
    const Move move{PlanSetting::RecomputedLayers, layers};
    return tried(moved(plan, {move}), {move});
}

std::optional<Tried> Trial::tried(std::vector<Move> moves)
{
    Scenario scenario = moved(m_scenario, moves);
    return tried(std::move(scenario), std::move(moves));
}

std::optional<Tried> Trial::tried(Scenario scenario, std::vector<Move> moves)
{
    scenario = withStatedStages(std::move(scenario), m_target);
    if (!holdsFixed(scenario) || isOfOtherProgram(scenario) || !isLegal(scenario, m_target) || warnsAnew(scenario))
        return std::nullopt;
    // Runs of other lengths and methods are evidence of their own (`likenessOf`).
    const bool hasOwnBand = m_rules.evidence && (scenario.training.sequenceLength != m_scenario.training.sequenceLength ||
                                                 scenario.training.tuning != m_scenario.training.tuning);
    const Result<Estimate> made = hasOwnBand ? estimate(scenario, *m_rules.evidence) : estimate(scenario);
    if (!made || !made->isLegal() || !made->step())
        return std::nullopt;
    return Tried{std::move(moves), std::move(scenario), figuresOf(*made, hasOwnBand ? made->memoryBand() : m_memoryBand)};
}

}  // namespace shardscope
