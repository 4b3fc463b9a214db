// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/step_inputs.h"

#include <algorithm>

#include "core/memory/rank_parameters.h"
#include "core/memory/rank_stages.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "core/step/basis.h"
#include "core/step/blocking_sends.h"
#include "core/step/cost_inputs.h"
#include "core/step/flow_parts.h"
#include "core/step/stage_passes.h"

namespace shardscope {
namespace {

/// Holds what decides how long a rank takes after its last block; neighbours often have the same.
struct RankLoad {
    RankParameters parameters;
    SyncWindows windows;
    int layers = 0;

    bool operator==(const RankLoad&) const = default;
};

RankLoad loadOf(const Basis& basis, const StageTimes& times, int rank)
{
    RankLoad load;
    load.parameters = rankParameters(basis.site, basis.plan, basis.ledger.parameters, rankStages(basis.site, basis.plan, rank));
    load.windows =
        syncWindows(basis.plan.pipeline(), rank, [&](int stage) -> const BlockTimes& { return times[static_cast<std::size_t>(stage)]; });
    for (const int stage : basis.plan.stagesOfRank(rank))
        load.layers += basis.plan.stageLayers[static_cast<std::size_t>(stage)];
    return load;
}

RankTail tailOf(const RankLoad& load, const DataTraffic& traffic, const Basis& basis)
{
    RankTail tail;
    tail.layers = load.layers;
    tail.sync = dataSync(load.parameters, load.layers, traffic, load.windows, basis.costs);
    tail.optimizer = optimizerTime(load.parameters, basis.ledger.recipe, basis.costs);
    return tail;
}

}  // namespace

Seconds hopTime(const CostInputs& inputs)
{
    return inputs.plan.pp > 1 ? inputs.time({CollectiveKind::SendReceive, CommunicationGroup::Pipeline, hopBytes(inputs)}) : Seconds();
}

StepInputs stepInputs(const Basis& basis)
{
    const Site& site = basis.site;
    const ResolvedPlan& plan = basis.plan;
    const CostInputs& inputs = basis.costs;
    const ParameterTable& parameters = basis.ledger.parameters;
    StepInputs step;
    step.shape = plan.pipeline();
    step.layers = layerPasses(inputs);
    step.traffic = dataTraffic(basis.ledger.recipe, inputs);
    addShardedWeights(step.layers, parameters, step.traffic, inputs);
    step.stages = stagePasses(site, plan, step.layers);
    step.times = blockTimes(site, plan, step.shape, step.layers, step.stages);
    step.hop = hopTime(inputs);
    const bool blocks = !plan.overlap.pipeline;
    step.occupied = blocks ? withBlockingSends(step.times, step.shape, step.hop.value()) : step.times;
    step.latency = blocks ? Seconds() : step.hop;
    step.overhead = Seconds(site.constants[Constant::StepOverhead]);
    step.overheadPerLayer = Seconds(site.constants[Constant::StepPerParameter]);
    RankLoad before;
    for (int rank = 0; rank < plan.pp; ++rank) {
        const RankLoad own = loadOf(basis, step.times, rank);
        RankTail tail = rank > 0 && own == before ? step.tails.back() : tailOf(own, step.traffic, basis);
        const bool isTied = tiedPartner(site, plan, rank) >= 0;
        tail.tied = isTied ? tiedTime(parameters, step.traffic, inputs) : Seconds();
        before = own;
        step.gatherExposed = std::max(step.gatherExposed, tail.sync.gatherExposed);
        step.optimizer = std::max(step.optimizer, tail.optimizer);
        step.tails.push_back(tail);
    }
    return step;
}

}  // namespace shardscope
