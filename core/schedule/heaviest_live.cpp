// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/heaviest_live.h"

#include <algorithm>

#include "core/schedule/live_activations.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

std::vector<Block> orderOf(const PipelineShape& shape, int rank)
{
    std::vector<Block> order;
    order.reserve(static_cast<std::size_t>(3 * shape.microBatches * shape.chunks));
    OrderWriter writer(order);
    traitsOf(shape.kind).appendOrder(shape, rank, writer);
    return order;
}

}  // namespace

std::int64_t microBatchesThatMatter(const PipelineShape& shape)
{
    const std::int64_t m = shape.microBatches;
    const std::int64_t group = shape.group;
    const std::int64_t stages = shape.stages;
    if (traitsOf(shape.kind).grouped)
        // The warm-up ends within the second group; one round of the steady state, and the last group as short as it is.
        return m <= 3 * group ? m : 3 * group + m % group;
    // Vee and both directions: the pipeline is full after 2p; of two directions each has half, an even number in all.
    return std::min(m, 2 * stages + 2 + m % 2);
}

std::vector<std::int64_t> heaviestLive(const PipelineShape& shape, int rank, std::span<const double> weightOfChunk)
{
    const bool allForwardsFirst = shape.kind == ScheduleKind::Afab || shape.kind == ScheduleKind::LoopedBfs;
    if (shape.chunks == 1 || allForwardsFirst)
        return std::vector<std::int64_t>(static_cast<std::size_t>(shape.chunks), peakLive(shape, rank) / shape.chunks);
    PipelineShape shortened = shape;
    shortened.microBatches = microBatchesThatMatter(shape);
    return liveAtHeaviest(orderOf(shortened, rank), weightOfChunk);
}

}  // namespace shardscope
