// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/bars_scene.h"

#include <algorithm>
#include <cmath>

#include "widgets/charts/bar_names.h"
#include "widgets/charts/value_axis.h"

namespace shardscope {

namespace {

/// The widest bar, and where the plot is high, its share of the height.
constexpr double kWidestBar = 56;
constexpr double kWidestShare = 1.0 / 6;
/// From this width on columns are whole pixels; what that leaves of the plot stands at its sides.
constexpr double kWholeColumn = 8;
/// From this width on the legend is next to the plot.
constexpr double kRoomForColumn = 360;

class BarsBuilder {
public:
    BarsBuilder(const StackedBarsData& data, const QSizeF& size, const Theme& theme);
    [[nodiscard]] Scene build();

private:
    /// Where there is room for all of it.
    [[nodiscard]] bool legendBeside() const
    {
        const double around = 3.6 * m_theme.lineHeight(TextStyle::Caption);
        return m_scene.size.width() >= m_theme.px(kRoomForColumn) && m_legend.columnHeight() <= m_scene.size.height() - around;
    }
    [[nodiscard]] double highest() const;
    [[nodiscard]] double legendWidth() const;
    [[nodiscard]] double legendTop() const;
    [[nodiscard]] double limitRoom() const;
    void placePlot();
    void placeBars();
    void plot();
    void drawLegend();
    [[nodiscard]] QRectF column(qsizetype bar) const;
    [[nodiscard]] QRectF body(qsizetype bar) const;
    void drawBar(qsizetype bar);
    [[nodiscard]] double drawSegments(qsizetype bar);
    void drawImpossible(qsizetype bar);
    void drawTotals();
    void drawOwnLimits();
    void drawLimit();

