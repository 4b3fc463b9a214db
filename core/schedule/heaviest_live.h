// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/schedule/in_flight.h"

namespace shardscope {

/// Returns the live activations of each chunk of pipeline rank `rank` at the moment when their weights (such as bytes) sum to the most: by
/// the closed form where all weights are equal, else counted along the rank's order. Visits at most a few hundred blocks per chunk, for any
/// number of micro-batches. Precondition: the shape is legal and there is one weight per chunk.
[[nodiscard]] std::vector<std::int64_t> heaviestLive(const PipelineShape& shape, int rank, std::span<const double> weightOfChunk);

/// Calls `visit` with the live activations of each chunk at every moment of the rank that may be the heaviest, with repetitions.
void forEachLive(const PipelineShape& shape, int rank, const std::function<void(std::span<const std::int64_t>)>& visit);

/// Returns the fewest micro-batches with which a rank's chunks pass through all counts of live activations: further ones only repeat the
/// steady state.
[[nodiscard]] std::int64_t microBatchesThatMatter(const PipelineShape& shape);

/// Returns the micro-batches that wait on the last stage with their loss computed, besides the one at its loss: none where every forward of
/// the last stage is followed by its own backward, all but one where all forwards run first, some where a group is cut short or the kind's
/// losses wait, including those that wait through another chunk's backward.
[[nodiscard]] std::int64_t mostWaitingLosses(const PipelineShape& shape);

}  // namespace shardscope
