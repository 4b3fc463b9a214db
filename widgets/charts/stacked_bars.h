// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/charts/chart_widget.h"

namespace shardscope {

/// Stacked bars against a limit: "Where do the bytes go, and on which GPU?" Signals give (bar, series); Left and Right go
/// from bar to bar, Up and Down through its segments, of which the first is the bar as a whole.
class StackedBars : public ChartWidget {
    Q_OBJECT
public:
    using ChartWidget::ChartWidget;

    void setData(const StackedBarsData& bars);
    [[nodiscard]] const StackedBarsData& chartData() const { return m_data; }

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString title() const override { return m_data.title; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;

private:
    [[nodiscard]] bool isOver(const StackedBar& bar) const;
    [[nodiscard]] QString barName(const StackedBar& bar) const;

    StackedBarsData m_data;
};

}  // namespace shardscope
