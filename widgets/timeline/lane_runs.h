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

/// Neighbouring columns of pixels that show the same of one lane.
struct LaneRun {
    enum class Kind : std::uint8_t {
        Gap,    ///< nothing runs
        Block,  ///< one block, over the full height
        Mixed,  ///< columns that share their height among what runs in their time; what is left is idle
        Break   ///< time that is left out
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

/// Finds what each column of pixels from `begin` to `end` shows of a lane. A block or gap of at least a pixel is wide: it has the
/// columns whose middle it covers. Not so blocks that are below `kNarrowestBlock` on average: as many as one can take in at a glance, always the same ones wherever one pans, are one cell, over which each style has its exact share
/// of the height. So areas stay true and no bubble vanishes, however far one zooms out. Gaps below a billionth of the
/// makespan are rounding. Cost: the blocks in view + columns.
void laneRuns(const GanttData& data, int lane, const TimeScale& scale, int begin, int end, LaneRuns& runs);

}  // namespace shardscope
