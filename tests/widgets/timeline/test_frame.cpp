// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "tests/widgets/gui_test.h"
#include "tests/widgets/timeline/gantt_samples.h"
#include "widgets/timeline/gantt_legend.h"
#include "widgets/timeline/gantt_scene.h"
#include "widgets/timeline/gantt_text.h"

using namespace shardscope;

namespace {

GanttContent contentOf(std::vector<std::shared_ptr<const GanttData>> panels)
{
    GanttContent content;
    content.panels = std::move(panels);
    content.range = content.extent();
    return content;
}

GanttContent oneFOneB(int stages, int microBatches) { return contentOf({sample::schedule(ScheduleKind::OneFOneB, stages, microBatches)}); }

Scene sceneOf(const GanttContent& content, const QSizeF& size = {900, 320})
{
    return ganttScene(content, ganttLayout(content, size, Theme::current(), 1), Theme::current());
}

QStringList textsOf(const Scene& scene)
{
    QStringList texts;
    for (const SceneText& text : scene.texts)
        texts << text.text;
    return texts;
}

QStringList legendOf(const GanttContent& content)
{
    Scene scene;
    drawGanttLegend(scene, content, {0, 0, 2000, 100}, Theme::current());
    return textsOf(scene);
}

}  // namespace

class TestFrame : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void rowsAreNamedAndWhereTheyAreLowEverySoMany()
    {
        const QStringList few = textsOf(sceneOf(oneFOneB(4, 8)));
        for (const char* name : {"rank 0", "rank 1", "rank 2", "rank 3"})
            QVERIFY(few.contains(name));
        const QStringList many = textsOf(sceneOf(oneFOneB(64, 64)));
        QVERIFY(many.contains("rank 0"));
        QVERIFY(!many.contains("rank 1"));
        const auto named = many.filter(QRegularExpression("^rank "));
        QVERIFY(named.size() >= 8 && named.size() <= 32);
    }

    void namesDoNotOverlap()
    {
        for (int stages : {4, 16, 33, 96}) {
            const GanttContent content = oneFOneB(stages, stages);
            double bottom = -100;
            for (const SceneText& text : sceneOf(content, {800, 300}).texts) {
                if (!text.text.startsWith("rank "))
                    continue;
                QVERIFY2(text.box.top() >= bottom - 2, qPrintable(text.text));
                bottom = text.box.bottom();
            }
        }
    }

    void twoSchedulesSayTheirDifference()
    {
        const GanttContent content =
            contentOf({sample::schedule(ScheduleKind::OneFOneB, 4, 8), sample::schedule(ScheduleKind::ZbH1, 4, 8)});
        QCOMPARE(content.difference(), -6.0);
        const QStringList texts = textsOf(sceneOf(content, {1000, 500}));
        QVERIFY(texts.contains(differenceText(content)));
        QVERIFY(texts.contains("33 time units") && texts.contains("27 time units"));
        QVERIFY(texts.contains(QString(QChar(0x2212)) + "6"));                 // next to the shorter
        QVERIFY(!textsOf(sceneOf(oneFOneB(4, 8))).contains("33 time units"));  // one alone has its name elsewhere
    }

    void theLegendListsEachClassOnce()
    {
        const GanttContent pair = contentOf({sample::schedule(ScheduleKind::OneFOneB, 4, 8), sample::schedule(ScheduleKind::ZbH1, 4, 8)});
        QCOMPARE(legendOf(pair),
                 (QStringList{"F", "forward", "B", "backward", "I", "input gradient", "W", "weight gradient", "", "idle (bubble)"}));
        GanttContent chunked = contentOf({sample::schedule(ScheduleKind::Interleaved, 4, 8)});
        chunked.memoryStrip = true;
        QCOMPARE(legendOf(chunked), (QStringList{"F", "F", "forward", "B", "B", "backward", "", "idle (bubble)", "",
                                                 "activations in flight", "faded: later chunks"}));
        QCOMPARE(legendOf(contentOf({sample::streams()})).filter("exposed").size(), 1);
    }

    void theLegendWrapsAndStaysInside()
    {
        const GanttContent content = contentOf({sample::schedule(ScheduleKind::DualPipe, 8, 20)});
        const double wide = ganttLegendHeight(content, 2000, Theme::current());
        const double narrow = ganttLegendHeight(content, 320, Theme::current());
        QVERIFY(narrow >= 2 * wide);
        for (double width : {320.0, 700.0}) {
            Scene scene;
            drawGanttLegend(scene, content, {40, 10, width - 54, narrow}, Theme::current());
            for (const SceneRect& rect : scene.rects)
                QVERIFY(rect.rect.right() <= width && rect.rect.bottom() <= 10 + narrow + 8);
        }
        QCOMPARE(ganttLegendHeight({}, 700, Theme::current()), 0.0);
    }

    void theRulerNamesItsUnitAndStaysClearOfThePlayhead()
    {
        GanttContent content = contentOf({sample::streams()});
        QVERIFY(textsOf(sceneOf(content)).contains("ms"));
        content.playhead = content.extent().end / 2;
        const GanttLayout layout = ganttLayout(content, {900, 320}, Theme::current(), 1);
        const QRectF flag = playheadFlag(content, layout, Theme::current());
        QVERIFY(!flag.isEmpty());
        int over = 0;
        for (const SceneText& text : sceneOf(content).texts)
            over += text.box.intersects(flag);
        QCOMPARE(over, 1);  // its own
        content.range = {0, content.extent().end / 4};
        QVERIFY(playheadFlag(content, layout, Theme::current()).isEmpty());
    }

    void whatComesAfterThePlayheadIsPale()
    {
        GanttContent content = oneFOneB(4, 8);
        content.playhead = 15;
        const Scene scene = sceneOf(content, {1200, 320});
        const double at = ganttLayout(content, {1200, 320}, Theme::current(), 1).scale(content).x(15);
        int pale = 0;
        int full = 0;
        for (const SceneText& text : scene.texts) {
            if (!QRegularExpression("^[FB]\\d+$").match(text.text).hasMatch())
                continue;
            QCOMPARE(text.color.alpha() < 255, text.box.center().x() > at);
            ++(text.color.alpha() < 255 ? pale : full);
        }
        QVERIFY(pale > 10 && full > 10);
    }

    void aRunningClockHasFewDigits()
    {
        const GanttContent content = oneFOneB(4, 8);
        for (double time : {0.0, 1.23456789, 14.300000001, 32.99999})
            QVERIFY2(momentText(content, time).size() <= 5, qPrintable(momentText(content, time)));
        QCOMPARE(momentText(content, 14.300000001), "14.3");
    }

    void peaksStandBelowNames()
    {
        GanttContent content = oneFOneB(4, 8);
        content.memoryStrip = true;
        const QStringList texts = textsOf(sceneOf(content, {900, 420}));
        for (const char* peak : {"peak 4", "peak 3", "peak 2", "peak 1"})
            QVERIFY(texts.contains(peak));
        content.memoryStrip = false;
        QVERIFY(textsOf(sceneOf(content)).filter("peak").isEmpty());
    }

    /// "peak 23" is wider than "rank 0".
    void peaksHaveRoom()
    {
        GanttContent content = oneFOneB(4, 8);
        auto data = std::make_shared<GanttData>(*content.panels.front());
        data->liveText = [](double live) { return QString::number(1000 * live); };
        content.panels = {data};
        content.memoryStrip = true;
        int peaks = 0;
        for (const SceneText& text : sceneOf(content, {900, 420}).texts) {
            if (!text.text.startsWith("peak "))
                continue;
            ++peaks;
            QVERIFY2(Theme::current().textWidth(TextStyle::Caption, text.text) <= text.box.width(), qPrintable(text.text));
        }
        QCOMPARE(peaks, 4);
    }

    void lettersCanBeLeftOut()
    {
        GanttContent content = oneFOneB(4, 8);
        QVERIFY(textsOf(sceneOf(content)).contains("F3"));
        content.letters = false;
        const QStringList texts = textsOf(sceneOf(content));
        QVERIFY(!texts.contains("F3"));
        QVERIFY(texts.contains("3"));
        content.legend = false;
        QVERIFY(!textsOf(sceneOf(content)).contains("forward"));
    }

    void fusedBlocksSayBothHalves()
    {
        const QStringList texts = textsOf(sceneOf(contentOf({sample::schedule(ScheduleKind::DualPipe, 8, 20)}), {1500, 520}));
        QVERIFY(texts.contains("F7a") && texts.contains("B13b"));
    }

    void stripesLeaveTheLabelFree()
    {
        const Scene scene = sceneOf(contentOf({sample::streams()}), {1000, 240});
        int labels = 0;
        for (const SceneText& text : scene.texts) {
            if (text.text != "D4" && text.text != "D5")
                continue;
            ++labels;
            const QRectF words(text.box.center().x() - 6, text.box.center().y() - 6, 12, 12);
            int near = 0;
            for (const SceneLine& line : scene.lines) {
                const QRectF box = QRectF(line.line.p1(), line.line.p2()).normalized();
                near += text.box.contains(box.center());
                QVERIFY(!words.contains(box.center()));
            }
            QVERIFY(near > 6);
        }
        QCOMPARE(labels, 2);
    }
};

QTEST_MAIN(TestFrame)
#include "test_frame.moc"
