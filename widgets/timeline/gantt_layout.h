// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "widgets/theme/theme.h"
#include "widgets/timeline/gantt_content.h"

namespace shardscope {

/// Where one schedule is. Lanes are equally high; the strip of a row is below its last lane.
struct GanttPanelBox {
    QRectF caption;  ///< name and makespan, above the rows where there are two panels
    QRectF rows;     ///< what is seen of the rows, as wide as the plot
    std::vector<double> laneTops;
    double laneHeight = 0;
    double stripHeight = 0;  ///< 0: no strips

    /// The part of a lane that blocks cover.
    [[nodiscard]] QRectF lane(int lane) const;
    [[nodiscard]] QRectF strip(const GanttRow& row) const;
    /// All lanes and the strip.
    [[nodiscard]] QRectF row(const GanttRow& row) const;
};

/// Where everything is at one size, on whole device pixels.
struct GanttLayout {
    QSizeF size;
    double pixelsPerUnit = 1;  ///< device pixels per device-independent one
    QRectF ruler;
    QRectF plot;  ///< all rows
    QRectF legend;
    double nameWidth = 0;   ///< room for names left of the plot
    double rowsHeight = 0;  ///< of all rows; more than the plot's: they scroll
    std::vector<GanttPanelBox> panels;

    [[nodiscard]] TimeScale scale(const GanttContent& content) const { return {content.range, plot.left(), plot.width(), &content.folds}; }
    /// Columns of device pixels in the plot, and their scale.
    [[nodiscard]] int columns() const;
    [[nodiscard]] TimeScale columnScale(const GanttContent& content) const;
    /// The column at an x and the x of a column's left side.
    [[nodiscard]] int column(double x) const;
    [[nodiscard]] double x(int column) const;
    /// The lane of a panel that begins at or above a height; −1: none. It may end above it.
    [[nodiscard]] int laneAt(int panel, double y) const;
    [[nodiscard]] int panelAt(double y) const;
};

[[nodiscard]] GanttLayout ganttLayout(const GanttContent& content, const QSizeF& size, const Theme& theme, double pixelsPerUnit);

/// Lanes alone, squeezed into a box as an overview of all time; where there are more lanes than pixels, every so many.
[[nodiscard]] GanttLayout overviewLayout(const GanttContent& content, const QRectF& box, double pixelsPerUnit);

}  // namespace shardscope
