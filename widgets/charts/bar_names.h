// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/charts/scene.h"

namespace shardscope {

/// The names below stacked bars.
class BarNames {
public:
    BarNames(const StackedBarsData& data, const Theme& theme);

    /// Returns the lines of each name: two where the names do not fit side by side, but do in two lines each.
    [[nodiscard]] int lines(double pitch) const;
    /// Draws full names where they fit, else short ones under the category's name, else every second, fifth, … of these. `first`: left edge
    /// of the first column.
    void draw(Scene& scene, double first, double pitch, int lines) const;

private:
    [[nodiscard]] qsizetype everyWhich(double pitch) const;

    const StackedBarsData& m_data;
    const Theme& m_theme;
    double m_widest = 0;
    double m_widestShort = 0;
};

}  // namespace shardscope
