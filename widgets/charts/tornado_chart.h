// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart_widget.h"

namespace shardscope {

/// One assumption, and where the figure goes when it is lower and when it is higher.
struct TornadoBar {
    QString name;
    QString detail;  ///< "0.85 ± 10 %"; may be empty
    double low = 0;  ///< change of the figure, a fraction of it, with the assumption lower
    double high = 0;
};

struct TornadoData {
    QString title;
    QString figure;          ///< "step time"
    QList<TornadoBar> bars;  ///< the widest first
    QString whenEmpty;
};

/// Bars to both sides of a middle line: which assumption moves a figure most. As many as there is room for; the table has all. A group is a
/// bar.
class TornadoChart : public ChartWidget {
    Q_OBJECT
public:
    using ChartWidget::ChartWidget;
    void setData(const TornadoData& bars);
    [[nodiscard]] const TornadoData& chartData() const { return m_data; }

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString title() const override { return m_data.title; }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }

private:
    TornadoData m_data;
};

}  // namespace shardscope
