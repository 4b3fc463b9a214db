// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/timeline/gantt_layout.h"
#include "widgets/timeline/lane_runs.h"

namespace shardscope {

/// The object at a point: a block, idle time between blocks, or nothing.
struct GanttHit {
    GanttPlace block;
    GanttGap gap;
    QRectF bounds;            ///< of the drawn object
    std::uint32_t count = 0;  ///< blocks in the same column, more than one where they are narrower than a pixel
    int panel = -1;
    int row = -1;  ///< also outside the blocks
};

/// Returns the object at a point, from the same runs that are drawn.
[[nodiscard]] GanttHit ganttHit(const GanttContent& content, const GanttLayout& layout, const QPointF& point);

}  // namespace shardscope
