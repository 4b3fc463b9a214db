// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart.h"
#include "widgets/charts/chart_data.h"

namespace shardscope {

/// A treemap of two levels: the parts of a bar. Signals give (group, tile). Arrow keys go to the nearest tile on that side.
class Treemap : public Chart<TreemapData> {
    Q_OBJECT
public:
    using Chart::Chart;

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{440, 280}, {160, 120}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;

private:
    [[nodiscard]] double total() const;
};

}  // namespace shardscope
