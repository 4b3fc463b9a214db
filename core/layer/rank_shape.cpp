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

RankShape rankShape(const Scenario& scenario, const ResolvedPlan& plan)
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
    shape.tokens = shape.sequence * scenario.plan.microBatch / shape.cp;
    shape.shardedTokens = shape.sequenceParallel ? shape.tokens / shape.tp : shape.tokens;
    shape.contextLayout = scenario.plan.cpLayout;
    if (software.moeRouting == MoeRouting::Capacity)
        shape.capacityFactor = software.capacityFactor.value_or(1);
    shape.expertImbalance = software.expertImbalance.value_or(1);
    shape.dispatcher = software.moeDispatcher.value_or(usualDispatcher(scenario, plan));
    for (const RecomputeModule module : scenario.plan.recomputeModules.value_or(std::vector{RecomputeModule::CoreAttention}))
        shape.recomputeModules.add(module);
    shape.style = kernelStyle(scenario, plan);
    return shape;
}

}  // namespace shardscope
