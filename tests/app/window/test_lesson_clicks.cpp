// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>

#include "app/lessons/lesson_play.h"
#include "app/views/lessons/lesson_page.h"
#include "app/views/lessons/lessons_view.h"
#include "app/views/mesh/mesh_view.h"
#include "app/window/lesson_director.h"
#include "tests/app/window/window_fixture.h"
#include "widgets/controls/drawer.h"
#include "widgets/timeline/gantt_view.h"

using namespace shardscope;

namespace {

/// Where in the chart a mark is; of a Gantt chart whatever `wanted` says is hit.
std::optional<QPoint> pointOf(const ChartWidget& chart, const std::function<bool(const SceneMark&)>& wanted)
{
    for (const SceneMark& mark : chart.scene().marks) {
        if (wanted(mark))
            return mark.bounds.center().toPoint();
    }
    return std::nullopt;
}

std::optional<QPoint> pointOf(const GanttView& gantt, const std::function<bool(const GanttHit&)>& wanted)
{
    for (int y = 1; y < gantt.height(); y += 3) {
        for (int x = 1; x < gantt.width(); x += 2) {
            if (wanted(gantt.hitAt(QPointF(x, y))))
                return QPoint(x, y);
        }
    }
    return std::nullopt;
}

bool isGap(const GanttHit& hit) { return !hit.gap.isNone(); }

const GanttView& ganttOf(const ChartWidget& chart) { return dynamic_cast<const GanttView&>(chart); }

/// Where a place lies that a lesson's option names.
std::optional<QPoint> placeOf(ChartWidget& chart, PickOf of, const QString& at)
{
    const int number = at.section(u'@', -1).toInt();
    switch (of) {
    case PickOf::Part: {
        int item = -1;
        for (const auto& [memoryClass, name] : EnumNames<MemoryClass>::names) {
            if (at == QLatin1String(name.data(), int(name.size())))
                item = static_cast<int>(memoryClass);
        }
        return pointOf(chart, [item](const SceneMark& mark) { return mark.item == item; });
    }
    case PickOf::Gpu:
        return pointOf(chart, [number](const SceneMark& mark) { return mark.item == number; });
    case PickOf::RingStep:
        return pointOf(chart, [number](const SceneMark& mark) { return mark.group >= 0 && mark.item == number; });
    case PickOf::Block: {
        const GanttView& gantt = ganttOf(chart);
        const double end = gantt.content().panels.front()->end;
        if (at.startsWith("gap-start@"))
            return pointOf(gantt, [&](const GanttHit& hit) { return isGap(hit) && hit.gap.begin <= 0 && hit.row == number; });
        if (at == "gap-start")
            return pointOf(gantt, [&](const GanttHit& hit) { return isGap(hit) && hit.gap.begin <= 0 && hit.row == 1; });
        if (at == "gap-end")
            return pointOf(gantt, [&](const GanttHit& hit) { return isGap(hit) && hit.gap.end >= end; });
        if (at == "gap-middle")
            return pointOf(gantt, [&](const GanttHit& hit) { return isGap(hit) && hit.gap.begin > 0 && hit.gap.end < end; });
        const GanttData& data = *gantt.content().panels.front();
        return pointOf(gantt,
                       [&](const GanttHit& hit) { return !hit.block.isNone() && data.styles[data.styleOf[hit.block.block]].letter == at; });
    }
    case PickOf::Operation: {
        const GanttView& gantt = ganttOf(chart);
        const GanttData& data = *gantt.content().panels.front();
        return pointOf(gantt, [&](const GanttHit& hit) {
            if (hit.block.isNone() || hit.count > 1)
                return false;
            const GanttStyle& style = data.styles[data.styleOf[hit.block.block]];
            return at == "compute"
                       ? hit.row == 0
                       : hit.row > 0 && style.hatched == at.endsWith("-exposed") && style.letter.toLower() == at.section('-', 0, 0);
        });
    }
    case PickOf::Stage:
        return pointOf(chart, [number](const SceneMark& mark) { return mark.group == number; });
    }
    return std::nullopt;
}

}  // namespace

