// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/block_waits.h"

#include "core/schedule/schedule_traits.h"
#include "core/schedule/stage_map.h"

namespace shardscope {

BlockWaits::BlockWaits(const Schedule& schedule)
{
    const StageMap map(schedule.shape);
    std::vector<std::uint32_t> forwards(map.cellCount(), kNone);
    std::vector<std::uint32_t> gradients(map.cellCount(), kNone);
    first.assign(schedule.blocks.size(), kNone);
    if (fuses(schedule.shape))
        gradient.assign(schedule.blocks.size(), kNone);
    const int ranks = schedule.rankCount();
    for (int rank = 0; rank < ranks; ++rank) {
        for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
            const Block& block = schedule.blocks[i];
            if (block.hasForward())
                forwards[map.cellOf(map.slotOf(rank, block.chunk), block.microBatch)] = i;
            if (block.hasInputGrad())
                gradients[map.cellOf(map.slotOf(rank, block.backwardChunk()), block.backwardMicroBatch())] = i;
        }
    }
    const auto fromOther = [&](int rank, int other, std::uint32_t microBatch, const std::vector<std::uint32_t>& blocks) {
        return other != StageMap::kNone && map.slot(other).rank != rank ? blocks[map.cellOf(other, microBatch)] : kNone;
    };
    for (int rank = 0; rank < ranks; ++rank) {
        for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
            const Block& block = schedule.blocks[i];
            if (block.hasForward())
                first[i] = fromOther(rank, map.slot(map.slotOf(rank, block.chunk)).previous, block.microBatch, forwards);
            if (block.hasInputGrad())
                (block.isFused() ? gradient : first)[i] =
                    fromOther(rank, map.slot(map.slotOf(rank, block.backwardChunk())).next, block.backwardMicroBatch(), gradients);
        }
    }
}

}  // namespace shardscope
