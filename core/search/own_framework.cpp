// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/own_framework.h"

#include "core/framework/framework_defaults.h"
#include "core/launch/launcher_traits.h"
#include "core/plan/check_plan.h"
#include "core/plan/pipeline_ranks.h"
#include "core/plan/plan_rule.h"
#include "core/search/plan_effect.h"

namespace shardscope {

std::optional<Target> launcherOf(Framework framework) { return traitsOf(framework).launcher; }

bool runsSchedule(Framework framework, ScheduleKind kind) { return (*traitsOf(framework).runs)(kind); }

bool recomputes(Framework framework, Recompute recompute)
{
    const std::optional<Target> own = launcherOf(framework);
    return own ? (*traitsOf(*own).recomputes)(recompute) : traitsOf(framework).recomputes(recompute);
}

bool isExpressed(Target target, const Scenario& scenario)
{
    const LauncherTraits& launcher = traitsOf(target);
    const Plan& plan = scenario.plan;
    const PlanFacts facts = planFacts(scenario);
    return (*launcher.recomputes)(plan.recompute) && (sharesNoStates(facts) || (*launcher.shards)(plan.zero, plan.cp)) &&
           (facts.experts == 0 || (*launcher.cutsExperts)(plan.ep, plan.etp.value_or(plan.tp), plan.tp)) &&
           (plan.tp == 1 || launcher.sequenceParallel->value_or(plan.sequenceParallel) == plan.sequenceParallel) &&
           (!launcher.alwaysReshards || plan.zero < 3 || plan.reshardAfterForward) &&
           (plan.cp == 1 || (*launcher.layout)(plan.cpLayout) == plan.cpLayout);
}

bool isHeldToFramework(const SearchRequest& request)
{
    if (request.wide || request.anyFramework || request.target)
        return false;
    const Scenario& scenario = request.scenario;
    return !request.fixed.contains("plan.schedule") || runsSchedule(frameworkOf(scenario.training), scenario.plan.schedule);
}

std::optional<Target> keptLauncher(const SearchRequest& request)
{
    return isHeldToFramework(request) ? launcherOf(frameworkOf(request.scenario.training)) : request.target;
}

bool isConsidered(const SearchRequest& request, const Scenario& scenario)
{
    return request.target ? isLaunchable(scenario, request.target) : isOfFramework(scenario, keptLauncher(request));
}

std::vector<Finding> lackedByTarget(const Scenario& scenario, std::optional<Target> target)
{
    std::vector<Finding> findings = checkPlan(scenario, target);
    std::erase_if(findings, [](const Finding& finding) {
        const PlanRule* rule = ruleCalled(finding.id);
        return !rule || !rule->isLacking || !rule->knobs.empty();
    });
    return findings;
}

bool keepsRecompute(const SearchRequest& request, Recompute recompute)
{
    if (request.target)
        return (*traitsOf(*request.target).recomputes)(recompute);
    return !isHeldToFramework(request) || recomputes(frameworkOf(request.scenario.training), recompute);
}

Result<SearchResult> searchOwnFrameworkFirst(const SearchRequest& request,
                                             const std::function<Result<SearchResult>(const SearchRequest&)>& searched)
{
    Result<SearchResult> held = searched(request);
    if (!held || held->stopped || held->counts.enumerated > 0 || !isHeldToFramework(request))
        return held;
    SearchRequest any = request;
    any.anyFramework = true;
    return searched(any);
}

std::optional<std::vector<Target>> neededLaunchers(const Scenario& scenario)
{
    const Framework framework = frameworkOf(scenario.training);
    const std::optional<Target> own = launcherOf(framework);
    const bool runs = (pipelineRanks(scenario.plan) == 1 || runsSchedule(framework, scenario.plan.schedule)) &&
                      recomputes(framework, scenario.plan.recompute) &&
                      (!own || (isExpressed(*own, scenario) && isOfFramework(scenario, own)));
    if (runs)
        return std::nullopt;
    std::vector<Target> others;
    for (const auto& [target, name] : EnumNames<Target>::names) {
        const std::optional<Framework> launched = frameworkOf(target);
        const bool hasSchedule = pipelineRanks(scenario.plan) == 1 || !launched || runsSchedule(*launched, scenario.plan.schedule);
        if (target != own && hasSchedule && isExpressed(target, scenario) && isLaunchable(scenario, target))
            others.push_back(target);
    }
    return others;
}

bool isRun(const Scenario& scenario, std::optional<Target> target)
{
    return target ? isExpressed(*target, scenario) && isLaunchable(scenario, target) : !neededLaunchers(scenario);
}

}  // namespace shardscope
