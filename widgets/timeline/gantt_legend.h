// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/timeline/gantt_content.h"

namespace shardscope {

/// Swatches with their letters and names: what the blocks of all panels are, idle time, and the strips.
[[nodiscard]] double ganttLegendHeight(const GanttContent& content, double width, const Theme& theme);
void drawGanttLegend(Scene& scene, const GanttContent& content, const QRectF& box, const Theme& theme);

}  // namespace shardscope
