// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/scene.h"
#include "widgets/timeline/gantt_layout.h"

namespace shardscope {

/// Returns the folds of an axis from 0 to `end` with breaks as wide as their texts, in a picture of this width in pixels.
[[nodiscard]] TimeFolds brokenAxis(const std::vector<TimeFold>& repeats, GanttTime time, double end, double width, const Theme& theme);

/// Returns "× 506 the same, 141 s: from 1.2 s on, 2 blocks of a row every 278 ms".
[[nodiscard]] QString foldText(GanttTime time, const TimeFold& fold);

/// Adds torn edges where the axis is broken, and between them the number and the time of the omitted periods.
void addBreakMarks(Scene& scene, const GanttContent& content, const GanttLayout& layout, const Theme& theme);

}  // namespace shardscope
