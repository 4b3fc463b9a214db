// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/timeline_scene.h"

#include <algorithm>
#include <cmath>

#include "widgets/charts/decimate.h"
#include "widgets/charts/value_axis.h"

namespace shardscope {

namespace {

class TimelineBuilder {
public:
    TimelineBuilder(const TimelineData& data, const QSizeF& size, const Theme& theme)
        : m_data(data), m_theme(theme), m_legend(data.series, theme), m_axis(fill(), data.limit, data.format, size.height() * 0.7, theme)
    {
        m_scene.size = size;
        m_lastBand.fill(-1, data.series.size());
        m_tops.resize(data.series.size());
    }
    [[nodiscard]] Scene build();

private:
    double fill();
    void placePlot();
    void drawBand(qsizetype series, const QRectF& rect);
    void extendTop(qsizetype series, const TimelineColumn& column, double value);
    void drawColumn(const TimelineColumn& column);
    void plot();
    void drawMarkers();
    void drawTimes();
    [[nodiscard]] double x(double time) const;
    [[nodiscard]] double begin() const { return m_data.times.front(); }
    [[nodiscard]] double span() const { return length() > 0 ? length() : 1; }  ///< of the axis
    [[nodiscard]] double length() const { return std::max(m_data.end, m_data.times.back()) - begin(); }

