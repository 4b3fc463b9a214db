// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/live_activations.h"

#include <algorithm>

#include "core/schedule/schedule_traits.h"

namespace shardscope {

FusedActivations fusedActivationsOf(const PipelineShape& shape)
{
    return fusedPairsOf(shape) ? FusedActivations::InTurn : FusedActivations::Together;
}

std::vector<LivePoint> liveActivations(const Schedule& schedule, const Simulation& simulation, int rank)
{
    std::vector<LivePoint> points;
    std::int64_t live = 0;
    for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
        const Block& block = schedule.blocks[i];
        if (block.isFused() && fusedActivationsOf(schedule.shape) == FusedActivations::InTurn)
            continue;
        if (block.hasForward())
            points.push_back({simulation.spans[i].start, ++live});
        if (block.hasWeightGrad())
            points.push_back({simulation.spans[i].end, --live});
    }
    return points;
}

std::int64_t peakLiveOf(const Schedule& schedule, int rank) { return peakLiveOf(schedule.rank(rank), fusedActivationsOf(schedule.shape)); }

std::int64_t peakLiveOf(std::span<const Block> order, FusedActivations fused)
{
    std::int64_t live = 0;
    std::int64_t peak = 0;
    for (const Block& block : order) {
        if (block.isFused() && fused == FusedActivations::InTurn)
            continue;
        live += block.hasForward();
        peak = std::max(peak, live);
        live -= block.hasWeightGrad();
    }
    return peak;
}

std::vector<std::int64_t> liveAtHeaviest(std::span<const Block> order, std::span<const double> weightOfChunk, FusedActivations fused)
{
    std::vector<std::int64_t> live(weightOfChunk.size());
    std::vector<std::int64_t> heaviest = live;
    double weight = 0;
    double most = 0;
    const auto free = [&](const Block& block) {
        --live[block.backwardChunk()];
        weight -= weightOfChunk[block.backwardChunk()];
    };
    for (const Block& block : order) {
        const bool inTurn = block.isFused() && fused == FusedActivations::InTurn;
        if (inTurn)
            free(block);
        if (block.hasForward()) {
            ++live[block.chunk];
            weight += weightOfChunk[block.chunk];
            if (weight > most) {
                most = weight;
                heaviest = live;
            }
        }
        if (block.hasWeightGrad() && !inTurn)
            free(block);
    }
    return heaviest;
}

}  // namespace shardscope
