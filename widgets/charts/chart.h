// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_widget.h"

namespace shardscope {

/// A chart that shows one value of plain data, which has a title.
template <typename Data>
class Chart : public ChartWidget {
public:
    using ChartWidget::ChartWidget;

    void setData(const Data& shown)
    {
        m_data = shown;
        rebuild();
    }
    [[nodiscard]] const Data& chartData() const { return m_data; }
    [[nodiscard]] QString title() const override { return m_data.title; }

protected:
    Data m_data;
};

}  // namespace shardscope