    const StackedBarsData& m_data;
    const Theme& m_theme;
    Legend m_legend;
    BarNames m_names;
    Scene m_scene;
    ValueAxis m_axis;
    Plotted m_plotted;
    QList<QColor> m_edges;    ///< each series'
    double m_first = 0;       ///< left of the first column
    double m_pitch = 1;       ///< from a column to the next
    double m_width = 1;       ///< of a bar
    int m_nameLines = 1;      ///< below a column
    QList<double> m_tops;     ///< y of each bar's top
    QList<QRectF> m_figures;  ///< the totals there, from left to right
};

BarsBuilder::BarsBuilder(const StackedBarsData& data, const QSizeF& size, const Theme& theme)
    : m_data(data),
      m_theme(theme),
      m_legend(data.series, theme),
      m_names(data, theme),
      m_axis(highest(), data.limit, data.format, size.height() * 0.7, theme)
{
    m_scene.size = size;
}

double BarsBuilder::highest() const
{
    double most = 0;
    for (const StackedBar& bar : m_data.bars)
        most = std::max({most, bar.total(), bar.ownLimit.value});
    return most;
}

double BarsBuilder::legendWidth() const
{
    return std::max(m_legend.columnWidth(), m_theme.textWidth(TextStyle::Strong, m_data.limit.name)) + m_theme.px(16);
}

void BarsBuilder::placePlot()
{
    const double caption = m_theme.lineHeight(TextStyle::Caption);
    const double top = caption * 2;
    const double left = m_axis.labelWidth() + m_theme.px(2);
    const double inside = m_scene.size.width() - m_axis.labelWidth() - (legendBeside() ? legendWidth() : 0);
    m_nameLines = m_names.lines(inside / static_cast<double>(std::max<qsizetype>(1, m_data.bars.size())));
    const double legend = legendBeside() ? 0 : m_legend.rowsHeight(m_scene.size.width() - std::round(left)) + m_theme.px(4);
    const double below = caption * (m_nameLines + 0.6) + legend;
    const double right = legendBeside() ? legendWidth() : m_theme.px(2);
    m_scene.plot = QRectF(QPointF(std::round(left), std::round(top)),
                          QPointF(std::round(m_scene.size.width() - right), std::round(m_scene.size.height() - below)));
}

/// Returns the top of the legend next to the plot: away from the limit's end of it.
double BarsBuilder::legendTop() const
{
    const QRectF& plot = m_scene.plot;
    const bool limitIsLow = m_data.limit.value > 0 && m_axis.y(m_data.limit.value, plot) > plot.center().y();
    return limitIsLow ? plot.top() : std::max(0.0, plot.bottom() - m_legend.columnHeight());
}

/// Returns the free room next to the plot for the limit's name: empty if the legend is as high as the plot.
double BarsBuilder::limitRoom() const
{
    if (!legendBeside())
        return 0;
    const double level = m_axis.y(m_data.limit.value, m_scene.plot);
    const double half = m_theme.lineHeight(TextStyle::Strong) / 2;
    const double top = legendTop();
    const bool isClear = level + half <= top || level - half >= top + m_legend.columnHeight();
    return isClear ? legendWidth() : 0;
}

void BarsBuilder::drawLegend()
{
    const QRectF& plot = m_scene.plot;
    if (!legendBeside()) {
        const double width = m_scene.size.width() - plot.left();
        m_legend.drawRows(m_scene, QPointF(plot.left(), m_scene.size.height() - m_legend.rowsHeight(width)), width);
        return;
    }
    m_legend.drawColumn(m_scene, QPointF(plot.right() + m_theme.px(16), legendTop()));
}

/// All bars equally wide and equally apart, their edges on whole pixels.
void BarsBuilder::placeBars()
{
    const QRectF& plot = m_scene.plot;
    const double count = static_cast<double>(m_data.bars.size());
    m_pitch = plot.width() / count;
    const bool isWhole = m_pitch >= kWholeColumn;
    if (isWhole)
        m_pitch = std::floor(m_pitch);
    m_first = plot.left() + std::floor((plot.width() - m_pitch * count) / 2);
    const double widest = std::floor(std::max(m_theme.px(kWidestBar), plot.height() * kWidestShare));
    m_width = std::clamp(std::floor(m_pitch * 0.72), std::min(1.0, m_pitch), widest);
    if (isWhole && std::fmod(m_pitch - m_width, 2) != 0)
        m_width -= 1;
    m_plotted.bars.width = m_width / m_pitch;
    m_plotted.bars.values.fill(QList<double>(m_data.bars.size(), 0), m_data.series.size());
    for (const ChartSeries& series : m_data.series) {
        m_plotted.bars.fills.append(m_theme.color(series.role));
        m_edges.append(m_theme.edgeOf(m_plotted.bars.fills.back()));
    }
}

void BarsBuilder::plot()
{
    m_plotted.area = m_scene.plot;
    m_plotted.grid = m_theme.color(ColorRole::Grid);
    m_plotted.x.low = -0.5 - (m_first - m_scene.plot.left()) / m_pitch;
    m_plotted.x.high = m_plotted.x.low + m_scene.plot.width() / m_pitch;
    m_plotted.y = m_axis.plotted();
    m_scene.plotted = std::make_shared<Plotted>(m_plotted);
}

QRectF BarsBuilder::column(qsizetype bar) const
{
    return QRectF(m_first + m_pitch * static_cast<double>(bar), m_scene.plot.top(), m_pitch, m_scene.plot.height());
}

QRectF BarsBuilder::body(qsizetype bar) const
{
    const QRectF whole = column(bar);
    return QRectF(whole.left() + (m_pitch - m_width) / 2, whole.top(), m_width, whole.height());
}

void BarsBuilder::drawBar(qsizetype bar)
{
    const StackedBar& of = m_data.bars[bar];
    SceneRect whole{column(bar), Qt::transparent};
    whole.mark = static_cast<int>(m_scene.marks.size());
    m_scene.marks.append({whole.rect, static_cast<int>(bar), -1});
    m_scene.rects.append(whole);
    if (!of.impossible.isEmpty())
        drawImpossible(bar);
    m_tops.append(of.impossible.isEmpty() ? drawSegments(bar) : m_scene.plot.bottom());
}

/// Returns the y of the top.
double BarsBuilder::drawSegments(qsizetype bar)
{
    const StackedBar& of = m_data.bars[bar];
    const QRectF place = body(bar);
    double sum = 0;
    double lower = m_scene.plot.bottom();
    for (qsizetype i = 0; i < m_data.series.size() && i < of.values.size(); ++i) {
        const ChartSeries& series = m_data.series[i];
        sum += of.values[i];
        const double upper = m_axis.y(sum, m_scene.plot);
        const QRectF rect(place.left(), upper, place.width(), lower - upper);
        const int mark = static_cast<int>(m_scene.marks.size());
        m_scene.marks.append({rect, static_cast<int>(bar), static_cast<int>(i)});
        const QColor& fill = m_plotted.bars.fills[i];
        m_plotted.bars.values[i][bar] = m_axis.valueOf(rect.height(), m_scene.plot);
        if (rect.height() > 0)
            m_scene.rects.append({rect, fill, m_edges[i], m_theme.hatch(series.role), mark, 0, true});
        lower = upper;
    }
    return lower;
}

void BarsBuilder::drawImpossible(qsizetype bar)
{
    QRectF place = body(bar);
    place.setTop(place.bottom() - std::min(place.height(), m_theme.px(28)));
    const QColor card = m_theme.color(ColorRole::Card);
    m_scene.rects.append({place, card, m_theme.color(ColorRole::Muted), Hatch::Rising, static_cast<int>(m_scene.marks.size()) - 1});
}

/// The total above each bar; where they would touch, only above the highest.
void BarsBuilder::drawTotals()
{
    const auto over = [&](qsizetype bar) { return m_data.isOver(m_data.bars[bar]); };
    const auto text = [&](qsizetype bar) {
        const QString figure = m_data.format.figure(m_data.bars[bar].total());
        return over(bar) ? QChar(0x25b2) + figure : figure;
    };
    double widest = 0;
    qsizetype most = 0;
    for (qsizetype i = 0; i < m_data.bars.size(); ++i) {
        widest = std::max(widest, m_theme.textWidth(TextStyle::Strong, text(i)));
        if (m_data.bars[i].total() > m_data.bars[most].total())
            most = i;
    }
    const bool all = widest + m_theme.px(4) <= m_pitch;
    const double height = m_theme.lineHeight(TextStyle::Strong);
    for (qsizetype i = 0; i < m_data.bars.size(); ++i) {
        const StackedBar& bar = m_data.bars[i];
        if ((!all && i != most) || !bar.impossible.isEmpty())
            continue;
        const double left = std::clamp(column(i).center().x() - widest / 2, m_scene.plot.left(), m_scene.size.width() - widest);
        const QRectF box(left, m_tops[i] - height - m_theme.px(1), widest, height);
        const QColor ink = m_theme.color(over(i) ? ColorRole::Error : ColorRole::Text);
        m_scene.texts.append({box, Qt::AlignCenter, text(i), ink, TextStyle::Strong});
        m_figures.append(box);
    }
}

void BarsBuilder::drawOwnLimits()
{
    for (qsizetype i = 0; i < m_data.bars.size(); ++i) {
        const ChartLimit& limit = m_data.bars[i].ownLimit;
        if (limit.value > 0)
            drawOwnLimit(m_scene, limit, m_axis.y(limit.value, m_scene.plot), column(i), m_theme);
    }
}

/// A name that would stand among the bars and their figures goes above the plot.
void BarsBuilder::drawLimit()
{
    const std::optional<LimitLine> limit = m_axis.limitLine(m_scene.plot);
    if (!limit)
        return;
    limit->draw(m_scene, m_figures);
    limit->drawName(m_scene, limit->fitsBeside(limitRoom()) ? LimitName::Beside : LimitName::Above);
}

Scene BarsBuilder::build()
{
    if (m_data.bars.isEmpty()) {
        drawMessage(m_scene, m_data.whenEmpty, m_theme);
        return m_scene;
    }
    placePlot();
    if (m_scene.plot.width() < m_theme.px(40) || m_scene.plot.height() < m_theme.px(30))
        return m_scene;
    m_axis.draw(m_scene);
    placeBars();
    for (qsizetype bar = 0; bar < m_data.bars.size(); ++bar)
        drawBar(bar);
    plot();
    drawLegend();
    m_names.draw(m_scene, m_first, m_pitch, m_nameLines);
    drawTotals();
    drawOwnLimits();
    drawLimit();
    return m_scene;
}

}  // namespace

Scene barsScene(const StackedBarsData& data, const QSizeF& size, const Theme& theme) { return BarsBuilder(data, size, theme).build(); }

}  // namespace shardscope
