// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "widgets/theme/theme.h"
#include "widgets/timeline/gantt_content.h"

namespace shardscope {

/// The place of one schedule. Lanes are equally high; the strip of a row is below its last lane.
struct GanttPanelBox {
    QRectF caption;  ///< name and makespan, above the rows where there are two panels
    QRectF rows;     ///< visible part of the rows, as wide as the plot
    std::vector<double> laneTops;
    double laneHeight = 0;
    double stripHeight = 0;  ///< 0: no strips

    /// Returns the part of a lane that blocks cover.
    [[nodiscard]] QRectF lane(int lane) const;
    [[nodiscard]] QRectF strip(const GanttRow& row) const;
    /// Returns all lanes and the strip.
    [[nodiscard]] QRectF row(const GanttRow& row) const;
};

/// The layout at one size, on whole device pixels.
struct GanttLayout {
    QSizeF size;
    double pixelsPerUnit = 1;  ///< device pixels per device-independent one
    QRectF ruler;
    QRectF plot;  ///< all rows
    QRectF legend;
    double nameWidth = 0;   ///< room for names left of the plot
    double rowsHeight = 0;  ///< of all rows; if more than the plot's, they scroll
    std::vector<GanttPanelBox> panels;

    [[nodiscard]] TimeScale scale(const GanttContent& content) const { return {content.range, plot.left(), plot.width(), &content.folds}; }
    /// Return the columns of device pixels in the plot, and their scale.
    [[nodiscard]] int columns() const;
    [[nodiscard]] TimeScale columnScale(const GanttContent& content) const;
    /// Return the column at an x, and the x of a column's left side.
    [[nodiscard]] int column(double x) const;
    [[nodiscard]] double x(int column) const;
    /// Returns the lane of a panel that begins at or above a height; −1: none. It may end above it.
    [[nodiscard]] int laneAt(int panel, double y) const;
    [[nodiscard]] int panelAt(double y) const;
};

[[nodiscard]] GanttLayout ganttLayout(const GanttContent& content, const QSizeF& size, const Theme& theme, double pixelsPerUnit);

/// Returns a layout of lanes alone, scaled into a box as an overview of all time; with more lanes than pixels, only some of them.
[[nodiscard]] GanttLayout overviewLayout(const GanttContent& content, const QRectF& box, double pixelsPerUnit);

}  // namespace shardscope