/// Questions that are answered by a click in the picture: on the real widget, wrong and right, each told with its cause.
class TestLessonClicks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    void answers_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<int>("of");
        QTest::addColumn<QString>("at");
        QTest::addColumn<bool>("isRight");
        QTest::addColumn<QString>("cause");
        const auto row = [](const char* lesson, PickOf of, const char* at, bool isRight, const char* cause) {
            QTest::addRow("%s, %s", lesson, at) << lesson << int(of) << at << isRight << cause;
        };
        row("recompute", PickOf::Part, "activations", true, "only the input is kept");
        row("recompute", PickOf::Part, "optimizer", false, "information from all earlier steps");
        row("recompute", PickOf::Part, "temporary", false, "logits");
        row("bubble", PickOf::Block, "gap-start@3", true, "one in each rank above");
        row("bubble", PickOf::Block, "gap-start", false, "there are fewer ranks before it");
        row("bubble", PickOf::Block, "gap-middle", false, "comes back from the last rank");
        row("bubble", PickOf::Block, "gap-end", false, "waits for the step to end");
        row("bubble", PickOf::Block, "F", false, "Here the rank works");
        row("bubble", PickOf::Block, "B", false, "Here the rank works");
        row("zero-bubble", PickOf::Block, "W", true, "the block can fill a gap");
        row("zero-bubble", PickOf::Block, "I", false, "The stage before waits");
        row("zero-bubble", PickOf::Block, "F", false, "The next stage waits");
        row("overlap", PickOf::Operation, "tp-exposed", true, "needs the sum from this message");
        row("overlap", PickOf::Operation, "tp-hidden", false, "continues above this message");
        row("overlap", PickOf::Operation, "compute", false, "Here the GPU works");
        row("neighbours", PickOf::Gpu, "11", true, "3 + TP");
        row("neighbours", PickOf::Gpu, "7", false, "differs from rank 3 in DP");
        row("neighbours", PickOf::Gpu, "15", false, "3 + TP");
        row("ring", PickOf::RingStep, "3", true, "keys of rank 0");
        row("ring", PickOf::RingStep, "1", false, "three ranks");
        row("stages", PickOf::Stage, "0", true, "does not fit in any case");
        row("stages", PickOf::Stage, "5", false, "does not fit in any case");
    }
    void answers()
    {
        QFETCH(QString, lesson);
        QFETCH(int, of);
        QFETCH(QString, at);
        QFETCH(bool, isRight);
        QFETCH(QString, cause);
        test::WindowFixture fixture;
        Panels& panels = fixture.window.panels();
        LessonPlay& play = fixture.window.lessons().play();
        QVERIFY(goTo(fixture, lesson, static_cast<PickOf>(of)));
        QVERIFY(fixture.hasSettled());
        View& view = panels.house().view(QString::fromStdString(play.current().view));
        QVERIFY(view.isVisible() && view.isQuiet());
        ChartWidget* chart = view.currentChart();
        QVERIFY(chart && chart->isVisible());
        const std::optional<QPoint> point = placeOf(*chart, static_cast<PickOf>(of), at);
        QVERIFY2(point, "it is not in the picture");
        QTest::mouseClick(chart, Qt::LeftButton, {}, *point);
        QVERIFY2(play.answer().choice, "the click is no answer");
        QVERIFY(!panels.drawer().isVisible());  // that would tell
        LessonPage& page = panels.view<LessonsView>().page();
        QVERIFY(!page.told().contains(cause));
        QTest::keyClick(&page, Qt::Key_P);
        QVERIFY(play.isCommitted());
        QCOMPARE(play.points() == 1, isRight);
        const QString options = [&page] {
            QStringList names;
            for (const QAbstractButton* option : page.findChildren<QAbstractButton*>())
                names << option->accessibleName();
            return names.join('\n');
        }();
        QVERIFY2((page.told() + options).contains(cause), qPrintable(page.told()));
        QVERIFY(!view.isQuiet());
    }

    /// Pointing at a GPU lights its groups up: that is the answer, and waits for it.
    void nothingLightsUpWhileItAsks()
    {
        test::WindowFixture fixture;
        LessonPlay& play = fixture.window.lessons().play();
        QVERIFY(goTo(fixture, "neighbours", PickOf::Gpu));
        QVERIFY(fixture.hasSettled());
        Lens& lens = fixture.window.panels().lens();
        ChartWidget* map = fixture.window.panels().view<MeshView>().currentChart();
        const QPoint three = *placeOf(*map, PickOf::Gpu, "3");
        QTest::mouseMove(map, three);
        QTest::mouseClick(map, Qt::LeftButton, {}, three);
        QCOMPARE(play.answer().choice, std::optional<int>(3));
        QVERIFY(lens.hovered().isNothing() && lens.selected().rank != 3);
        play.reveal();
        QTest::mouseMove(map, *placeOf(*map, PickOf::Gpu, "4"));
        QTest::mouseMove(map, three);
        QCOMPARE(lens.hovered().rank, 3);
    }

private:
    static bool goTo(test::WindowFixture& fixture, const QString& lesson, PickOf of)
    {
        LessonPlay& play = fixture.window.lessons().play();
        fixture.window.resize(1400, 900);
        if (!fixture.hasSettled() || !play.start(lesson))
            return false;
        while (!play.isAtDebrief() && !(play.task() && play.task()->kind == TaskKind::Pick && play.task()->of == of)) {
            play.reveal();
            play.next();
        }
        return !play.isAtDebrief();
    }
};

QTEST_MAIN(TestLessonClicks)
#include "test_lesson_clicks.moc"
