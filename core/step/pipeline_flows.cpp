// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "core/memory/rank_parameters.h"
#include "core/memory/rank_stages.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/stage_map.h"
#include "core/site/site.h"
#include "core/step/basis.h"
#include "core/step/cost_inputs.h"
#include "core/step/encoder_bridge.h"
#include "core/step/flow_parts.h"
#include "core/step/pipeline_links.h"
#include "core/step/sharded_layers.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// Activations go to the rank of the next virtual stage, their gradients to that of the one before.
struct Neighbour {
    int rank = 0;
    FlowPhase phase = FlowPhase::Forward;
};

/// Ranks of the virtual stages adjacent to those of pipeline rank `rank`, one entry a hop.
std::vector<Neighbour> neighboursOf(const ResolvedPlan& plan, int rank)
{
    const StageMap map(plan.pipeline());
    std::vector<Neighbour> neighbours;
    for (int chunk = 0; chunk < plan.chunks; ++chunk) {
        const StageMap::Slot& here = map.slot(map.slotOf(rank, chunk));
        if (here.previous != StageMap::kNone)
            neighbours.push_back({map.slot(here.previous).rank, FlowPhase::Backward});
        if (here.next != StageMap::kNone)
            neighbours.push_back({map.slot(here.next).rank, FlowPhase::Forward});
    }
    return neighbours;
}

/// The pipeline rank that holds a virtual stage.
int rankOfStage(const PipelineShape& shape, int stage)
{
    int slot = 0;
    while (stageOf(shape, slot % shape.stages, slot / shape.stages) != stage)
        ++slot;
    return slot % shape.stages;
}

/// The placement of two ranks of a group as far apart as its ends.
int ends(int crossed) { return crossed > 1 ? 2 : 1; }

}  // namespace

int tiedPartner(const Site& site, const ResolvedPlan& plan, int rank)
{
    const PipelineShape shape = plan.pipeline();
    if (!site.architecture->tiedEmbeddings || directions(shape.kind) > 1)
        return -1;
    const int first = rankOfStage(shape, firstStage(plan));
    const int last = rankOfStage(shape, static_cast<int>(virtualStages(shape)) - 1);
    if (first == last || (rank != first && rank != last))
        return -1;
    return rank == first ? last : first;
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

Collective tiedReduction(const ParameterTable& parameters, const DataTraffic& traffic)
{
    return {CollectiveKind::AllReduce, CommunicationGroup::Pipeline, Bytes(parameters.embeddingMatrix * traffic.gradientBytes)};
}

Seconds tiedTime(const ParameterTable& parameters, const DataTraffic& traffic, const CostInputs& inputs)
{
    return inputs.collectives.seconds(CollectiveKind::AllReduce, tiedReduction(parameters, traffic).bytes, tiedPlacement(inputs));
}

void addPipelineFlows(Flows& flows, const Basis& basis, const StepEstimate& step, int rank)
{
    const ResolvedPlan& plan = basis.plan;
    if (plan.pp <= 1)
        return;
    const int group = plan.groupOfRank(rank);
    const Basis& own = basis.ofGroup(group);
    const DataTraffic& traffic = step.trafficOf(group);
    const Seconds tied = step.tails[static_cast<std::size_t>(rank)].tied;
    std::vector<Neighbour> peers = neighboursOf(plan, rank);
    peers.erase(std::remove_if(peers.begin(), peers.end(), [rank](const Neighbour& each) { return each.rank == rank; }), peers.end());
    const double passes = passesOfChunk(basis);
    const Seconds waits = step.ranks[static_cast<std::size_t>(rank)].exposed[static_cast<std::size_t>(Axis::Pp)] - tied;
    // Both the messages that it sends and those that it receives keep the rank waiting.
    const auto withPeer = [&](const Neighbour& peer) { return step.hops.between(rank, peer.rank) + step.hops.between(peer.rank, rank); };
    const double withAll =
        std::accumulate(peers.begin(), peers.end(), 0.0, [&](double sum, const Neighbour& peer) { return sum + withPeer(peer); });
    const std::optional<PipelineLinks> links = basis.groupCount() > 1 ? std::optional<PipelineLinks>(basis) : std::nullopt;
    const auto placementTo = [&](int peer, const Collective& collective, const GroupPlacement& inside) {
        const int other = plan.groupOfRank(peer);
        return other == group ? inside : links->slower(collective.kind, collective.bytes, group, other).placement(collective.kind);
    };
    for (const Neighbour& peer : peers) {
        Flow hop;
        hop.use = FlowUse::Hop;
        hop.phase = peer.phase;
        hop.collective = {CollectiveKind::SendReceive, CommunicationGroup::Pipeline, hopBytes(own.costs), passes};
        hop.placement = placementTo(peer.rank, hop.collective, own.costs.placement(CommunicationGroup::Pipeline));
        if (plan.groupOfRank(peer.rank) != group && plan.encoderGpus > 0) {
            const EncoderBridge bridge = encoderBridge(basis);
            hop.collective.bytes = bridge.sent;
            hop.placement = bridge.placement;
        }
        hop.peer = peer.rank;
        hop.seconds = Seconds(step.hops.between(rank, peer.rank)) * passes;
        hop.exposed = withAll > 0 ? waits * (withPeer(peer) / withAll) : waits / static_cast<double>(peers.size());
        flows.push_back(hop);
    }
    if (const int partner = tiedPartner(own.site, plan, rank); partner >= 0) {
        Flow gradients;
        gradients.use = FlowUse::TiedEmbedding;
        gradients.phase = FlowPhase::AfterBackward;
        gradients.collective = tiedReduction(own.ledger.parameters, traffic);
        gradients.placement = placementTo(partner, gradients.collective, tiedPlacement(own.costs));
        gradients.peer = partner;
        gradients.seconds = gradients.exposed = tied;
        flows.push_back(gradients);
    }
}

}  // namespace shardscope
