// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "widgets/charts/chart.h"
#include "widgets/charts/chart_data.h"
#include "widgets/charts/scatter.h"

namespace shardscope {

/// One of the two axes of a chart of curves. A linear one starts at 0.
struct CurveAxis {
    QString name;                             ///< "tokens/s per GPU"
    bool isLogarithmic = false;               ///< then all values are positive
    double unit = 1;                          ///< value of 1 on the axis
    std::function<QString(double)> text;      ///< of a value, with the unit: "61.2 GiB"
    std::function<QString(double)> tickText;  ///< text of a tick, from a value in `unit`s
    QList<double> ticks{};                    ///< labelled values, rising; empty: round ones
};

struct CurvePoint {
    double x = 0;
    double y = 0;
    QString name{};  ///< read out before the values; may be empty
};

/// One series: a line, points, or both.
struct Curve {
    QString name;
    ColorRole role = ColorRole::Forward;
    bool isLine = true;
    bool isDashed = false;
    PointShape shape = PointShape::Disc;
    double size = 8;  ///< of the points, logical pixels; 0: none
    QList<CurvePoint> points;
    bool areNamed = false;  ///< each point has its name beside it where there is room
};

struct CurvesData {
    QString title;
    CurveAxis x;
    CurveAxis y;
    QList<Curve> curves;  ///< later ones are on top
    ChartLimit xLimit{};  ///< a dashed line at a value; value 0: none
    ChartLimit yLimit{};
    QString whenEmpty;
};

/// Curves and points over two axes. A group is a curve and an item a point of it.
class Curves : public Chart<CurvesData> {
    Q_OBJECT
public:
    using Chart::Chart;
    void setData(const CurvesData& curves);
    /// Draws a ring around a point that is selected elsewhere; curve −1: none.
    void setSelected(int curve, int point);
    [[nodiscard]] std::pair<int, int> selected() const { return m_selected; }

    [[nodiscard]] Scene sceneAt(const QSizeF& size, const Theme& theme) const override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QString markName(int mark) const override;

protected:
    [[nodiscard]] ChartSizes sizes() const override { return {{440, 300}, {240, 170}}; }
    [[nodiscard]] TableData tableData() const override;
    /// Goes left and right along a curve, up and down to the nearest point of the previous or next curve.
    [[nodiscard]] int neighbour(int mark, int key) const override;
    [[nodiscard]] bool isMirrored() const override { return false; }
    void paintPointed(QPainter& painter, int mark, const Theme& theme) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] const CurvePoint& pointOf(const SceneMark& mark) const { return m_data.curves[mark.group].points[mark.item]; }

    std::pair<int, int> m_selected{-1, -1};
};

}  // namespace shardscope
