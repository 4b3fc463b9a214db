// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/charts/scene.h"

namespace shardscope {

/// The place of a limit's name: to the right of the plot, on the line's end, or above the plot after a piece of the line.
enum class LimitName { Beside, OnLine, Above };

/// A limit's dashed line across the plot of a scene, and its name.
class LimitLine {
public:
    LimitLine(const ChartLimit& limit, double level, const Theme& theme) : m_limit(limit), m_level(level), m_theme(theme) {}

    [[nodiscard]] bool fitsBeside(double room) const;
    /// Draws the line, without crossing `figures`, which are given from left to right.
    void draw(Scene& scene, const QList<QRectF>& figures = {}) const;
    /// Draws the name. Above the plot it is at the right end, or at the left where a text is in the way.
    void drawName(Scene& scene, LimitName where) const;

private:
    [[nodiscard]] double nameWidth() const;
    [[nodiscard]] QRectF boxAbove(const Scene& scene) const;
    void addLine(Scene& scene, double from, double to, double y) const;

    const ChartLimit& m_limit;
    double m_level;
    const Theme& m_theme;
};

/// Draws the limit of one bar at the y `level`: across the bar's column, with its name above, or below where there is a text. A name wider
/// than the column is left out.
void drawOwnLimit(Scene& scene, const ChartLimit& limit, double level, const QRectF& column, const Theme& theme);

}  // namespace shardscope
