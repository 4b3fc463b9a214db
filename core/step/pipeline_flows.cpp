// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/schedule_traits.h"
#include "core/schedule/stage_map.h"
#include "core/step/flow_parts.h"

namespace shardscope {
namespace {

bool runsBothWays(const ResolvedPlan& plan) { return traitsOf(plan.schedule).placement == Placement::BothDirections; }

/// Ranks that hold the virtual stages beside those of pipeline rank `rank`, one entry a hop.
std::vector<int> neighboursOf(const ResolvedPlan& plan, int rank)
{
    const PipelineShape shape = plan.pipeline();
    const bool both = runsBothWays(plan);
    std::vector<int> rankOfStage(static_cast<std::size_t>(virtualStages(shape)));
    std::vector<int> neighbours;
    // The two directions of DualPipe are two pipelines, each with its own rank for a stage.
    for (int direction = 0; direction < (both ? 2 : 1); ++direction) {
        const int firstChunk = both ? direction : 0;
        const int endChunk = both ? direction + 1 : plan.chunks;
        for (int each = 0; each < plan.pp; ++each) {
            for (int chunk = firstChunk; chunk < endChunk; ++chunk)
                rankOfStage[static_cast<std::size_t>(stageOf(shape, each, chunk))] = each;
        }
        for (std::size_t stage = 0; stage < rankOfStage.size(); ++stage) {
            if (rankOfStage[stage] != rank)
                continue;
            if (stage > 0)
                neighbours.push_back(rankOfStage[stage - 1]);
            if (stage + 1 < rankOfStage.size())
                neighbours.push_back(rankOfStage[stage + 1]);
        }
    }
    return neighbours;
}

/// The placement of two ranks of a group as far apart as its ends.
int ends(int crossed) { return crossed > 1 ? 2 : 1; }

}  // namespace

int tiedPartner(const Basis& basis, int rank)
{
    const ResolvedPlan& plan = basis.plan;
    if (!basis.site.architecture->tiedEmbeddings || plan.pp == 1 || runsBothWays(plan))
        return -1;
    const RankStages here = rankStages(basis.site, plan, rank);
    if (here.holdsEmbedding == here.holdsHead)
        return -1;
    for (int other = 0; other < plan.pp; ++other) {
        const RankStages there = rankStages(basis.site, plan, other);
        if (here.holdsEmbedding ? there.holdsHead : there.holdsEmbedding)
            return other;
    }
    return -1;
}

GroupPlacement tiedPlacement(const CostInputs& inputs)
{
    GroupPlacement pair = inputs.placement(CommunicationGroup::Pipeline);
    pair.ranks = 2;
    pair.domains = ends(pair.domains);
    pair.nodes = ends(pair.nodes);
    pair.islands = ends(pair.islands);
    pair.ranksPerDomain = 2 / pair.domains;
    pair.ranksPerNode = 2 / pair.nodes;
    pair.ranksPerIsland = 2 / pair.islands;
    return pair;
}

Collective tiedReduction(const Basis& basis)
{
    return {CollectiveKind::AllReduce, CommunicationGroup::Pipeline,
            Bytes(basis.ledger.parameters.embeddingMatrix * dataTraffic(basis.ledger.recipe, basis.costs).gradientBytes)};
}

void addPipelineFlows(Flows& flows, const Basis& basis, const StepEstimate& step, int rank)
{
    const ResolvedPlan& plan = basis.plan;
    if (plan.pp <= 1)
        return;
    const Seconds tied = step.tails[static_cast<std::size_t>(rank)].tied;
    std::vector<int> peers = neighboursOf(plan, rank);
    peers.erase(std::remove(peers.begin(), peers.end(), rank), peers.end());
    const double passes = passesOfChunk(plan);
    const Seconds waits = step.ranks[static_cast<std::size_t>(rank)].exposed[static_cast<std::size_t>(Axis::Pp)] - tied;
    for (const int peer : peers) {
        Flow hop;
        hop.use = FlowUse::Hop;
        hop.phase = FlowPhase::Forward;
        hop.collective = {CollectiveKind::SendReceive, CommunicationGroup::Pipeline, hopBytes(basis.costs), passes};
        hop.placement = basis.costs.placement(CommunicationGroup::Pipeline);
        hop.peer = peer;
        hop.seconds = step.hop * passes;
        hop.exposed = waits / static_cast<double>(peers.size());
        flows.push_back(hop);
    }
    if (const int partner = tiedPartner(basis, rank); partner >= 0) {
        Flow gradients;
        gradients.use = FlowUse::TiedEmbedding;
        gradients.phase = FlowPhase::AfterBackward;
        gradients.collective = tiedReduction(basis);
        gradients.placement = tiedPlacement(basis.costs);
        gradients.peer = partner;
        gradients.seconds = gradients.exposed = tied;
        flows.push_back(gradients);
    }
}

}  // namespace shardscope
