// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QBuffer>
#include <QPainter>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/sample_data.h"
#include "widgets/charts/bars_scene.h"
#include "widgets/charts/scene_export.h"
#include "widgets/charts/timeline_scene.h"
#include "widgets/charts/treemap_scene.h"

using namespace shardscope;

namespace {

Scene sceneOf(const QString& what, const QSizeF& size, const Theme& theme)
{
    if (what == "bars")
        return barsScene(sample::bars(7), size, theme);
    if (what == "many bars")
        return barsScene(sample::bars(64), size, theme);
    if (what == "treemap")
        return treemapScene(sample::treemap(), size, theme);
    return timelineScene(sample::timeline(500), size, theme);
}

/// The scene's marked rectangles alone, each in a colour that tells its mark; white: nothing.
QImage paintedMarks(const Scene& scene)
{
    QImage image(scene.size.toSize(), QImage::Format_RGB32);
    image.fill(0xffffffff);
    QPainter painter(&image);
    for (const SceneRect& rect : scene.rects) {
        if (rect.mark >= 0 && rect.fill.alpha() > 0)
            painter.fillRect(rect.rect, QColor::fromRgb(static_cast<QRgb>(rect.mark)));
    }
    return image;
}

void addScenes()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<QSizeF>("size");
    for (const QString& what : QStringList{"bars", "many bars", "treemap", "timeline"}) {
        for (const QSizeF& size : {QSizeF(640, 320), QSizeF(300, 240), QSizeF(1201, 487)})
            QTest::newRow(qPrintable(QString("%1 %2x%3").arg(what).arg(size.width()).arg(size.height()))) << what << size;
    }
}

}  // namespace

