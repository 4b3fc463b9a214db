// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/stacked_timeline.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "widgets/charts/timeline_scene.h"
#include "widgets/charts/value_axis.h"
#include "widgets/theme/style.h"

namespace shardscope {

namespace {

struct ReadoutLine {
    QString name;
    QString value;
    QColor swatch;
};

/// The box next to the crosshair, on the side with more room.
void paintReadout(QPainter& painter, const QList<ReadoutLine>& lines, double at, const QRectF& plot, const Theme& theme)
{
    const double row = std::ceil(theme.lineHeight(TextStyle::Caption) * 1.25);
    const double pad = theme.px(8);
    const double swatch = theme.px(9);
    double names = 0;
    double values = 0;
    for (const ReadoutLine& line : lines) {
        names = std::max(names, theme.textWidth(TextStyle::Caption, line.name));
        values = std::max(values, theme.textWidth(TextStyle::Caption, line.value));
    }
    const double width = std::ceil(pad * 2 + swatch + theme.px(6) + names + theme.px(14) + values);
    const double height = row * static_cast<double>(lines.size()) + pad;
    const double left = at > plot.center().x() ? at - width - theme.px(10) : at + theme.px(10);
    const QRectF box(std::round(left), std::round(plot.top() + theme.px(4)), width, height);
    paintBox(painter, box, theme.px(6), theme.color(ColorRole::Card), theme.color(ColorRole::Groove));
    painter.setFont(theme.font(TextStyle::Caption));
    double y = box.top() + pad / 2;
    for (const ReadoutLine& line : lines) {
        const QRectF place(box.left() + pad, y, width - 2 * pad, row);
        if (line.swatch.isValid())
            paintBox(painter, QRectF(place.left(), place.center().y() - swatch / 2, swatch, swatch), 2, line.swatch,
                     theme.edgeOf(line.swatch));
        painter.setPen(theme.color(ColorRole::Text));
        const double indent = line.swatch.isValid() ? swatch + theme.px(6) : 0;
        painter.drawText(place.adjusted(indent, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, line.name);
        painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, line.value);
        y += row;
    }
}

}  // namespace

Scene StackedTimeline::sceneAt(const QSizeF& size, const Theme& theme) const { return timelineScene(m_data, size, theme); }

qsizetype StackedTimeline::peak() const
{
    qsizetype most = 0;
    for (qsizetype i = 1; i < m_data.times.size(); ++i) {
        if (m_data.totalAt(i) > m_data.totalAt(most))
            most = i;
    }
    return most;
}

QString StackedTimeline::markerBefore(qsizetype moment) const
{
    QString name;
    for (const TimelineMarker& marker : m_data.markers) {
        if (marker.time <= m_data.times[moment])
            name = marker.name;
    }
    return name;
}

QString StackedTimeline::momentText(qsizetype moment) const
{
    return m_data.timeText ? m_data.timeText(m_data.times[moment]) : QString::number(m_data.times[moment]);
}

QString StackedTimeline::summary() const
{
    if (m_data.times.isEmpty())
        return m_data.whenEmpty;
    const qsizetype most = peak();
    const QString highest = tr("Highest at %1: %2.").arg(momentText(most), m_data.format.text(m_data.totalAt(most)));
    if (!(m_data.limit.value > 0))
        return highest;
    const bool fits = m_data.totalAt(most) <= m_data.limit.value;
    return highest + u' ' + (fits ? tr("The total stays within %1.") : tr("The total exceeds %1.")).arg(m_data.limit.name);
}

QString StackedTimeline::markName(int mark) const
{
    const qsizetype moment = scene().marks[mark].group;
    const QString total = tr("%1: %2", "time, total").arg(momentText(moment), m_data.format.text(m_data.totalAt(moment)));
    const QString marker = markerBefore(moment);
    return marker.isEmpty() ? total : tr("%1, after %2", "time and total, last marker").arg(total, marker);
}

int StackedTimeline::markAt(const QPointF& point) const
{
    const QList<SceneMark>& marks = scene().marks;
    if (!scene().plot.contains(point))
        return -1;
    const auto after =
        std::upper_bound(marks.begin(), marks.end(), point.x(), [](double x, const SceneMark& mark) { return x < mark.bounds.left(); });
    return after == marks.begin() ? -1 : static_cast<int>(after - marks.begin()) - 1;
}

/// The column in whose pixels a moment lies; it may show a higher one.
int StackedTimeline::markOfMoment(qsizetype moment) const
{
    const QRectF& plot = scene().plot;
    const double length = std::max(m_data.end, m_data.times.back()) - m_data.times.front();
    const double along = length > 0 ? (m_data.times[moment] - m_data.times.front()) / length : 0;
    const double pixel = std::min(std::floor(along * plot.width()), plot.width() - 1);
    return std::max(markAt(QPointF(plot.left() + pixel + 0.5, plot.center().y())), 0);
}

int StackedTimeline::markOfMarker(int from, int step) const
{
    QList<int> stops;
    for (const TimelineMarker& marker : m_data.markers) {
        const auto at = std::lower_bound(m_data.times.begin(), m_data.times.end(), marker.time);
        stops.append(markOfMoment(std::min<qsizetype>(at - m_data.times.begin(), m_data.times.size() - 1)));
    }
    if (step > 0) {
        const auto next = std::upper_bound(stops.begin(), stops.end(), from);
        return next == stops.end() ? from : *next;
    }
    const auto next = std::lower_bound(stops.begin(), stops.end(), from);
    return next == stops.begin() ? from : *(next - 1);
}

int StackedTimeline::neighbour(int mark, int key) const
{
    const int last = static_cast<int>(scene().marks.size()) - 1;
    switch (key) {
    case Qt::Key_Left:
        return std::max(mark - 1, 0);
    case Qt::Key_Right:
        return std::min(mark + 1, last);
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return last;
    case Qt::Key_PageDown:
        return markOfMarker(mark, 1);
    case Qt::Key_PageUp:
        return markOfMarker(mark, -1);
    case Qt::Key_Up:
        return markOfMoment(peak());
    default:
        return -1;
    }
}

void StackedTimeline::paintPointed(QPainter& painter, int mark, const Theme& theme) const
{
    const SceneMark& column = scene().marks[mark];
    const double at = std::floor(column.bounds.left()) + 0.5;
    painter.setPen(QPen(theme.color(ColorRole::Text), 1));
    painter.drawLine(QLineF(at, scene().plot.top(), at, scene().plot.bottom()));
    QList<ReadoutLine> lines{{momentText(column.group), m_data.format.text(m_data.totalAt(column.group)), {}}};
    for (qsizetype i = m_data.series.size() - 1; i >= 0; --i)
        lines.append({m_data.series[i].name, m_data.format.text(m_data.values[i][column.group]), theme.color(m_data.series[i].role)});
    paintReadout(painter, lines, at, scene().plot, theme);
}

TableData StackedTimeline::tableData() const
{
    TableData table;
    table.columns << tr("time");
    for (const ChartSeries& series : m_data.series)
        table.columns << series.name;
    table.columns << tr("total");
    table.rows = static_cast<int>(m_data.times.size());
    table.text = m_data.format.text;
    table.cell = [of = m_data](int row, int column) -> QVariant {
        if (column == 0)
            return of.timeText ? QVariant(of.timeText(of.times[row])) : QVariant(QString::number(of.times[row]));
        return column <= of.series.size() ? of.values[column - 1][row] : of.totalAt(row);
    };
    return table;
}

}  // namespace shardscope
