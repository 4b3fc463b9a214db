// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/schedule/in_flight.h"

namespace shardscope {

/// How many activations of each chunk pipeline rank `rank` holds at the moment when their weights (bytes, say) sum to the
/// most: by the closed form where all chunks hold alike, else counted along the rank's order. Never slower than a few
/// hundred blocks a chunk, however many micro-batches there are. Precondition: the shape is legal and there is one weight a chunk.
[[nodiscard]] std::vector<std::int64_t> heaviestLive(const PipelineShape& shape, int rank, std::span<const double> weightOfChunk);

/// Calls `visit` with the live activations of each chunk at every moment of the rank that may be that one, the same ones more than once.
void forEachLive(const PipelineShape& shape, int rank, const std::function<void(std::span<const std::int64_t>)>& visit);

/// The fewest micro-batches with which a rank's chunks pass through the same counts of live activations: the steady state
/// repeats itself, so that what is left out only makes it longer.
[[nodiscard]] std::int64_t microBatchesThatMatter(const PipelineShape& shape);

/// Micro-batches that wait on the last stage with their loss computed, beside the one at its loss: none where every forward of the
/// last stage is followed by its own backward, all but one where all forwards run first, some where a group is cut short, those that wait
/// through another chunk's backward among them.
[[nodiscard]] std::int64_t mostWaitingLosses(const PipelineShape& shape);

}  // namespace shardscope
