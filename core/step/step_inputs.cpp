// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/step_inputs.h"

#include <algorithm>

#include "core/step/blocking_sends.h"
#include "core/step/flow_parts.h"

namespace shardscope {
namespace {

Seconds hopTime(const CostInputs& inputs)
{
    return inputs.plan.pp > 1 ? inputs.time({CollectiveKind::SendReceive, CommunicationGroup::Pipeline, hopBytes(inputs)}) : Seconds();
}

}  // namespace

StepInputs stepInputs(const Basis& basis)
{
    const Site& site = basis.site;
    const ResolvedPlan& plan = basis.plan;
    const CostInputs& inputs = basis.costs;
    const ByteRecipe& recipe = basis.ledger.recipe;
    const ParameterTable& parameters = basis.ledger.parameters;
    StepInputs step;
    step.shape = plan.pipeline();
    step.layers = layerPasses(inputs);
    step.traffic = dataTraffic(recipe, inputs);
    addShardedWeights(step.layers, parameters, step.traffic, inputs);
    step.stages = stagePasses(site, plan, step.layers);
    step.times = blockTimes(step.stages);
    step.hop = hopTime(inputs);
    const bool blocks = !plan.overlap.pipeline;
    step.occupied = blocks ? withBlockingSends(step.times, step.shape, step.hop.value()) : step.times;
    step.latency = blocks ? Seconds() : step.hop;
    step.overhead = Seconds(site.constants[Constant::StepOverhead]);
    step.overheadPerLayer = Seconds(site.constants[Constant::StepPerParameter]);
    for (int rank = 0; rank < plan.pp; ++rank) {
        RankTail tail;
        Seconds forward;
        Seconds backward;
        for (const int stage : plan.stagesOfRank(rank)) {
            const auto index = static_cast<std::size_t>(stage);
            forward += step.stages[index].forward.total();
            backward += step.stages[index].backward().total();
            tail.layers += plan.stageLayers[index];
        }
        const RankParameters own = rankParameters(site, plan, parameters, rankStages(site, plan, rank));
        tail.sync = dataSync(own, tail.layers, step.traffic, forward, backward, inputs);
        if (tiedPartner(basis, rank) >= 0)
            tail.tied = inputs.collectives.time(CollectiveKind::AllReduce, tiedReduction(basis).bytes, tiedPlacement(inputs)).seconds;
        tail.optimizer = optimizerTime(own, recipe, inputs);
        step.gatherExposed = std::max(step.gatherExposed, tail.sync.gatherExposed);
        step.optimizer = std::max(step.optimizer, tail.optimizer);
        step.tails.push_back(tail);
    }
    return step;
}

}  // namespace shardscope
