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

bool isBothDirections(const Scenario& scenario) { return traitsOf(scenario.plan.schedule).placement == Placement::BothDirections; }

/// Ranks that hold the virtual stages beside those of pipeline rank `rank`, one entry a hop.
std::vector<int> neighboursOf(const Scenario& scenario, const ResolvedPlan& plan, int rank)
{
    const PipelineShape shape{scenario.plan.schedule, plan.pp, plan.microBatches, plan.chunks, plan.group};
    const bool both = isBothDirections(scenario);
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
int tiedPartner(const Scenario& scenario, const ResolvedPlan& plan, int rank)
{
    if (!scenario.architecture->tiedEmbeddings || plan.pp == 1 || isBothDirections(scenario))
        return -1;
    const RankStages here = rankStages(scenario, plan, rank);
    if (here.holdsEmbedding == here.holdsHead)
        return -1;
    for (int other = 0; other < plan.pp; ++other) {
        const RankStages there = rankStages(scenario, plan, other);
        if (here.holdsEmbedding ? there.holdsHead : there.holdsEmbedding)
            return other;
    }
    return -1;
}

}  // namespace

Bytes hopBytes(const Scenario& scenario, const ResolvedPlan& plan)
{
    const RankShape shape = rankShape(scenario, plan);
    return Bytes(shape.shardedTokens * shape.hidden * shape.style.elementBytes);
}

std::vector<PipelineSend> pipelineSends(const Scenario& scenario, const ResolvedPlan& plan, int stage)
{
    std::vector<PipelineSend> sends;
    if (plan.pp <= 1)
        return sends;
    const double microBatches = static_cast<double>(plan.microBatches) / (isBothDirections(scenario) ? 2 : 1);
    const Bytes hop = hopBytes(scenario, plan) * microBatches;
    for (const int other : neighboursOf(scenario, plan, stage)) {
        if (other != stage)
            sends.push_back({other, hop});
    }
    if (const int partner = tiedPartner(scenario, plan, stage); partner >= 0) {
        const Bytes gradients(parameterTable(scenario, plan).embeddingMatrix * gradientWireBytes(scenario, plan));
        sends.push_back({partner, sentBytes(CollectiveKind::AllReduce, gradients, 2)});
    }
    return sends;
}

}  // namespace shardscope
