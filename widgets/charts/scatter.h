// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "widgets/charts/chart.h"

namespace shardscope {

/// The shape of a mark, which distinguishes kinds without colour.
enum class PointShape { Disc, Square };

struct ScatterKind {
    QString name;
    ColorRole role = ColorRole::Forward;
    PointShape shape = PointShape::Disc;
    double size = 9;  ///< logical pixels
};

struct ScatterPoint {
    QString name;
    double x = 0;  ///< positive
    double y = 0;  ///< positive
    int kind = 0;  ///< index into `kinds`
};

/// Measured against predicted values, on two logarithmic axes of one range.
struct ScatterData {
    QString title;
    QString xName;  ///< "measured step time"
    QString yName;
    QList<ScatterKind> kinds;
    QList<ScatterPoint> points;
    double band = 0.1;                        ///< lines at ± this fraction of the diagonal; 0: none
    double unit = 1;                          ///< value of 1 on the axes
    std::function<QString(double)> text;      ///< of a value, with the unit: "12.9 s"
    std::function<QString(double)> tickText;  ///< text of a tick, from a value in `unit`s
    QString whenEmpty;
};

/// Points around the diagonal on which prediction and measurement are equal. A group is a point, in the data's order; item 0.
class Scatter : public Chart<ScatterData> {
    Q_OBJECT
public:
    using Chart::Chart;
    void setData(const ScatterData& points);
    /// Draws a ring around a point that is selected elsewhere; −1: none.
    void setSelected(int point);
    [[nodiscard]] int selected() const { return m_selected; }

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{440, 300}, {220, 150}}; }
    [[nodiscard]] TableData tableData() const override;
    /// Moves left, right, Home and End by measurement, up and down by prediction.
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }
    void paintPointed(QPainter& painter, int mark, const Theme& theme) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int nearest(int mark, bool byX, bool upward) const;

    int m_selected = -1;
};

}  // namespace shardscope
