// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plotter.h"

#include <QAreaSeries>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QPainter>
#include <QScatterSeries>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/charts/plotted.h"

namespace shardscope {

namespace {

QPen penOf(const PlottedLine& line)
{
    QPen pen(line.color, line.width, Qt::SolidLine, Qt::FlatCap, Qt::BevelJoin);
    if (line.dashed)
        pen.setDashPattern({4, 3});
    return pen;
}

/// Whether a chart made for one can show the other: only values and colours differ.
bool hasSameSeries(const Plotted& a, const Plotted& b)
{
    return a.bars.fills.size() == b.bars.fills.size() && a.areas.size() == b.areas.size() && a.lines.size() == b.lines.size() &&
           a.points.size() == b.points.size() && a.x.isReversed == b.x.isReversed && a.x.isLogarithmic == b.x.isLogarithmic &&
           a.y.isLogarithmic == b.y.isLogarithmic;
}

void showAxis(QAbstractAxis& axis, const PlottedAxis& of)
{
    axis.setRange(of.low, of.high);
    axis.setReverse(of.isReversed);
    axis.setGridLineVisible(of.gridLines > 1);
    if (auto* even = qobject_cast<QValueAxis*>(&axis); even && of.gridLines > 1)
        even->setTickCount(of.gridLines);
}

}  // namespace

class Plotter::Chart {
public:
    explicit Chart(const std::shared_ptr<const Plotted>& plotted);
    [[nodiscard]] bool canShow(const Plotted& plotted) const { return hasSameSeries(*m_shown, plotted); }
    void show(const std::shared_ptr<const Plotted>& plotted);
    void render(QPainter& painter);

private:
    void makeSeries();
    void showSeries(const Plotted* before);
    [[nodiscard]] QAbstractAxis* makeAxis(bool isLogarithmic, Qt::Edge edge);
    void placeAxes();
    void showBars(const PlottedBars* before);
    template <typename Series>
    Series* add(Series* series);

