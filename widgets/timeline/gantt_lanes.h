// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "widgets/timeline/gantt_layout.h"
#include "widgets/timeline/lane_shapes.h"
#include "widgets/timeline/time_ruler.h"

namespace shardscope {

/// The painted content of one lane, or of the strip below a row.
struct PaintedLane {
    int panel = 0;
    int lane = 0;
    bool isStrip = false;
    QRectF box;          ///< may reach beyond the plot, to which it is cut
    int trackBegin = 0;  ///< columns between which the schedule is busy or idle
    int trackEnd = 0;
    QRgb track = 0;                        ///< the colour of idle time
    const std::vector<int>& grid;          ///< columns of the ruler's marks
    const std::vector<LaneShape>& shapes;  ///< over the track
};

/// One of `parts` about equal parts of all rows, for several threads.
struct RowShare {
    std::size_t part = 0;
    std::size_t parts = 1;
};

/// Calls `use` for every lane and strip in view, from the top down. The image, the scene for export and the tests all use its arguments.
void eachPaintedLane(const GanttContent& content, const GanttLayout& layout, const Theme& theme,
                     const std::function<void(const PaintedLane&)>& use, RowShare share = {});

/// Returns as many marks as have room for their numbers, none within folds.
[[nodiscard]] TimeRuler ganttRuler(const GanttContent& content, const GanttLayout& layout, const Theme& theme);

}  // namespace shardscope
