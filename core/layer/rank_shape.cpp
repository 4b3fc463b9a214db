// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/rank_shape.h"

namespace shardscope {

namespace {

/// DualPipe comes with DeepEP (DeepSeek-V3, arXiv 2412.19437, section 3.2.2). Megatron-Bridge's recipes turn it on where
/// experts leave the node (`moe_token_dispatcher_type = "flex"`).
MoeDispatcher usualDispatcher(const Scenario& scenario, const ResolvedPlan& plan)
{
    const ScheduleKind schedule = scenario.plan.schedule;
    const bool dualPipe = schedule == ScheduleKind::DualPipe || schedule == ScheduleKind::DualPipeV;
    const bool leavesNode = plan.ep * plan.etp > scaleUpGroup(scenario.cluster);
    const bool bridge = scenario.training.software.framework == Framework::MegatronBridge;
    return dualPipe || (bridge && leavesNode) ? MoeDispatcher::DeepEp : MoeDispatcher::AllToAll;
}

}  // namespace

RankShape rankShape(const Scenario& scenario, const ResolvedPlan& plan, const Terms& terms)
{
    const Software& software = scenario.training.software;
    RankShape shape;
    shape.hidden = static_cast<double>(scenario.architecture->hidden);
    shape.sequence = static_cast<double>(scenario.training.sequenceLength);
    shape.tp = plan.tp;
    shape.cp = plan.cp;
    shape.ep = plan.ep;
    shape.etp = plan.etp;
    shape.sequenceParallel = plan.sequenceParallel;
    const Term whole = terms.product("micro-batch-tokens", terms("/training/sequence_length", shape.sequence), terms("/plan/micro_batch", scenario.plan.microBatch));
    const Term tokens = shape.cp > 1 ? terms.quotient("tokens", whole, terms("/plan/cp", shape.cp)) : terms.named("tokens", whole);
    shape.tokens = tokens.value;
    shape.shardedTokens = (shape.sequenceParallel ? terms.quotient("sharded-tokens", tokens, terms("/plan/tp", shape.tp)) : terms.named("sharded-tokens", tokens)).value;
    shape.contextLayout = scenario.plan.cpLayout;
    if (software.moeRouting == MoeRouting::Capacity)
        shape.capacityFactor = software.capacityFactor.value_or(1);
    shape.expertImbalance = software.expertImbalance.value_or(1);
    shape.dispatcher = software.moeDispatcher.value_or(usualDispatcher(scenario, plan));
    shape.style = kernelStyle(scenario, plan);
    return shape;
}

}  // namespace shardscope
