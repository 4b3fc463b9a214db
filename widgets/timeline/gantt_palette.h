// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRgb>

#include <vector>

#include "widgets/theme/theme.h"
#include "widgets/timeline/gantt_data.h"

namespace shardscope {

/// The colours of one class of blocks in a theme.
struct GanttLook {
    QColor fill;
    QColor lower;  ///< of the lower half; equal to `fill` except for fused blocks
    QColor edge;
    QColor ink;  ///< of letters on `fill`
    QColor lowerInk;
};

/// Returns the colours of all styles of a schedule, mixed once.
[[nodiscard]] std::vector<GanttLook> ganttLooks(const GanttData& data, const Theme& theme);
[[nodiscard]] GanttLook ganttLook(const GanttStyle& style, const Theme& theme);
/// Returns the look of a rank's live activations: quieter than the blocks above them.
[[nodiscard]] GanttLook ganttLiveLook(const Theme& theme);
/// Returns the colour of the stripes over exposed communication.
[[nodiscard]] QColor ganttStripe(const GanttLook& look, const Theme& theme);
/// Returns the colour of the ruler's lines where they cross idle time.
[[nodiscard]] QColor ganttGridColor(const Theme& theme);

}  // namespace shardscope
