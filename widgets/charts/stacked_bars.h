// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart.h"
#include "widgets/charts/chart_data.h"

namespace shardscope {

/// Stacked bars against a limit: "Where do the bytes go, and on which GPU?" Signals give (bar, series); Left and Right go
/// from bar to bar, Up and Down through its segments, of which the first is the bar as a whole.
class StackedBars : public Chart<StackedBarsData> {
    Q_OBJECT
public:
    using Chart::Chart;

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{440, 280}, {220, 160}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;

private:
    [[nodiscard]] QString barName(qsizetype bar) const;
};

}  // namespace shardscope