class TestScene : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }

    void whatIsDrawnCanBeHitAndNothingElse_data() { addScenes(); }
    void whatIsDrawnCanBeHitAndNothingElse()
    {
        QFETCH(QString, what);
        QFETCH(QSizeF, size);
        if (what == "timeline")
            return;  // its marks are columns as high as the plot: see columnsOfATimelineFillItsPlot
        Scene scene = sceneOf(what, size, Theme());
        const QImage drawn = paintedMarks(scene);
        // Whole bars take the pointer, also outside their drawn parts.
        scene.rects.removeIf([](const SceneRect& rect) { return rect.fill.alpha() == 0; });
        int hits = 0;
        for (int y = 0; y < drawn.height(); y += 2) {
            for (int x = 0; x < drawn.width(); ++x) {
                const int mark = scene.markAt(QPointF(x + 0.5, y + 0.5));
                const QRgb pixel = drawn.pixel(x, y) & 0xffffff;
                QCOMPARE(mark < 0 ? 0xffffffU : static_cast<QRgb>(mark), pixel);
                hits += mark >= 0;
            }
        }
        QVERIFY(hits > 1000);
    }

    void marksLieWithinTheScene_data() { addScenes(); }
    void marksLieWithinTheScene()
    {
        QFETCH(QString, what);
        QFETCH(QSizeF, size);
        const Scene scene = sceneOf(what, size, Theme());
        const QRectF room = QRectF(QPointF(), size).adjusted(-0.5, -0.5, 0.5, 0.5);
        QVERIFY(!scene.marks.isEmpty());
        for (const SceneMark& mark : scene.marks)
            QVERIFY(room.contains(mark.bounds) || mark.bounds.isEmpty());
        for (const SceneRect& rect : scene.rects) {
            QVERIFY(rect.mark < scene.marks.size());
            QVERIFY(room.contains(rect.rect));
        }
    }

    void textsOfAnAxisDoNotOverlap_data() { addScenes(); }
    void textsOfAnAxisDoNotOverlap()
    {
        QFETCH(QString, what);
        QFETCH(QSizeF, size);
        const Theme theme;
        const Scene scene = sceneOf(what, size, theme);
        QList<QRectF> below;
        for (const SceneText& text : scene.texts) {
            if (text.box.top() < scene.plot.bottom() || text.box.top() > scene.plot.bottom() + 8)
                continue;
            QRectF ink(0, text.box.top(), theme.textWidth(text.style, text.text), 1);
            ink.moveCenter(text.box.center());
            for (const QRectF& other : below)
                QVERIFY(!ink.intersects(other) || text.alignment & Qt::AlignRight);
            below << ink;
        }
    }

    void namesAboveATimelineDoNotTouch()
    {
        for (const double presenter : {1.0, 1.5}) {
            for (const int width : {300, 500, 760, 1201}) {
                const Theme theme(ThemeKind::Light, presenter);
                const Scene scene = timelineScene(sample::timeline(60), QSizeF(width, 380), theme);
                QList<QRectF> names;
                for (const SceneText& text : scene.texts) {
                    if (text.box.bottom() > scene.plot.top() + 6 || text.box.left() < scene.plot.left() - theme.px(2))
                        continue;  // the axis and its numbers
                    for (const QRectF& other : names)
                        QVERIFY2(!text.box.intersects(other), qPrintable(QString("%1 at %2").arg(text.text).arg(width)));
                    names << text.box;
                }
                QVERIFY(names.size() >= 2);
            }
        }
    }

    void barsAreAsHighAsTheirBytes()
    {
        const StackedBarsData data = sample::bars(5);
        const Scene scene = barsScene(data, QSizeF(800, 600), Theme());
        const double limit = scene.plot.bottom() - (scene.lines.front().line.y1() - 0.5);
        const double perByte = limit / data.limit.value;
        for (int bar = 0; bar < 5; ++bar) {
            double height = 0;
            for (int item = 0; item < 6; ++item) {
                const QRectF place = scene.marks[scene.markOf(bar, item)].bounds;
                QVERIFY(std::abs(place.height() - data.bars[bar].values[item] * perByte) <= 1.5);
                height += place.height();
            }
            QVERIFY(std::abs(height - data.bars[bar].total() * perByte) <= 1.5);
        }
    }

    void aBarOverTheLimitSaysSo()
    {
        StackedBarsData data = sample::bars(3);
        const auto warns = [](const Scene& scene) {
            return std::any_of(scene.texts.begin(), scene.texts.end(),
                               [](const SceneText& text) { return text.text.startsWith(QChar(0x25b2)); });
        };
        QVERIFY(!warns(barsScene(data, QSizeF(640, 320), Theme())));
        data.bars[1].values[3] = 90e9;
        QVERIFY(warns(barsScene(data, QSizeF(640, 320), Theme())));
    }

    /// The figure above a bar that is nearly as high as the limit is not struck through by it.
    void theLimitStrikesThroughNoFigure()
    {
        StackedBarsData data = sample::bars(4);
        int near = 0;
        for (double share = 0.9; share < 1.05; share += 0.005) {
            data.bars[1].values[0] += share * data.limit.value - data.bars[1].total();
            const Scene scene = barsScene(data, QSizeF(640, 320), Theme());
            const QString figure = data.format.figure(data.bars[1].total());
            double drawn = 0;
            for (const SceneLine& line : scene.lines) {
                for (const SceneText& text : scene.texts) {
                    if (line.dashed && text.text.endsWith(figure))
                        QVERIFY2(!text.box.intersects(QRectF(line.line.p1(), line.line.p2()).adjusted(0, -0.5, 0, 0.5)),
                                 qPrintable(figure));
                }
                drawn += line.dashed ? line.line.dx() : 0;
            }
            near += drawn < scene.plot.width();
            QVERIFY(drawn > 0.8 * scene.plot.width());
        }
        QVERIFY(near > 1);
    }

    /// Whatever the size: the limit's name is not written over the legend's.
    void theLimitKeepsClearOfTheLegend()
    {
        const StackedBarsData data = sample::bars(4);
        for (double height = 140; height <= 420; height += 10) {
            const Scene scene = barsScene(data, QSizeF(420, height), Theme());
            const auto limit =
                std::find_if(scene.texts.begin(), scene.texts.end(), [&](const SceneText& text) { return text.text == data.limit.name; });
            if (limit == scene.texts.end())
                continue;
            QVERIFY2(!scene.plot.intersects(limit->box), "among the bars");
            for (const SceneText& text : scene.texts)
                QVERIFY2(&text == &*limit || !text.box.intersects(limit->box), qPrintable(text.text));
            for (const SceneText& text : scene.texts) {
                const bool isSeries =
                    std::any_of(data.series.begin(), data.series.end(), [&](const auto& each) { return each.name == text.text; });
                QVERIFY2(!isSeries || !text.box.intersects(limit->box), qPrintable(QString::number(height) + text.text));
            }
        }
    }

    void emptyAndTinyScenesAreDesigned()
    {
        StackedBarsData none = sample::bars(0);
        QCOMPARE(barsScene(none, QSizeF(640, 320), Theme()).texts.front().text, none.whenEmpty);
        TreemapData nothing = sample::treemap();
        nothing.groups.clear();
        QCOMPARE(treemapScene(nothing, QSizeF(640, 320), Theme()).texts.front().text, nothing.whenEmpty);
        TimelineData still = sample::timeline(0);
        still.whenEmpty = "No schedule.";
        QCOMPARE(timelineScene(still, QSizeF(640, 320), Theme()).texts.front().text, still.whenEmpty);
        for (const char* what : {"bars", "many bars", "treemap", "timeline"}) {
            for (const QSizeF& size : {QSizeF(0, 0), QSizeF(1, 1), QSizeF(60, 40)})
                sceneOf(what, size, Theme());
        }
    }

    void columnsOfATimelineFillItsPlot()
    {
        const Scene scene = sceneOf("timeline", QSizeF(640, 320), Theme());
        double right = scene.plot.left();
        for (const SceneMark& mark : scene.marks) {
            QCOMPARE(mark.bounds.left(), right);
            QCOMPARE(mark.bounds.height(), scene.plot.height());
            right = mark.bounds.right();
        }
        QCOMPARE(right, scene.plot.right());
    }

    void mirroringTwiceIsNothing()
    {
        const Scene scene = sceneOf("bars", QSizeF(640, 320), Theme());
        const Scene once = mirrored(scene);
        const Scene twice = mirrored(once);
        QCOMPARE(once.marks.front().bounds.right(), 640 - scene.marks.front().bounds.left());
        for (qsizetype i = 0; i < scene.rects.size(); ++i)
            QCOMPARE(twice.rects[i].rect, scene.rects[i].rect);
        for (qsizetype i = 0; i < scene.texts.size(); ++i)
            QCOMPARE(twice.texts[i].alignment, scene.texts[i].alignment);
    }

    /// Texts are where the scene places them, whatever "left" means in the widget's direction.
    void aPainterFromRightToLeftMirrorsNothingAgain()
    {
        Scene scene = mirrored(sceneOf("bars", QSizeF(640, 320), Theme()));
        for (SceneText& text : scene.texts)
            text.text = QStringLiteral("Word");  // no figures and signs, which take the order of the direction
        QImage pictures[] = {QImage(640, 320, QImage::Format_RGB32), QImage(640, 320, QImage::Format_RGB32)};
        for (QImage& picture : pictures) {
            picture.fill(Qt::white);
            QPainter painter(&picture);
            painter.setLayoutDirection(&picture == pictures ? Qt::LeftToRight : Qt::RightToLeft);
            paintScene(painter, scene, Theme());
        }
        QCOMPARE(pictures[1], pictures[0]);
    }

    void straightLinesCoverWhatAPenCovers_data()
    {
        QTest::addColumn<QLineF>("line");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("scale");
        QTest::newRow("upright") << QLineF(20.5, 5, 20.5, 60) << 1.0 << 1.0;
        QTest::newRow("level, to the left") << QLineF(70, 30.5, 10, 30.5) << 1.0 << 1.0;
        QTest::newRow("two pixels") << QLineF(20, 60, 20, 5) << 2.0 << 1.0;
        QTest::newRow("half pixels") << QLineF(20.25, 5, 20.25, 30) << 0.5 << 2.0;
        QTest::newRow("between pixels") << QLineF(20.3, 5, 20.3, 60) << 1.0 << 1.0;
        QTest::newRow("ends between pixels") << QLineF(20.5, 5.4, 20.5, 60) << 1.0 << 1.0;
        QTest::newRow("slanting") << QLineF(20.5, 5, 24.5, 60) << 1.0 << 1.0;
        QTest::newRow("a point") << QLineF(20.5, 5, 20.5, 5) << 1.0 << 1.0;
    }
    void straightLinesCoverWhatAPenCovers()
    {
        QFETCH(QLineF, line);
        QFETCH(double, width);
        QFETCH(double, scale);
        const QColor ink(40, 90, 160, 150);
        QImage drawn((QSizeF(80, 70) * scale).toSize(), QImage::Format_RGB32);
        drawn.setDevicePixelRatio(scale);
        drawn.fill(0xfff0f0f0);
        QImage expected = drawn;
        Scene scene;
        scene.size = QSizeF(80, 70);
        scene.grid.append({line, ink, width});
        {
            QPainter painter(&drawn);
            paintScene(painter, scene, Theme());
        }
        {
            QPainter painter(&expected);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::FlatCap));
            painter.drawLine(line);
        }
        QCOMPARE(drawn, expected);
    }

    void picturesShowWhatTheScreenShows()
    {
        const Scene scene = sceneOf("bars", QSizeF(640, 320), Theme());
        QBuffer png;
        QVERIFY(png.open(QIODevice::ReadWrite));
        QVERIFY(writePicture(png, PictureFormat::Png, scene, Theme(), "Memory", 1));
        QImage screen(640, 320, QImage::Format_RGB32);
        screen.fill(Theme().color(ColorRole::Card));
        QPainter painter(&screen);
        paintScene(painter, scene, Theme());
        painter.end();
        QCOMPARE(QImage::fromData(png.data()).convertToFormat(QImage::Format_RGB32), screen);

        QBuffer svg;
        QVERIFY(svg.open(QIODevice::ReadWrite));
        QVERIFY(writePicture(svg, PictureFormat::Svg, scene, Theme(), "Memory <& bytes>", 1));
        QVERIFY(svg.data().contains("<svg"));
        QVERIFY(svg.data().contains("stage 3"));
        QVERIFY2(!svg.data().contains("<image"), "patterns must stay vectors");

        QBuffer pdf;
        QVERIFY(pdf.open(QIODevice::ReadWrite));
        QVERIFY(writePicture(pdf, PictureFormat::Pdf, scene, Theme(), "Memory", 1));
        QVERIFY(pdf.data().startsWith("%PDF"));
        QVERIFY(!writePicture(pdf, PictureFormat::Pdf, Scene(), Theme(), "Memory", 1));
    }

    /// Not tests: how long one frame takes (run with -median 20).
    void speed_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<bool>("paint");
        for (const QString& what : QStringList{"many bars", "treemap", "timeline"}) {
            QTest::newRow(qPrintable("lay out " + what)) << what << false;
            QTest::newRow(qPrintable("paint " + what)) << what << true;
        }
    }
    void speed()
    {
        QFETCH(QString, what);
        QFETCH(bool, paint);
        const Theme theme;
        const QSizeF size(900, 420);
        const StackedBarsData bars = sample::bars(64);
        const TreemapData treemap = sample::treemap();
        const TimelineData timeline = sample::timeline(5000);
        const auto layOut = [&] {
            return what == "treemap"    ? treemapScene(treemap, size, theme)
                   : what == "timeline" ? timelineScene(timeline, size, theme)
                                        : barsScene(bars, size, theme);
        };
        const Scene scene = layOut();
        QImage image(size.toSize(), QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        if (paint) {
            QBENCHMARK { paintScene(painter, scene, theme); }
        } else {
            QBENCHMARK { QVERIFY(!layOut().marks.isEmpty()); }
        }
    }
};

QTEST_MAIN(TestScene)
#include "test_scene.moc"
