// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traffic/pipeline_traffic.h"

#include "core/layer/rank_shape.h"
#include "core/memory/rank_parameters.h"
#include "core/memory/rank_stages.h"
#include "core/schedule/schedule_traits.h"
#include "core/traffic/stage_collectives.h"

namespace shardscope {
namespace {

bool isBothDirections(const ResolvedPlan& plan) { return traitsOf(plan.schedule).placement == Placement::BothDirections; }

/// Ranks that hold the virtual stages beside those of pipeline rank `rank`, one entry a hop.
std::vector<int> neighboursOf(const ResolvedPlan& plan, int rank)
{
    const PipelineShape shape = plan.pipeline();
    const bool both = isBothDirections(plan);
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

/// The pipeline rank that holds the other copy of a tied embedding; −1: none.
int tiedPartner(const Basis& basis, int rank)
{
    const Site& site = basis.site;
    const ResolvedPlan& plan = basis.plan;
    if (!site.architecture->tiedEmbeddings || plan.pp == 1 || isBothDirections(plan))
        return -1;
    const RankStages here = rankStages(site, plan, rank);
    if (here.holdsEmbedding == here.holdsHead)
        return -1;
    for (int other = 0; other < plan.pp; ++other) {
        const RankStages there = rankStages(site, plan, other);
        if (here.holdsEmbedding ? there.holdsHead : there.holdsEmbedding)
            return other;
    }
    return -1;
}

}  // namespace

Bytes hopBytes(const Basis& basis)
{
    const RankShape& shape = basis.ledger.shape;
    return Bytes(shape.shardedTokens * shape.hidden * shape.style.elementBytes);
}

std::vector<PipelineSend> pipelineSends(const Basis& basis, int stage)
{
    const ResolvedPlan& plan = basis.plan;
    std::vector<PipelineSend> sends;
    if (plan.pp <= 1)
        return sends;
    const double microBatches = static_cast<double>(plan.microBatches) / (isBothDirections(plan) ? 2 : 1);
    const Bytes hop = hopBytes(basis) * microBatches;
    for (const int other : neighboursOf(plan, stage)) {
        if (other != stage)
            sends.push_back({other, hop});
    }
    if (const int partner = tiedPartner(basis, stage); partner >= 0) {
        const Bytes gradients(basis.ledger.parameters.embeddingMatrix * gradientWireBytes(basis));
        sends.push_back({partner, sentBytes(CollectiveKind::AllReduce, gradients, 2)});
    }
    return sends;
}

}  // namespace shardscope
