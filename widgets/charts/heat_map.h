// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

#include "widgets/charts/chart.h"

namespace shardscope {

struct HeatCell {
    std::optional<double> value;  ///< empty: none; the lines give the reason
    QString figure;               ///< the value for people
    QStringList lines{};          ///< below the figure, as many as fit
    QString detail{};             ///< shown when the cell is pointed at
};

struct HeatRow {
    QString name;
    QList<HeatCell> cells;     ///< one per column
    bool startsGroup = false;  ///< separated from the row above
};

struct HeatMapData {
    QString title;
    QString figure;       ///< the coloured figure: "MFU"
    QString columnsName;  ///< "GPUs"
    QStringList columns;
    QList<HeatRow> rows;
    QString whenEmpty;
};

/// Values by row and column, with larger values in a stronger colour and the figure in each cell. A group is a row and an item a column.
class HeatMap : public Chart<HeatMapData> {
    Q_OBJECT
public:
    using Chart::Chart;
    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{560, 360}, {260, 160}}; }
    [[nodiscard]] TableData tableData() const override;
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }
};

}  // namespace shardscope
