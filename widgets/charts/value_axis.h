// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "widgets/charts/axis.h"
#include "widgets/charts/chart_data.h"
#include "widgets/charts/limit_line.h"
#include "widgets/charts/plotted.h"
#include "widgets/charts/scene.h"

namespace shardscope {

/// The vertical axis of a stacked chart: from values to y, its grid lines and numbers, and the limit.
class ValueAxis {
public:
    /// Covers the highest value and the limit in `height` pixels.
    ValueAxis(double highest, const ChartLimit& limit, const ValueFormat& format, double height, const Theme& theme);

    /// Returns the room that the numbers need left of the plot.
    [[nodiscard]] double labelWidth() const;
    /// Returns the y of a value in the plot.
    [[nodiscard]] double y(double value, const QRectF& plot) const;
    /// Draws the numbers and the unit's name above them.
    void draw(Scene& scene) const;
    /// Returns the axis with its grid, from 0 to the highest number.
    [[nodiscard]] PlottedAxis plotted() const;
    /// Returns the value of `pixels` of the plot's height on that axis.
    [[nodiscard]] double valueOf(double pixels, const QRectF& plot) const { return pixels / plot.height() * m_ticks.top(); }
    /// Returns the limit at its level in the plot; empty where there is none.
    [[nodiscard]] std::optional<LimitLine> limitLine(const QRectF& plot) const;

private:
    [[nodiscard]] QString tickText(double tick) const;

    const ChartLimit& m_limit;
    const ValueFormat& m_format;
    const Theme& m_theme;
    AxisTicks m_ticks;
};

/// Swatches with names, the top of the stack first. Next to the plot as a column, or below it in rows.
class Legend {
public:
    Legend(const QList<ChartSeries>& series, const Theme& theme);
    [[nodiscard]] double columnWidth() const;
    [[nodiscard]] double columnHeight() const;
    [[nodiscard]] double rowsHeight(double width) const;
    void drawColumn(Scene& scene, const QPointF& topLeft) const;
    void drawRows(Scene& scene, const QPointF& topLeft, double width) const;

private:
    [[nodiscard]] double entryWidth(const ChartSeries& series) const;
    void drawEntry(Scene& scene, const ChartSeries& series, const QPointF& topLeft) const;
    [[nodiscard]] double rowHeight() const;

    const QList<ChartSeries>& m_series;
    const Theme& m_theme;
};

/// Draws a sentence in the middle of an otherwise empty chart.
void drawMessage(Scene& scene, const QString& message, const Theme& theme);

}  // namespace shardscope
