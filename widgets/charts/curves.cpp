// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/curves.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "widgets/charts/curves_scene.h"

namespace shardscope {

void Curves::setData(const CurvesData& curves)
{
    m_data = curves;
    m_selected = {-1, -1};
    rebuild();
}

void Curves::setSelected(int curve, int point)
{
    if (m_selected == std::pair(curve, point))
        return;
    m_selected = {curve, point};
    update();
}

Scene Curves::sceneAt(const QSizeF& size, const Theme& theme) const { return curvesScene(m_data, size, theme); }

QString Curves::summary() const
{
    QStringList sentences;
    for (const Curve& curve : m_data.curves) {
        if (curve.points.isEmpty())
            continue;
        const auto highest =
            std::max_element(curve.points.begin(), curve.points.end(), [](const CurvePoint& a, const CurvePoint& b) { return a.y < b.y; });
        sentences << tr("%1: %Ln point(s), highest value %2 at %3.", nullptr, static_cast<int>(curve.points.size()))
                         .arg(curve.name, m_data.y.text(highest->y), m_data.x.text(highest->x));
    }
    return sentences.isEmpty() ? m_data.whenEmpty : sentences.join(u' ');
}

QString Curves::markName(int mark) const
{
    const SceneMark& at = scene().marks[mark];
    const CurvePoint& point = pointOf(at);
    const QString name = point.name.isEmpty() ? m_data.curves[at.group].name : point.name;
    return tr("%1: %2 %3, %4 %5", "point, axis, value, axis, value")
        .arg(name, m_data.x.name, m_data.x.text(point.x), m_data.y.name, m_data.y.text(point.y));
}

int Curves::neighbour(int mark, int key) const
{
    const SceneMark& at = scene().marks[mark];
    const auto size = static_cast<int>(m_data.curves[at.group].points.size());
    const auto nearestOf = [this, &at](int curve, int towards) {
        const double x = at.bounds.center().x();
        for (int other = curve; other >= 0 && other < m_data.curves.size(); other += towards) {
            int best = -1;
            for (int i = 0; i < static_cast<int>(scene().marks.size()); ++i) {
                const SceneMark& candidate = scene().marks[i];
                const double distance = std::abs(candidate.bounds.center().x() - x);
                if (candidate.group == other && (best < 0 || distance < std::abs(scene().marks[best].bounds.center().x() - x)))
                    best = i;
            }
            if (best >= 0)
                return best;
        }
        return -1;
    };
    int target = -1;
    switch (key) {
    case Qt::Key_Left:
        return scene().markOf(at.group, std::max(0, at.item - 1));
    case Qt::Key_Right:
        return scene().markOf(at.group, std::min(size - 1, at.item + 1));
    case Qt::Key_Home:
        return scene().markOf(at.group, 0);
    case Qt::Key_End:
        return scene().markOf(at.group, size - 1);
    case Qt::Key_Up:
        target = nearestOf(at.group - 1, -1);
        break;
    case Qt::Key_Down:
        target = nearestOf(at.group + 1, 1);
        break;
    default:
        return -1;
    }
    return target < 0 ? mark : target;
}

void Curves::paintPointed(QPainter& painter, int mark, const Theme& theme) const
{
    painter.setPen(QPen(theme.color(ColorRole::Text), theme.px(1.5)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(scene().marks[mark].bounds);
}

void Curves::paintEvent(QPaintEvent* event)
{
    ChartWidget::paintEvent(event);
    const int mark = m_selected.first < 0 ? -1 : scene().markOf(m_selected.first, m_selected.second);
    if (mark < 0)
        return;
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.color(ColorRole::Accent), theme.px(2.5)));
    const double out = theme.px(3);
    painter.drawEllipse(scene().marks[mark].bounds.adjusted(-out, -out, out, out));
}

TableData Curves::tableData() const
{
    TableData table;
    table.columns = {tr("curve"), tr("point"), m_data.x.name, m_data.y.name};
    QList<std::pair<int, int>> places;
    for (int curve = 0; curve < m_data.curves.size(); ++curve) {
        for (int item = 0; item < m_data.curves[curve].points.size(); ++item)
            places.append({curve, item});
    }
    table.rows = static_cast<int>(places.size());
    table.textOf = [x = m_data.x.text, y = m_data.y.text](int column, double value) { return column == 2 ? x(value) : y(value); };
    table.cell = [places, curves = m_data.curves](int row, int column) -> QVariant {
        const Curve& curve = curves[places[row].first];
        const CurvePoint& point = curve.points[places[row].second];
        switch (column) {
        case 0:
            return curve.name;
        case 1:
            return point.name;
        case 2:
            return point.x;
        default:
            return point.y;
        }
    };
    return table;
}

}  // namespace shardscope
