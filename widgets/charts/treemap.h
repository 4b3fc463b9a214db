// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_data.h"
#include "widgets/charts/chart_widget.h"

namespace shardscope {

/// A treemap of two levels: what a bar is made of. Signals give (group, tile). Arrow keys go to the nearest tile on that side.
class Treemap : public ChartWidget {
    Q_OBJECT
public:
    using ChartWidget::ChartWidget;

    void setData(const TreemapData& treemap);
    [[nodiscard]] const TreemapData& chartData() const { return m_data; }

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
    [[nodiscard]] double total() const;

    TreemapData m_data;
};

}  // namespace shardscope
