// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/timeline/gantt_data.h"

class QPainter;

namespace shardscope {

/// Paints a schedule in a small rectangle, its rows one below the other, time 0 to `end` from left to right: blocks in their colours with
/// their letters where there is room, idle time in the colour of idle time.
void paintThumbnail(QPainter& painter, const QRectF& rect, const GanttData& data, double end, const Theme& theme);
/// Adds the same as shapes of a scene.
void addThumbnail(Scene& scene, const QRectF& rect, const GanttData& data, double end, const Theme& theme);

}  // namespace shardscope