    const TimelineData& m_data;
    const Theme& m_theme;
    QList<double> m_totals;
    QList<qsizetype> m_lastBand;   ///< each series' newest rectangle, or −1
    QList<QList<QPointF>> m_tops;  ///< each series' upper edge, in steps
    Legend m_legend;
    Scene m_scene;
    ValueAxis m_axis;
};

/// Sums up every moment; returns the highest.
double TimelineBuilder::fill()
{
    double most = 0;
    m_totals.reserve(m_data.times.size());
    for (qsizetype i = 0; i < m_data.times.size(); ++i) {
        m_totals.append(m_data.totalAt(i));
        most = std::max(most, m_totals.back());
    }
    return most;
}

void TimelineBuilder::placePlot()
{
    const double caption = m_theme.lineHeight(TextStyle::Caption);
    const double left = m_axis.labelWidth() + m_theme.px(2);
    const double right = m_theme.px(8);
    const double below = caption * 1.6 + m_legend.rowsHeight(m_scene.size.width() - left) + m_theme.px(4);
    m_scene.plot = QRectF(QPointF(std::round(left), std::round(caption * 2)),
                          QPointF(std::round(m_scene.size.width() - right), std::round(m_scene.size.height() - below)));
}

double TimelineBuilder::x(double time) const
{
    return length() > 0 ? std::round(m_scene.plot.left() + (time - begin()) / length() * m_scene.plot.width()) : m_scene.plot.left();
}

/// A series that keeps its place from one column to the next stays one rectangle: its pattern then has room, and an exported
/// picture fewer shapes.
void TimelineBuilder::drawBand(qsizetype series, const QRectF& rect)
{
    qsizetype& last = m_lastBand[series];
    if (last >= 0) {
        QRectF& before = m_scene.rects[last].rect;
        if (before.right() >= rect.left() && before.top() == rect.top() && before.bottom() == rect.bottom()) {
            before.setRight(rect.right());
            return;
        }
    }
    last = -1;
    if (rect.height() <= 0)
        return;
    last = m_scene.rects.size();
    const ColorRole role = m_data.series[series].role;
    m_scene.rects.append({rect, m_theme.color(role), Qt::transparent, m_theme.hatch(role), -1, 0, true});
}

void TimelineBuilder::extendTop(qsizetype series, const TimelineColumn& column, double value)
{
    QList<QPointF>& top = m_tops[series];
    const auto at = [&](int pixel) { return begin() + pixel / m_scene.plot.width() * span(); };
    if (top.isEmpty() || top.back().y() != value)
        top.append({at(column.x), value});
    else
        top.removeLast();
    top.append({at(column.x + column.width), value});
}

void TimelineBuilder::drawColumn(const TimelineColumn& column)
{
    const double left = m_scene.plot.left() + column.x;
    m_scene.marks.append({QRectF(left, m_scene.plot.top(), column.width, m_scene.plot.height()), static_cast<int>(column.moment), -1});
    double sum = 0;
    double lower = m_scene.plot.bottom();
    for (qsizetype i = 0; i < m_data.series.size(); ++i) {
        sum += m_data.values[i][column.moment];
        const double upper = m_axis.y(sum, m_scene.plot);
        const QRectF rect(left, upper, column.width, lower - upper);
        drawBand(i, rect);
        extendTop(i, column, m_axis.valueOf(m_scene.plot.bottom() - upper, m_scene.plot));
        lower = upper;
    }
}

/// Each area reaches down to the axis, and lower ones cover it: so no seam shows between neighbours.
void TimelineBuilder::plot()
{
    Plotted plotted;
    plotted.area = m_scene.plot;
    plotted.grid = m_theme.color(ColorRole::Grid);
    plotted.x = {begin(), begin() + span()};
    plotted.y = m_axis.plotted();
    for (qsizetype i = m_data.series.size() - 1; i >= 0; --i)
        plotted.areas.append({m_theme.color(m_data.series[i].role), m_tops[i]});
    if (!m_tops.isEmpty()) {
        const double half = m_axis.valueOf(0.5, m_scene.plot);
        PlottedLine outline{m_theme.edgeOf(plotted.areas.front().fill), 1, false, m_tops.back()};
        for (QPointF& point : outline.points)
            point.ry() -= half;
        plotted.lines.append(outline);
    }
    m_scene.plotted = std::make_shared<Plotted>(std::move(plotted));
}

/// Names stand above their lines; one that would touch the one before or the limit's is left out (the table and the keyboard
/// have it).
void TimelineBuilder::drawMarkers()
{
    const double height = m_theme.lineHeight(TextStyle::Caption);
    double free = m_scene.plot.left() - m_theme.px(2);
    const QList<SceneText> placed = m_scene.texts;
    for (const TimelineMarker& marker : m_data.markers) {
        const double at = x(marker.time) + 0.5;
        m_scene.lines.append(
            {QLineF(at, m_scene.plot.top() - m_theme.px(3), at, m_scene.plot.bottom()), m_theme.color(ColorRole::Muted), 1, true});
        const double width = m_theme.textWidth(TextStyle::Caption, marker.name) + m_theme.px(4);
        const double left = std::min(at - m_theme.px(1), m_scene.plot.right() - width);
        const QRectF box(left, m_scene.plot.top() - height - m_theme.px(4), width, height);
        const auto touches = [&box](const SceneText& text) { return text.box.intersects(box); };
        if (left < free || std::any_of(placed.begin(), placed.end(), touches))
            continue;
        m_scene.texts.append({box, Qt::AlignLeft | Qt::AlignVCenter, marker.name, m_theme.color(ColorRole::Muted), TextStyle::Caption});
        free = left + width + m_theme.px(8);
    }
}

void TimelineBuilder::drawTimes()
{
    if (!m_data.timeText)
        return;
    const double height = m_theme.lineHeight(TextStyle::Caption);
    const AxisTicks ticks = niceTicks(length(), std::max(1, static_cast<int>(m_scene.plot.width() / m_theme.px(90))));
    for (double tick : ticks.values) {
        if (tick > length() * (1 + 1e-9))
            break;
        const QString text = m_data.timeText(begin() + tick);
        const double width = m_theme.textWidth(TextStyle::Caption, text) + 2;
        const double left = std::clamp(x(begin() + tick) - width / 2, 0.0, m_scene.size.width() - width);
        m_scene.texts.append({QRectF(left, m_scene.plot.bottom() + m_theme.px(5), width, height), Qt::AlignCenter, text,
                              m_theme.color(ColorRole::Muted), TextStyle::Caption});
    }
}

Scene TimelineBuilder::build()
{
    if (m_data.times.isEmpty()) {
        drawMessage(m_scene, m_data.whenEmpty, m_theme);
        return m_scene;
    }
    placePlot();
    if (m_scene.plot.width() < m_theme.px(40) || m_scene.plot.height() < m_theme.px(30))
        return m_scene;
    m_axis.draw(m_scene);
    for (const TimelineColumn& column : decimate(m_data.times, m_data.end, m_totals, static_cast<int>(m_scene.plot.width())))
        drawColumn(column);
    plot();
    if (const std::optional<LimitLine> limit = m_axis.limitLine(m_scene.plot)) {
        limit->draw(m_scene);
        limit->drawName(m_scene, LimitName::OnLine);
    }
    drawMarkers();
    drawTimes();
    const double width = m_scene.plot.width();
    m_legend.drawRows(m_scene, QPointF(m_scene.plot.left(), m_scene.size.height() - m_legend.rowsHeight(width)), width);
    return m_scene;
}

}  // namespace

Scene timelineScene(const TimelineData& data, const QSizeF& size, const Theme& theme) { return TimelineBuilder(data, size, theme).build(); }

}  // namespace shardscope
