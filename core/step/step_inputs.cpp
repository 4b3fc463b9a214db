// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/step_inputs.h"

#include <algorithm>

#include "core/memory/rank_parameters.h"
#include "core/memory/rank_stages.h"
#include "core/plan/resolved_plan.h"
#include "core/site/site.h"
#include "core/site/step_overhead.h"
#include "core/step/basis.h"
#include "core/step/blocking_sends.h"
#include "core/step/cost_inputs.h"
#include "core/step/flow_parts.h"
#include "core/step/pipeline_links.h"
#include "core/step/stage_passes.h"

namespace shardscope {
namespace {

/// Holds what decides how long a rank takes after its last block; neighbours often have the same.
struct RankLoad {
    int group = 0;
    RankParameters parameters;
    SyncWindows windows;
    int layers = 0;

    bool operator==(const RankLoad&) const = default;
};

RankLoad loadOf(const Basis& basis, const StageTimes& times, int rank)
{
    RankLoad load;
    load.group = basis.plan.groupOfRank(rank);
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

Seconds tiedTime(const Basis& basis, const DataTraffic& traffic, int rank, int partner)
{
    const int from = basis.plan.groupOfRank(rank);
    const int to = basis.plan.groupOfRank(partner);
    if (from == to)
        return tiedTime(basis.ledger.parameters, traffic, basis.ofGroup(from).costs);
    return PipelineLinks(basis).seconds(CollectiveKind::AllReduce, tiedReduction(basis.ledger.parameters, traffic).bytes, from, to);
}

}  // namespace

Seconds hopTime(const CostInputs& inputs)
{
    return inputs.plan.pp > 1 ? inputs.time({CollectiveKind::SendReceive, CommunicationGroup::Pipeline, hopBytes(inputs)}) : Seconds();
}

GroupCosts groupCosts(const Basis& basis)
{
    GroupCosts costs;
    costs.layers = layerPasses(basis.costs);
    costs.traffic = dataTraffic(basis.ledger.recipe, basis.costs);
    addShardedWeights(costs.layers, basis.ledger.parameters, costs.traffic, basis.costs);
    return costs;
}

StepInputs stepInputs(const Basis& basis)
{
    const Site& site = basis.site;
    const ResolvedPlan& plan = basis.plan;
    StepInputs step;
    step.shape = plan.pipeline();
    step.costs = groupCosts(basis);
    for (int group = 1; group < basis.groupCount(); ++group)
        step.otherCosts.push_back(groupCosts(basis.ofGroup(group)));
    const LayersOfGroup layersOf = [&step](int group) -> const LayerPasses& { return step.costsOf(group).layers; };
    step.stages = stagePasses(site, plan, layersOf);
    step.times = blockTimes(site, plan, step.shape, layersOf, step.stages);
    step.factors = basis.factors;
    step.hops = hopTimes(basis);
    const bool blocks = !plan.overlap.pipeline;
    step.occupied = blocks ? withBlockingSends(step.times, step.shape, step.hops) : step.times;
    step.latency = blocks ? HopTimes() : step.hops;
    step.overhead = Seconds(site.constants[Constant::StepOverhead]);
    step.overheadPerLayer = Seconds(site.constants[hostOfStep(site.training)]);
    RankLoad before;
    for (int rank = 0; rank < plan.pp; ++rank) {
        const Basis& own = basis.ofRank(rank);
        const RankLoad load = loadOf(own, step.times, rank);
        const DataTraffic& traffic = step.costsOf(load.group).traffic;
        RankTail tail = rank > 0 && load == before ? step.tails.back() : tailOf(load, traffic, own);
        const int partner = tiedPartner(site, plan, rank);
        tail.tied = partner >= 0 ? tiedTime(basis, traffic, rank, partner) : Seconds();
        before = load;
        step.gatherExposed = std::max(step.gatherExposed, tail.sync.gatherExposed);
        step.optimizer = std::max(step.optimizer, tail.optimizer);
        step.tails.push_back(tail);
    }
    return step;
}

}  // namespace shardscope
