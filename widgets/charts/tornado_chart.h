// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/charts/chart.h"

namespace shardscope {

/// One assumption, and the figure with the assumption lower and higher.
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

/// Bars to both sides of a middle line: the assumptions that change a figure most. As many as fit; the table has all. A group is a bar.
class TornadoChart : public Chart<TornadoData> {
    Q_OBJECT
public:
    using Chart::Chart;
    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{480, 320}, {260, 160}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }
};

}  // namespace shardscope
