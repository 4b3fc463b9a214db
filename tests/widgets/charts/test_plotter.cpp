// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/plotter.h"

#include <QBuffer>
#include <QPainter>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/sample_data.h"
#include "widgets/charts/bars_scene.h"
#include "widgets/charts/plotted.h"
#include "widgets/charts/roofline_scene.h"
#include "widgets/charts/scatter_scene.h"
#include "widgets/charts/scene_export.h"
#include "widgets/charts/timeline_scene.h"

using namespace shardscope;

namespace {

ScatterData points(int count)
{
    ScatterData data;
    data.kinds = {{"dense", ColorRole::Forward, PointShape::Disc, 9}, {"experts", ColorRole::Backward, PointShape::Square, 8}};
    for (int i = 0; i < count; ++i)
        data.points.append({QString::number(i), std::pow(2.1, i), std::pow(2.1, i) * (i % 3 ? 1.6 : 0.7), i % 2});
    data.text = data.tickText = [](double value) { return QString::number(value); };
    return data;
}

RooflineData roofline()
{
    RooflineData data;
    data.roofs = {{"datasheet", 1e15, 3e12, false}, {"effective", 6e14, 2.5e12, true}};
    data.points = {{"A", "up", 900, 5.5e14, ColorRole::Optimizer, {}},
                   {"B", "down", 900, 5.5e14, ColorRole::Optimizer, {}},
                   {"C", "router", 20, 4e13, ColorRole::Backward, {}}};
    return data;
}

Scene sceneOf(const QString& what, const Theme& theme = Theme())
{
    const QSizeF size(701, 397);
    const int count = what.section(' ', 1).toInt();
    if (what.startsWith("bars"))
        return barsScene(sample::bars(count), size, theme);
    if (what.startsWith("mirrored"))
        return mirrored(barsScene(sample::bars(count), size, theme));
    if (what.startsWith("timeline"))
        return timelineScene(sample::timeline(count), size, theme);
    return what.startsWith("points") ? scatterScene(points(count), size, theme) : rooflineScene(roofline(), size, theme);
}

void addScenes(const QStringList& scenes)
{
    QTest::addColumn<QString>("what");
    for (const QString& what : scenes)
        QTest::newRow(qPrintable(what)) << what;
}

QImage blank(const QSizeF& size, double scale)
{
    QImage image((size * scale).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(Theme().color(ColorRole::Card));
    return image;
}

/// Returns the picture that Qt Charts alone draws.
QImage plottedOnly(const Scene& scene, double scale)
{
    QImage image = blank(scene.size, scale);
    QPainter painter(&image);
    Plotter().paint(painter, scene.plotted);
    return image;
}

bool holds(const QImage& image, const QSet<QRgb>& colors)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (colors.contains(image.pixel(x, y)))
                return true;
        }
    }
    return false;
}

/// The colour in the middle of an image's pixel.
QColor at(const QImage& image, const QPointF& place) { return image.pixelColor((place * image.devicePixelRatio()).toPoint()); }

}  // namespace

