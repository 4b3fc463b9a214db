// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/roofline.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

#include "widgets/charts/roofline_scene.h"

namespace shardscope {
namespace {

constexpr double kTera = 1e12;

QString digits(double value) { return QLocale().toString(value, 'g', 3); }

}  // namespace

double roofAt(const Roof& roof, double intensity) { return std::min(roof.peak, roof.bandwidth * intensity); }

Scene Roofline::sceneAt(const QSizeF& size, const Theme& theme) const { return rooflineScene(m_data, size, theme); }

QString Roofline::summary() const
{
    if (m_data.points.isEmpty() || m_data.roofs.isEmpty())
        return m_data.whenEmpty;
    const Roof& roof = m_data.roofs.front();
    const auto left = std::count_if(m_data.points.begin(), m_data.points.end(),
                                    [&](const RooflinePoint& point) { return point.intensity < roof.peak / roof.bandwidth; });
    return tr("%Ln of %1 operator(s) are left of the ridge, where memory bandwidth is the limit.", nullptr, static_cast<int>(left))
        .arg(m_data.points.size());
}

QString Roofline::markName(int mark) const
{
    const RooflinePoint& point = m_data.points[scene().marks[mark].group];
    const QString text =
        tr("%1 %2: %3 FLOP per byte, %4 TFLOP/s").arg(point.letter, point.name, digits(point.intensity), digits(point.rate / kTera));
    return point.detail.isEmpty() ? text : text + QStringLiteral("\n") + point.detail;
}

int Roofline::neighbour(int mark, int key) const
{
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End;
    const auto place = [&](int which) {
        const RooflinePoint& point = m_data.points[scene().marks[which].group];
        return sideways ? point.intensity : point.rate;
    };
    QList<int> order;
    for (int i = 0; i < static_cast<int>(scene().marks.size()); ++i)
        order.append(i);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return place(a) < place(b); });
    const qsizetype here = order.indexOf(mark);
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        return order[std::max<qsizetype>(0, here - 1)];
    case Qt::Key_Right:
    case Qt::Key_Up:
        return order[std::min(order.size() - 1, here + 1)];
    case Qt::Key_Home:
        return order.front();
    case Qt::Key_End:
        return order.back();
    default:
        return -1;
    }
}

TableData Roofline::tableData() const
{
    TableData table;
    table.columns = {tr("operator"), tr("FLOP per byte"), tr("FLOP per second")};
    for (const Roof& roof : m_data.roofs)
        table.columns << tr("share of the roof: %1").arg(roof.name);
    table.rows = static_cast<int>(m_data.points.size());
    table.text = [](double value) { return QLocale().toString(value, 'g', 4); };
    table.cell = [shown = m_data](int row, int column) -> QVariant {
        const RooflinePoint& point = shown.points[row];
        switch (column) {
        case 0:
            return point.name;
        case 1:
            return point.intensity;
        case 2:
            return point.rate;
        default:
            return point.rate / roofAt(shown.roofs[column - 3], point.intensity);
        }
    };
    return table;
}

}  // namespace shardscope
