// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/schedule.h"

#include <algorithm>

#include "core/schedule/schedule_traits.h"

namespace shardscope {

int Schedule::rankOf(std::uint32_t block) const
{
    return static_cast<int>(std::upper_bound(rankBegin.begin(), rankBegin.end(), block) - rankBegin.begin()) - 1;
}

Schedule makeSchedule(const PipelineShape& shape)
{
    const ScheduleTraits& traits = traitsOf(shape.kind);
    const std::int64_t blocksPerActivation = traits.splitsBackward ? 3 : 2;
    Schedule schedule;
    schedule.shape = shape;
    // Fused blocks are fewer; the memory reserved beyond them is never touched.
    schedule.blocks.reserve(static_cast<std::size_t>(blocksPerActivation * virtualStages(shape) * shape.microBatches));
    schedule.rankBegin.reserve(static_cast<std::size_t>(shape.stages) + 1);
    OrderWriter order(schedule.blocks);
    for (int rank = 0; rank < shape.stages; ++rank) {
        appendBlocks(shape, rank, order);
        schedule.rankBegin.push_back(static_cast<std::uint32_t>(schedule.blocks.size()));
    }
    return schedule;
}

}  // namespace shardscope
