// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/fused_blocks.h"

#include "core/schedule/heaviest_live.h"
#include "core/schedule/rank_order.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

std::vector<std::int64_t> counted(const PipelineShape& shape, int rank)
{
    const auto chunks = static_cast<std::size_t>(shape.chunks);
    std::vector<std::int64_t> counts(chunks * chunks, 0);
    for (const Block& block : rankOrder(shape, rank)) {
        if (block.isFused())
            ++counts[block.chunk * chunks + block.fusedChunk];
    }
    return counts;
}

}  // namespace

std::vector<std::int64_t> fusedBlocksOf(const PipelineShape& shape, int rank)
{
    if (!fuses(shape))
        return std::vector<std::int64_t>(static_cast<std::size_t>(shape.chunks) * static_cast<std::size_t>(shape.chunks), 0);
    // Further groups of micro-batches only repeat the steady state.
    const std::int64_t group = traitsOf(shape.kind).hasGroups() ? shape.group : 1;
    const std::int64_t least = microBatchesThatMatter(shape);
    const std::int64_t left = shape.microBatches - least;
    if (!fusedPairsOf(shape) || left <= group || left % group != 0)
        return counted(shape, rank);
    PipelineShape shorter = shape;
    shorter.microBatches = least;
    std::vector<std::int64_t> counts = counted(shorter, rank);
    shorter.microBatches += group;
    const std::vector<std::int64_t> next = counted(shorter, rank);
    for (std::size_t pair = 0; pair < counts.size(); ++pair)
        counts[pair] += left / group * (next[pair] - counts[pair]);
    return counts;
}

}  // namespace shardscope
