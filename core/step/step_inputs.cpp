// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/step_inputs.h"

#include <algorithm>

#include "core/memory/rank_stages.h"
#include "core/step/blocking_sends.h"

namespace shardscope {
namespace {

/// One micro-batch's activations between neighbouring stages.
Seconds hopTime(const ResolvedPlan& plan, const CostInputs& inputs)
{
    if (plan.pp <= 1)
        return {};
    const Bytes bytes(inputs.shape.shardedTokens * inputs.shape.hidden * inputs.shape.style.elementBytes);
    return inputs.time({CollectiveKind::SendReceive, CommunicationGroup::Pipeline, bytes});
}

}  // namespace

StepInputs stepInputs(const Scenario& scenario, const ResolvedPlan& plan, const CostConstants& constants)
{
    const CostInputs inputs = costInputs(scenario, plan, constants);
    const ByteRecipe recipe = byteRecipe(scenario, plan);
    const ParameterTable parameters = parameterTable(scenario, plan);
    StepInputs step;
    step.shape = {scenario.plan.schedule, plan.pp, plan.microBatches, plan.chunks, plan.group};
    step.layers = layerPasses(scenario, plan, inputs, parameters.vocabulary);
    step.traffic = dataTraffic(scenario, plan, recipe, inputs);
    addShardedWeights(step.layers, parameters, step.traffic, scenario, inputs);
    step.stages = stagePasses(scenario, plan, step.layers);
    step.times = blockTimes(step.stages);
    step.hop = hopTime(plan, inputs);
    const bool blocks = !scenario.plan.overlap.pipeline;
    step.occupied = blocks ? withBlockingSends(step.times, step.shape, step.hop.value()) : step.times;
    step.latency = blocks ? Seconds() : step.hop;
    step.overhead = Seconds(constants[Constant::StepOverhead]);
    step.overheadPerLayer = Seconds(constants[Constant::StepPerParameter]);
    for (int rank = 0; rank < plan.pp; ++rank) {
        RankTail tail;
        Seconds forward;
        Seconds backward;
        for (const int stage : plan.stagesOfRank(scenario.plan.schedule, rank)) {
            const auto index = static_cast<std::size_t>(stage);
            forward += step.stages[index].forward.total();
            backward += step.stages[index].backward().total();
            tail.layers += plan.stageLayers[index];
        }
        const RankParameters own = rankParameters(scenario, parameters, rankStages(scenario, plan, rank));
        tail.sync = dataSync(own, tail.layers, step.traffic, forward, backward, scenario, inputs);
        tail.optimizer = optimizerTime(own, recipe, scenario, plan, inputs);
        step.gatherExposed = std::max(step.gatherExposed, tail.sync.gatherExposed);
        step.optimizer = std::max(step.optimizer, tail.optimizer);
        step.tails.push_back(tail);
    }
    return step;
}

}  // namespace shardscope
