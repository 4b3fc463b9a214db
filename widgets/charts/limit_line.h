// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/charts/scene.h"

namespace shardscope {

/// Where the name of a limit stands: to the right of the plot, on the line's end, or above the plot behind a piece of the line.
enum class LimitName { Beside, OnLine, Above };

/// A limit's dashed line across the plot of a scene, and its name.
class LimitLine {
public:
    LimitLine(const ChartLimit& limit, double level, const Theme& theme) : m_limit(limit), m_level(level), m_theme(theme) {}

    [[nodiscard]] bool fitsBeside(double room) const;
    /// The line does not strike through figures, which are given from left to right.
    void draw(Scene& scene, const QList<QRectF>& figures = {}) const;
    /// Above the plot it is at the right end, or the left where a text is in the way.
    void drawName(Scene& scene, LimitName where) const;

private:
    [[nodiscard]] double nameWidth() const;
    [[nodiscard]] QRectF boxAbove(const Scene& scene) const;
    void addLine(Scene& scene, double from, double to, double y) const;

    const ChartLimit& m_limit;
    double m_level;
    const Theme& m_theme;
};

/// A limit of one bar's own at the y `level`: it reaches across the bar's column, its name above it, or below where a text stands. A name
/// that is wider than the column is left out.
void drawOwnLimit(Scene& scene, const ChartLimit& limit, double level, const QRectF& column, const Theme& theme);

}  // namespace shardscope
