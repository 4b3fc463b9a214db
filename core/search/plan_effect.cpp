// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_effect.h"

#include <algorithm>

#include "core/plan/pipeline_ranks.h"
#include "core/plan/resolved_plan.h"
#include "core/ring/context_layout.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

/// Whether `isAlike` holds for the resolved plan and for that of the same plan after `reset`, which leaves a field to the other fields.
template <typename Reset, typename IsAlike>
bool followsAnyway(const Scenario& scenario, const ResolvedPlan& resolved, const Reset& reset, const IsAlike& isAlike)
{
    Scenario other = scenario;
    reset(other.plan);
    return isAlike(resolved, resolvePlan(other));
}

void resetLists(Plan& plan, const Scenario& scenario, const ResolvedPlan& resolved)
{
    const auto sameSplit = [](const ResolvedPlan& a, const ResolvedPlan& b) { return a.stageLayers == b.stageLayers; };
    if (plan.stageLayers && followsAnyway(
                                scenario, resolved, [](Plan& each) { each.stageLayers.reset(); }, sameSplit))
        plan.stageLayers.reset();
    const auto sameModules = [](const ResolvedPlan& a, const ResolvedPlan& b) { return a.recomputeModules == b.recomputeModules; };
    if (plan.recompute != Recompute::Selective || followsAnyway(
                                                      scenario, resolved, [](Plan& each) { each.recomputeModules.reset(); }, sameModules))
        plan.recomputeModules.reset();
    const int most = *std::max_element(resolved.stageLayers.begin(), resolved.stageLayers.end());
    if (plan.recompute != Recompute::Full || plan.recomputeLayers.value_or(most) >= most)
        plan.recomputeLayers.reset();
    const auto sameShards = [](const ResolvedPlan& a, const ResolvedPlan& b) {
        return a.shardGroup == b.shardGroup && a.expertShardGroup == b.expertShardGroup;
    };
    if (plan.zero == 0 || followsAnyway(
                              scenario, resolved, [](Plan& each) { each.shardGroup.reset(); }, sameShards))
        plan.shardGroup.reset();
}

void resetSwitches(Plan& plan, const PlanFacts& facts)
{
    const Plan plain;
    if (facts.tp == 1)
        plan.overlap.tensor = plain.overlap.tensor;
    if (pipelineRanks(plan) == 1)
        plan.overlap.pipeline = plain.overlap.pipeline;
    if (facts.ep == 1)
        plan.overlap.expert = plain.overlap.expert;
    if (facts.cp == 1)
        plan.cpLayout = plain.cpLayout;
    if (!hasTwoLevels(plan.cpLayout))
        plan.cpInner.reset();
    if (usedAxes(facts, plan.order) == usedAxes(facts, kMegatronOrder))
        plan.order = kMegatronOrder;
    // Transfers from and to the host have moments of their own.
    if (facts.offload != Offload::None)
        return;
    if (plan.zero < 3)
        plan.reshardAfterForward = plain.reshardAfterForward;
    if (plan.zero == 0)
        plan.overlap.paramGather = plain.overlap.paramGather;
    if (facts.replicas() == 1 && facts.expertData() == 1) {
        plan.overlap.gradReduce = plain.overlap.gradReduce;
        plan.overlap.paramGather = plain.overlap.paramGather;
        plan.bucketBytes = plain.bucketBytes;
    }
}

}  // namespace

bool sharesNoStates(const PlanFacts& facts)
{
    return facts.offload == Offload::None && facts.replicas() == 1 && (facts.experts == 0 || facts.expertData() == 1);
}

Plan effectOf(const Scenario& scenario)
{
    const PlanFacts facts = planFacts(scenario);
    const ResolvedPlan resolved = resolvePlan(scenario);
    Plan plan = scenario.plan;
    plan.dp = resolved.dp;
    plan.sequenceParallel = resolved.sequenceParallel;
    plan.chunks = resolved.chunks;
    plan.etp = facts.experts > 0 ? std::optional(resolved.etp) : std::nullopt;
    plan.group = traitsOf(plan.schedule).hasGroups() ? std::optional(resolved.group) : std::nullopt;
    if (plan.gtp == 1)
        plan.gtp.reset();
    if (plan.egtp == 1 || facts.experts == 0)
        plan.egtp.reset();
    if (sharesNoStates(facts))
        plan.zero = 0;
    if (!facts.encodes || facts.encoderTp == 1)
        plan.encoder.tp.reset();
    resetLists(plan, scenario, resolved);
    resetSwitches(plan, facts);
    return plan;
}

}  // namespace shardscope
