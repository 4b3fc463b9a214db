// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/timeline/gantt_layout.h"

namespace shardscope {

/// Adds the frame of the lanes: the ruler, names of rows and panels, and the legend; or a sentence where there is nothing.
void addGanttFrame(Scene& scene, const GanttContent& content, const GanttLayout& layout, const Theme& theme);

/// Adds the overlay of the lanes: the highlighted row, the makespans and their difference, the critical path, the selection with its
/// arrows, and the playhead. The cost depends only on distinct visible parts.
void addGanttOverlay(Scene& scene, const GanttContent& content, const GanttLayout& layout, const Theme& theme);

/// Returns the box of the playhead's time in the ruler; empty where it is not visible.
[[nodiscard]] QRectF playheadFlag(const GanttContent& content, const GanttLayout& layout, const Theme& theme);

/// Returns a whole picture as plain shapes. Marks: the blocks that are drawn on their own, `group` the row, `item` the block counted
/// through all panels.
[[nodiscard]] Scene ganttScene(const GanttContent& content, const GanttLayout& layout, const Theme& theme);

/// Paints texts like `paintScene`, but lays out each only once: a schedule has few different labels and thousands of blocks.
void paintLabels(QPainter& painter, const Scene& scene, const Theme& theme);

}  // namespace shardscope
