// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/scatter.h"

#include <QPainter>

#include <cmath>

#include "widgets/charts/scatter_scene.h"
#include "widgets/text/numbers.h"

namespace shardscope {

void Scatter::setData(const ScatterData& points)
{
    m_data = points;
    m_selected = -1;
    rebuild();
}

void Scatter::setSelected(int point)
{
    if (point == m_selected)
        return;
    m_selected = point;
    update();
}

Scene Scatter::sceneAt(const QSizeF& size, const Theme& theme) const { return scatterScene(m_data, size, theme); }

QString Scatter::summary() const
{
    if (m_data.points.isEmpty())
        return m_data.whenEmpty;
    int within = 0;
    for (const ScatterPoint& point : m_data.points)
        within += std::abs(point.y / point.x - 1) <= m_data.band ? 1 : 0;
    return tr("%1 of %Ln point(s) lie within ±%2 of the diagonal.", nullptr, static_cast<int>(m_data.points.size()))
        .arg(within)
        .arg(percentText(m_data.band));
}

QString Scatter::markName(int mark) const
{
    const ScatterPoint& point = m_data.points[scene().marks[mark].group];
    const double error = point.y / point.x - 1;
    return tr("%1: %2 %3, %4 %5 (%6)", "run, axis, value, axis, value, error")
        .arg(point.name, m_data.xName, m_data.text(point.x), m_data.yName, m_data.text(point.y),
             signedText(error, percentText(std::abs(error))));
}

int Scatter::nearest(int mark, bool byX, bool upward) const
{
    // Points of one place keep their order, so that each can be reached.
    const auto key = [&](int index) {
        const ScatterPoint& point = m_data.points[index];
        return std::pair(byX ? point.x : point.y, index);
    };
    int best = -1;
    for (int index = 0; index < m_data.points.size(); ++index) {
        const bool isAhead = upward ? key(index) > key(mark) : key(index) < key(mark);
        if (isAhead && (best < 0 || (upward ? key(index) < key(best) : key(index) > key(best))))
            best = index;
    }
    return best < 0 ? mark : best;
}

int Scatter::neighbour(int mark, int key) const
{
    int end = mark;
    switch (key) {
    case Qt::Key_Left:
        return nearest(mark, true, false);
    case Qt::Key_Right:
        return nearest(mark, true, true);
    case Qt::Key_Down:
        return nearest(mark, false, false);
    case Qt::Key_Up:
        return nearest(mark, false, true);
    case Qt::Key_Home:
    case Qt::Key_End:
        for (int index = 0; index < m_data.points.size(); ++index) {
            const double x = m_data.points[index].x;
            const double best = m_data.points[end].x;
            if (key == Qt::Key_Home ? x < best : x > best)
                end = index;
        }
        return end;
    default:
        return -1;
    }
}

void Scatter::paintPointed(QPainter& painter, int mark, const Theme& theme) const
{
    const double out = theme.px(2);
    painter.setPen(QPen(theme.color(ColorRole::Text), theme.px(1.5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(scene().marks[mark].bounds.adjusted(-out, -out, out, out));
}

void Scatter::paintEvent(QPaintEvent* event)
{
    ChartWidget::paintEvent(event);
    if (m_selected < 0 || m_selected >= scene().marks.size())
        return;
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(ColorRole::Accent), theme.px(2.5)));
    const double out = theme.px(4);
    painter.drawEllipse(scene().marks[m_selected].bounds.adjusted(-out, -out, out, out));
}

TableData Scatter::tableData() const
{
    TableData table;
    table.columns = {tr("run"), m_data.xName, m_data.yName, tr("error")};
    table.rows = static_cast<int>(m_data.points.size());
    table.text = m_data.text;
    table.cell = [points = m_data.points](int row, int column) -> QVariant {
        const ScatterPoint& point = points[row];
        switch (column) {
        case 0:
            return point.name;
        case 1:
            return point.x;
        case 2:
            return point.y;
        default:
            return signedText(point.y / point.x - 1, percentText(std::abs(point.y / point.x - 1)));
        }
    };
    return table;
}

}  // namespace shardscope
