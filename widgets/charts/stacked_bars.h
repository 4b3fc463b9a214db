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

    /// Sets the data. `ownLimits`: one per bar, instead of the chart's; empty: every bar has the chart's.
    void setData(const StackedBarsData& bars, const QList<ChartLimit>& ownLimits = {});
    [[nodiscard]] const QList<ChartLimit>& ownLimits() const { return m_ownLimits; }

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{440, 280}, {220, 160}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;

private:
    [[nodiscard]] bool isOver(qsizetype bar) const;
    [[nodiscard]] QString barName(qsizetype bar) const;

    QList<ChartLimit> m_ownLimits;
};

}  // namespace shardscope