    QGraphicsScene m_scene;
    QChart* m_chart;
    std::shared_ptr<const Plotted> m_shown;
    QAbstractAxis* m_x;
    QAbstractAxis* m_y;
    QStackedBarSeries* m_bars = nullptr;
    QList<QAreaSeries*> m_areas;
    QList<QLineSeries*> m_lines;
    QList<QScatterSeries*> m_points;
};

Plotter::Chart::Chart(const std::shared_ptr<const Plotted>& plotted)
    : m_chart(new QChart),
      m_shown(plotted),
      m_x(makeAxis(plotted->x.isLogarithmic, Qt::BottomEdge)),
      m_y(makeAxis(plotted->y.isLogarithmic, Qt::LeftEdge))
{
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    m_scene.addItem(m_chart);
    m_chart->setBackgroundVisible(false);
    m_chart->legend()->hide();
    m_chart->setMargins(QMargins());
    m_chart->layout()->setContentsMargins(0, 0, 0, 0);
    makeSeries();
    showSeries(nullptr);
    placeAxes();
}

QAbstractAxis* Plotter::Chart::makeAxis(bool isLogarithmic, Qt::Edge edge)
{
    QAbstractAxis* axis = isLogarithmic ? static_cast<QAbstractAxis*>(new QLogValueAxis) : new QValueAxis;
    m_chart->addAxis(axis, edge == Qt::BottomEdge ? Qt::AlignBottom : Qt::AlignLeft);
    axis->setLabelsVisible(false);
    axis->setLineVisible(false);
    axis->setMinorGridLineVisible(false);
    return axis;
}

template <typename Series>
Series* Plotter::Chart::add(Series* series)
{
    m_chart->addSeries(series);
    series->attachAxis(m_x);
    series->attachAxis(m_y);
    return series;
}

/// Qt Charts paints series in the order in which they were added.
void Plotter::Chart::makeSeries()
{
    if (!m_shown->bars.fills.isEmpty()) {
        auto* bars = new QStackedBarSeries;
        for (qsizetype i = 0; i < m_shown->bars.fills.size(); ++i)
            bars->append(new QBarSet(QString()));
        m_bars = add(bars);
    }
    for (qsizetype i = 0; i < m_shown->areas.size(); ++i) {
        auto* area = new QAreaSeries;
        area->setUpperSeries(new QLineSeries(area));  // which it does not own by itself
        m_areas.append(add(area));
    }
    for (qsizetype i = 0; i < m_shown->lines.size(); ++i)
        m_lines.append(add(new QLineSeries));
    for (qsizetype i = 0; i < m_shown->points.size(); ++i)
        m_points.append(add(new QScatterSeries));
}

/// Removes and appends: each single replaced value would lay all bars out again. Series that stay are left alone.
void Plotter::Chart::showBars(const PlottedBars* before)
{
    const PlottedBars& shown = m_shown->bars;
    m_bars->setBarWidth(shown.width);
    const QList<QBarSet*> sets = m_bars->barSets();
    for (qsizetype i = 0; i < sets.size(); ++i) {
        sets[i]->setPen(Qt::NoPen);
        sets[i]->setBrush(shown.fills[i]);
        if (before && before->values[i] == shown.values[i])
            continue;
        sets[i]->remove(0, sets[i]->count());
        sets[i]->append(shown.values[i]);
    }
}

void Plotter::Chart::placeAxes()
{
    showAxis(*m_x, m_shown->x);
    showAxis(*m_y, m_shown->y);
    const QRectF& area = m_shown->area;
    const QSizeF size(area.right() + 1, area.bottom() + 1);
    m_scene.setSceneRect(QRectF(QPointF(), size));
    m_chart->setGeometry(m_scene.sceneRect());
    m_chart->setPlotArea(area);
    // Else the grid would stay until the next event.
    m_chart->layout()->invalidate();
    m_chart->layout()->activate();
}

void Plotter::Chart::show(const std::shared_ptr<const Plotted>& plotted)
{
    if (plotted == m_shown)
        return;
    const std::shared_ptr<const Plotted> before = std::exchange(m_shown, plotted);
    showSeries(before.get());
    if (before->area != plotted->area || before->x != plotted->x || before->y != plotted->y)
        placeAxes();
}

void Plotter::Chart::showSeries(const Plotted* before)
{
    if (m_bars)
        showBars(before ? &before->bars : nullptr);
    for (qsizetype i = 0; i < m_areas.size(); ++i) {
        m_areas[i]->setPen(Qt::NoPen);
        m_areas[i]->setBrush(m_shown->areas[i].fill);
        m_areas[i]->upperSeries()->replace(m_shown->areas[i].top);
    }
    for (qsizetype i = 0; i < m_lines.size(); ++i) {
        m_lines[i]->setPen(penOf(m_shown->lines[i]));
        m_lines[i]->replace(m_shown->lines[i].points);
    }
    for (qsizetype i = 0; i < m_points.size(); ++i) {
        const PlottedPoints& of = m_shown->points[i];
        m_points[i]->setMarkerShape(of.areSquare ? QScatterSeries::MarkerShapeRectangle : QScatterSeries::MarkerShapeCircle);
        m_points[i]->setMarkerSize(of.size - 1);  // the edge lies half outside
        m_points[i]->setPen(QPen(of.edge, 0));    // a wider one would shift the point by half its width
        m_points[i]->setBrush(of.fill);
        m_points[i]->replace(of.points);
    }
}

void Plotter::Chart::render(QPainter& painter)
{
    // Whole pixels of the device, else some lines of the grid would be thicker than others.
    QPen grid(m_shown->grid, std::max(1.0, std::floor(painter.deviceTransform().m11())));
    grid.setCosmetic(true);
    m_x->setGridLinePen(grid);
    m_y->setGridLinePen(grid);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, m_shown->isSmooth);
    m_scene.render(&painter, m_scene.sceneRect(), m_scene.sceneRect());
    painter.restore();
}

Plotter::Plotter() = default;
Plotter::~Plotter() = default;

void Plotter::paint(QPainter& painter, const std::shared_ptr<const Plotted>& plotted)
{
    if (m_chart && m_chart->canShow(*plotted))
        m_chart->show(plotted);
    else
        m_chart = std::make_unique<Chart>(plotted);
    m_chart->render(painter);
}

}  // namespace shardscope
