// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/schedule/simulation.h"

namespace shardscope {

/// The effect of a fused block on its rank's activations.
enum class FusedActivations {
    Together,  ///< the forward's are there before the backward's are freed: DualPipe's published peak
    InTurn,    ///< each layer of the forward takes the place of a layer of the backward (Megatron-LM, model_chunk_schedule_plan.py)
};
[[nodiscard]] FusedActivations fusedActivationsOf(const PipelineShape& shape);

/// From `time` on there are `live` (micro-batch, chunk) activations.
struct LivePoint {
    double time = 0;
    std::int64_t live = 0;

    bool operator==(const LivePoint&) const = default;
};

/// Returns a rank's live activations over time: each from the start of its forward to the end of its whole backward or weight gradient.
/// Starts with the first forward; ends at 0 with the last block.
[[nodiscard]] std::vector<LivePoint> liveActivations(const Schedule& schedule, const Simulation& simulation, int rank);

/// Returns the peak of live activations. It follows from a rank's order alone, without times.
[[nodiscard]] std::int64_t peakLiveOf(std::span<const Block> order, FusedActivations fused = FusedActivations::Together);
[[nodiscard]] std::int64_t peakLiveOf(const Schedule& schedule, int rank);

/// Returns the live activations of each chunk at the moment when their weights (such as bytes) sum to the most. Precondition: one weight
/// per chunk.
[[nodiscard]] std::vector<std::int64_t> liveAtHeaviest(std::span<const Block> order, std::span<const double> weightOfChunk,
                                                       FusedActivations fused = FusedActivations::Together);

}  // namespace shardscope
