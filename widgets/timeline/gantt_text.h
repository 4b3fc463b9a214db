// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/timeline/gantt_content.h"

namespace shardscope {

/// Sentences about schedules, for captions, tooltips and screen readers; made on demand.

/// Returns "33 time units" or "12.9 s".
[[nodiscard]] QString lengthText(GanttTime time, double length);
/// Returns a moment to about a thousandth of all time, so that a running clock has few digits.
[[nodiscard]] QString momentText(const GanttContent& content, double moment);
[[nodiscard]] QString makespanText(const GanttData& data);
/// Returns "3 time units shorter (−9.1 %)".
[[nodiscard]] QString differenceText(const GanttContent& content);
/// Returns the text below the name of a rank, "peak 4", its most live activations; empty where none are counted.
[[nodiscard]] QString peakText(const GanttData& data, double livePeak);
/// Returns "rank 3: forward of micro-batch 5, 12.4 to 13.1 (0.7)".
[[nodiscard]] QString blockText(const GanttContent& content, const GanttPlace& place);
[[nodiscard]] QString gapText(const GanttContent& content, const GanttGap& gap);
/// Returns "rank 3: 16 blocks, busy 72.7 %".
[[nodiscard]] QString rowText(const GanttContent& content, int panel, int row);
/// Returns one or two sentences about the whole.
[[nodiscard]] QString contentText(const GanttContent& content);

}  // namespace shardscope
