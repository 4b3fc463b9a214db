// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "widgets/timeline/gantt_data.h"
#include "widgets/timeline/time_scale.h"

namespace shardscope {

/// A share of a column of pixels that blocks of one style cover.
struct RunPart {
    int style = 0;
    float share = 0;  ///< of the column, above 0
};

/// Neighbouring columns of pixels with the same content of one lane.
struct LaneRun {
    enum class Kind : std::uint8_t {
        Gap,    ///< nothing runs
        Block,  ///< one block, over the full height
        Mixed,  ///< columns that divide their height among the styles in their time; the rest is idle
        Break   ///< omitted time
    };
    int begin = 0;  ///< column
    int end = 0;
    std::uint32_t first = 0;       ///< block; the one that follows a gap
    std::uint32_t count = 0;       ///< of the blocks that are drawn here
    std::uint32_t partsBegin = 0;  ///< Mixed: into LaneRuns::parts, styles ascending
    std::uint32_t partsEnd = 0;
    Kind kind = Kind::Gap;
};

struct LaneRuns {
    std::vector<LaneRun> runs;  ///< from left to right, without gaps between them
    std::vector<RunPart> parts;

    void clear();
};

/// Finds the content of each column of pixels from `begin` to `end` of a lane. A block or gap of at least a pixel is wide: it has the
/// columns whose middle it covers. Blocks below `kNarrowestBlock` on average form cells, the same ones wherever one pans, over which each
/// style has its exact share of the height. So areas stay true and no bubble vanishes at any zoom. Gaps below a billionth of the makespan
/// are rounding. Cost: the blocks in view + columns.
void laneRuns(const GanttData& data, int lane, const TimeScale& scale, int begin, int end, LaneRuns& runs);

}  // namespace shardscope