class TestPlotter : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    /// Every pixel of a segment has its colour, and no other pixel, whatever the screen's resolution: patterns, edges and the hit test rely
    /// on it.
    void barsAreDrawnWhereTheirMarksAre_data() { addScenes({"bars 1", "bars 7", "bars 64", "bars 300", "mirrored 7", "mirrored 64"}); }
    void barsAreDrawnWhereTheirMarksAre()
    {
        QFETCH(QString, what);
        const Scene scene = sceneOf(what);
        for (const double scale : {1.0, 2.0}) {
            const QImage drawn = plottedOnly(scene, scale);
            QImage marked = drawn;
            QImage beside = drawn;
            QPainter overMarked(&marked);
            QPainter overBeside(&beside);
            QSet<QRgb> fills;
            for (const SceneRect& rect : scene.rects) {
                if (!rect.isPlotted)
                    continue;
                fills << rect.fill.rgb();
                overMarked.fillRect(rect.rect, rect.fill);
                overBeside.fillRect(rect.rect, Theme().color(ColorRole::Card));
            }
            overMarked.end();
            overBeside.end();
            QCOMPARE(fills.size(), 6);
            QCOMPARE(marked, drawn);
            QVERIFY(!holds(beside, fills));
        }
    }

    /// Beside the data every number of the vertical axis has its line, the first time and after others, and there are no more.
    void theGridStandsAtItsNumbers_data() { addScenes({"bars 7", "mirrored 64", "timeline 60"}); }
    void theGridStandsAtItsNumbers()
    {
        QFETCH(QString, what);
        Plotter kept;
        for (const QString& shown : {what, QStringLiteral("bars 5"), what}) {
            Scene scene = sceneOf(shown);
            Plotted empty = *scene.plotted;
            for (QList<double>& series : empty.bars.values)
                series.fill(0);
            empty.areas.clear();
            empty.lines.clear();
            QImage drawn = blank(scene.size, 1);
            QPainter painter(&drawn);
            kept.paint(painter, std::make_shared<Plotted>(empty));
            painter.end();
            QList<double> lines;
            for (int y = 0; y < drawn.height(); ++y) {
                if (drawn.pixelColor(drawn.width() / 2, y) == Theme().color(ColorRole::Grid))
                    lines << y + 0.5;
            }
            QCOMPARE(lines.size(), scene.plotted->y.gridLines);
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const double share = static_cast<double>(i) / static_cast<double>(lines.size() - 1);
                const double wanted = scene.plot.top() + share * scene.plot.height();
                QVERIFY2(std::abs(lines[i] - wanted) <= 1, qPrintable(QString("%1: %2 for %3").arg(shown).arg(lines[i]).arg(wanted)));
            }
        }
    }

    void areasAreDrawnInTheirBands()
    {
        const Scene scene = sceneOf("timeline 60");
        const QImage drawn = plottedOnly(scene, 1);
        int bands = 0;
        for (const SceneRect& rect : scene.rects) {
            if (!rect.isPlotted || rect.rect.height() < 4 || rect.rect.width() < 4)
                continue;
            ++bands;
            for (const QPointF& corner : {QPointF(1, 2), QPointF(rect.rect.width() - 2, rect.rect.height() - 2)})
                QCOMPARE(at(drawn, rect.rect.topLeft() + corner), rect.fill);
        }
        QVERIFY(bands > 50);
    }

    /// In the middle of its mark each point has its colour, those at the ends of the axes too; and none is drawn elsewhere.
    void pointsAreDrawnWhereTheirMarksAre_data() { addScenes({"points 1", "points 9", "points 25", "roofline"}); }
    void pointsAreDrawnWhereTheirMarksAre()
    {
        QFETCH(QString, what);
        const Scene scene = sceneOf(what);
        const QImage drawn = plottedOnly(scene, 2);
        QSet<QRgb> fills;
        QImage beside = drawn;
        QPainter overBeside(&beside);
        for (const SceneRect& rect : scene.rects) {
            if (!rect.isPlotted)
                continue;
            fills << rect.fill.rgb();
            overBeside.fillRect(rect.rect.adjusted(-0.5, -0.5, 0.5, 0.5), Theme().color(ColorRole::Card));
            for (const QPointF& off : {QPointF(0, 0), QPointF(-0.3, 0), QPointF(0.3, 0), QPointF(0, 0.3), QPointF(0, -0.3)})
                QCOMPARE(at(drawn, rect.rect.center() + QPointF(off.x() * rect.rect.width(), off.y() * rect.rect.height())), rect.fill);
        }
        overBeside.end();
        QVERIFY(!fills.isEmpty());
        QVERIFY(!holds(beside, fills));
    }

    /// Where points cover each other, the one that is seen is the one that is hit.
    void thePointOnTopIsHit()
    {
        ScatterData data = points(4);
        data.points = {{"on top", 10, 10, 1}, {"covered", 10, 10, 0}, {"covered too", 10, 10, 0}, {"far", 100, 100, 0}};
        const Scene scene = scatterScene(data, QSizeF(701, 397), Theme());
        const QPointF place = scene.marks[0].bounds.center();
        QCOMPARE(at(plottedOnly(scene, 1), place), Theme().color(ColorRole::Backward));
        QCOMPARE(scene.marks[scene.markAt(place)].group, 0);
        QCOMPARE(scene.marks.size(), 4);
        QCOMPARE(scene.plotted->points[0].points.size(), 2);  // a mark under one of its group need not be drawn
    }

    /// The axes of Qt Charts are those of the scene: the datasheet's roof, the darkest line, is at its peak at the right end.
    void roofsAreDrawnAtTheirRates()
    {
        const Scene scene = sceneOf("roofline");
        const QImage drawn = plottedOnly(scene, 1);
        const int right = static_cast<int>(scene.plot.right()) - 3;
        int darkest = 0;
        for (int y = 0; y < drawn.height(); ++y) {
            if (qGray(drawn.pixel(right, y)) < qGray(drawn.pixel(right, darkest)))
                darkest = y;
        }
        const PlottedAxis& axis = scene.plotted->y;
        const QRectF& area = scene.plotted->area;
        const double peak = area.bottom() - std::log(1e15 / axis.low) / std::log(axis.high / axis.low) * area.height();
        QVERIFY2(std::abs(darkest + 0.5 - peak) <= 1, qPrintable(QString("%1 for %2").arg(darkest).arg(peak)));
    }

    /// A plotter that showed other things before draws the same as a new one.
    void whatWasShownBeforeLeavesNoTrace()
    {
        Plotter kept;
        const QStringList shown{"bars 5",     "bars 64",     "bars 64",     "points 9", "bars 3",
                                "mirrored 3", "timeline 80", "timeline 40", "roofline", "bars 5"};
        for (const QString& what : shown) {
            for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::HighContrast}) {
                const Theme theme(kind);
                const Scene scene = sceneOf(what, theme);
                QImage again = blank(scene.size, 1);
                QImage fresh = again;
                QPainter painter(&again);
                paintScene(painter, scene, theme, kept);
                painter.end();
                painter.begin(&fresh);
                paintScene(painter, scene, theme);
                painter.end();
                QVERIFY2(again == fresh, qPrintable(what));
            }
        }
    }

    /// The next picture moves the existing bars: new values of the same bars.
    void newValuesMoveTheBars()
    {
        StackedBarsData data = sample::bars(9);
        Plotter kept;
        for (const double share : {1.0, 0.6, 0.0, 0.9}) {
            for (StackedBar& bar : data.bars)
                bar.values[3] = share * 15e9;
            const Scene scene = barsScene(data, {640, 360}, Theme());
            QImage again = blank(scene.size, 1);
            QPainter painter(&again);
            kept.paint(painter, scene.plotted);
            painter.end();
            QVERIFY(again == plottedOnly(scene, 1));
        }
    }

    void picturesStayVectors_data() { addScenes({"bars 7", "timeline 60", "points 9", "roofline"}); }
    void picturesStayVectors()
    {
        QFETCH(QString, what);
        const Scene scene = sceneOf(what);
        QBuffer svg;
        QVERIFY(svg.open(QIODevice::ReadWrite));
        QVERIFY(writePicture(svg, PictureFormat::Svg, scene, Theme(), "Chart", 1));
        QVERIFY(!svg.data().contains("<image"));
        const QByteArray fill = scene.rects.front().isPlotted ? scene.rects.front().fill.name().toLatin1()
                                                              : Theme().color(ColorRole::Parameters).name().toLatin1();
        QVERIFY2(svg.data().contains("fill=\"" + fill), fill);
        QBuffer pdf;
        QVERIFY(pdf.open(QIODevice::ReadWrite));
        QVERIFY(writePicture(pdf, PictureFormat::Pdf, scene, Theme(), "Chart", 1));
        QVERIFY(!pdf.data().contains("/Subtype /Image"));
    }

    /// Not a test: one frame with new values in every bar (run with -median 20).
    void speed_data() { addScenes({"bars 8", "bars 64", "timeline 5000", "points 100"}); }
    void speed()
    {
        QFETCH(QString, what);
        const Scene scene = sceneOf(what);
        QImage image = blank(scene.size, 1);
        QPainter painter(&image);
        Plotter kept;
        QBENCHMARK
        {
            Plotted next = *scene.plotted;
            next.bars.width *= 0.999;
            kept.paint(painter, std::make_shared<Plotted>(next));
        }
    }
};

QTEST_MAIN(TestPlotter)
#include "test_plotter.moc"
