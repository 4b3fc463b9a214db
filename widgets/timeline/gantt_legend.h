// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/timeline/gantt_content.h"

namespace shardscope {

/// Return the height of the legend, and draw it: swatches with letters and names of the blocks of all panels, idle time, and the strips.
[[nodiscard]] double ganttLegendHeight(const GanttContent& content, double width, const Theme& theme);
void drawGanttLegend(Scene& scene, const GanttContent& content, const QRectF& box, const Theme& theme);

}  // namespace shardscope
