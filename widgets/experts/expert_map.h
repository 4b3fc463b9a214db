// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_widget.h"
#include "widgets/experts/expert_map_data.h"

namespace shardscope {

/// Where the tokens of one layer and micro-batch go. Signals give (rank, expert within it; −1: the rank). Left and Right go from
/// rank to rank, Up and Down through its experts.
class ExpertMap : public ChartWidget {
    Q_OBJECT
public:
    using ChartWidget::ChartWidget;

    void setData(const ExpertMapData& experts);
    [[nodiscard]] const ExpertMapData& chartData() const { return m_data; }

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override { return expertMapScene(m_data, size, theme); }
    [[nodiscard]] QString title() const override { return m_data.title; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;

private:
    ExpertMapData m_data;
};

}  // namespace shardscope
