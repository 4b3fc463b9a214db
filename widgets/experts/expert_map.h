// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart.h"
#include "widgets/experts/expert_map_data.h"

namespace shardscope {

/// The destinations of the tokens of one layer and micro-batch. Signals give (rank, expert within it; −1: the rank). Left and Right go from
/// rank to rank, Up and Down through its experts.
class ExpertMap : public Chart<ExpertMapData> {
    Q_OBJECT
public:
    using Chart::Chart;

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override { return expertMapScene(m_data, size, theme); }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{640, 300}, {220, 150}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
};

}  // namespace shardscope
