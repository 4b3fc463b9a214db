// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "app/document/edit_command.h"
#include "app/lessons/lesson_play.h"
#include "app/panels/controls_panel.h"
#include "app/panels/verdict_bar.h"
#include "app/window/lesson_director.h"
#include "app/window/pane_area.h"
#include "app/window/rail.h"
#include "app/window/window_mode.h"
#include "tests/app/window/window_fixture.h"
#include "tests/support/random_draw.h"
#include "widgets/theme/theme.h"

using namespace shardscope;
using namespace shardscope::test;

namespace {

/// Everything that a mode changes.
struct WindowState {
    Arrangement arrangement;
    double text = 0;
    QSet<QString> locked;
    Scenario scenario;
    bool hasVerdicts = false;
    bool hasRail = false;
};

WindowState seenIn(test::WindowFixture& fixture)
{
    Panels& panels = fixture.window.panels();
    return {panels.arrangement(),          Theme::current().px(10),       fixture.document().lockedDegrees(),
            fixture.document().scenario(), panels.verdicts().isVisible(), panels.rail().isVisible() && panels.rail().isEnabled()};
}

QString differenceOf(const WindowState& before, const WindowState& after)
{
    QStringList found;
    const Arrangement& was = before.arrangement;
    const Arrangement& is = after.arrangement;
    // Which page a view was on is kept, of a view that was visited, too.
    if (is.panes != was.panes || is.active != was.active || is.maximised != was.maximised)
        found << QStringLiteral("panes");
    if (is.hasControls != was.hasControls)
        found << QStringLiteral("controls");
    if (after.text != before.text)
        found << QStringLiteral("size of text");
    if (after.locked != before.locked)
        found << QStringLiteral("locks");
    if (!isSame(after.scenario, before.scenario))
        found << QStringLiteral("scenario");
    if (after.hasVerdicts != before.hasVerdicts || after.hasRail != before.hasRail)
        found << QStringLiteral("verdicts or rail");
    return found.join(QStringLiteral(", "));
}

}  // namespace

/// A lesson and presenting, begun and left in any order, leave nothing behind.
class TestWindowModes : public QObject {
    Q_OBJECT

    static void present(test::WindowFixture& fixture) { fixture.window.commands().action(QStringLiteral("view.present")).trigger(); }
    static LessonPlay& play(test::WindowFixture& fixture) { return fixture.window.lessons().play(); }
    static void leaveAll(test::WindowFixture& fixture)
    {
        if (play(fixture).isPlaying())
            play(fixture).leave();
        if (isPresented(fixture.window.panels().mode()))
            present(fixture);
    }

private Q_SLOTS:
    void init() { test::failOnWarnings(); }
    void cleanup() { Theme::apply(Theme()); }

    /// Only the mode counts: on every path, the usual mode has the person's own arrangement.
    void theWaysLeadBack()
    {
        Draw draw(29);
        for (int walk = 0; walk < 200; ++walk) {
            WindowModes modes;
            Arrangement seen;
            seen.active = 7;
            const Arrangement own = seen;
            for (int step = 0; step < 12; ++step) {
                const WindowMode next = static_cast<WindowMode>(draw.of({0, 1, 2, 3}));
                if (next == modes.mode())
                    continue;
                if (const auto shown = modes.change(next, seen))
                    seen = *shown;
                if (next == WindowMode::Usual) {
                    QCOMPARE(seen, own);
                    QVERIFY(!modes.own());
                } else {
                    QCOMPARE(modes.own(), std::optional(own));
                }
                if (modes.mode() != WindowMode::Usual)
                    seen.active = step + 100;  // the lesson and the presenter arrange as they like
            }
        }
    }

    void eitherIsLeftFirst_data()
    {
        QTest::addColumn<QStringList>("acts");
        QTest::newRow("presented in a lesson, left before it") << QStringList{"lesson", "present", "present", "leave"};
        QTest::newRow("presented in a lesson, left after it") << QStringList{"lesson", "present", "leave", "present"};
        QTest::newRow("a lesson while presenting, left before") << QStringList{"present", "lesson", "leave", "present"};
        QTest::newRow("a lesson while presenting, left after") << QStringList{"present", "lesson", "present", "leave"};
        QTest::newRow("another page while presenting") << QStringList{"present", "pipeline", "lesson", "next", "present", "leave"};
        QTest::newRow("another page in the lesson") << QStringList{"lesson", "next", "present", "pipeline", "leave", "present"};
        QTest::newRow("the puzzle in a lesson") << QStringList{"lesson", "puzzle", "present", "leave", "present"};
        QTest::newRow("another lesson") << QStringList{"present", "lesson", "next", "another", "present", "leave"};
    }
    void eitherIsLeftFirst()
    {
        QFETCH(QStringList, acts);
        test::WindowFixture fixture;
        fixture.window.resize(1280, 800);
        QVERIFY(fixture.hasSettled());
        const WindowState before = seenIn(fixture);
        for (const QString& act : acts)
            perform(fixture, act);
        QCOMPARE(fixture.window.panels().mode(), WindowMode::Usual);
        QVERIFY(fixture.hasSettled());
        const QString difference = differenceOf(before, seenIn(fixture));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void anyWalkLeadsBack_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 6; ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    void anyWalkLeadsBack()
    {
        QFETCH(int, seed);
        Draw draw(static_cast<std::uint64_t>(seed));
        test::WindowFixture fixture;
        fixture.window.resize(1280, 800);
        QVERIFY(fixture.hasSettled());
        const WindowState before = seenIn(fixture);
        QStringList acts;
        for (int i = 0; i < 12; ++i) {
            acts << draw.of<QString>({"lesson", "present", "next", "leave", "pipeline", "puzzle", "another"});
            perform(fixture, acts.constLast());
            // The picture is never left in a corner of the window.
            QVERIFY(fixture.window.panels().panes().width() >= 600);
        }
        leaveAll(fixture);
        QVERIFY(fixture.hasSettled());
        const QString difference = differenceOf(before, seenIn(fixture));
        QVERIFY2(difference.isEmpty(), qPrintable(difference + ": " + acts.join(u' ')));
    }

    /// A window in another language continues in the state of the previous one.
    void aLessonGoesOnInAnotherWindow()
    {
        test::WindowFixture fixture;
        QVERIFY(fixture.hasSettled());
        const WindowState before = seenIn(fixture);
        perform(fixture, QStringLiteral("lesson"));
        perform(fixture, QStringLiteral("next"));
        perform(fixture, QStringLiteral("present"));
        const int step = play(fixture).step();
        const MainWindow::UnderWay underWay = fixture.window.suspend();
        const QString difference = differenceOf(before, seenIn(fixture));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
        fixture.window.close();
        MainWindow second(fixture.workspace, fixture.settings, fixture.appearance);
        second.show();
        second.resume(underWay);
        QCOMPARE(second.panels().mode(), WindowMode::PresentedLesson);
        QVERIFY(second.lessons().play().isPlaying());
        QCOMPARE(second.lessons().play().step(), step);
        second.lessons().play().leave();
        second.commands().action(QStringLiteral("view.present")).trigger();
        QVERIFY(QTest::qWaitFor([&second] { return second.isSettled(); }, 60000));
        QCOMPARE(Theme::current().px(10), before.text);
        QVERIFY(isSame(fixture.document().scenario(), before.scenario));
        QCOMPARE(second.panels().arrangement().panes, before.arrangement.panes);
    }

private:
    static void perform(test::WindowFixture& fixture, const QString& act)
    {
        LessonPlay& lesson = play(fixture);
        if (act == QLatin1String("present"))
            present(fixture);
        else if (act == QLatin1String("lesson"))
            (void)lesson.start(QStringLiteral("four-tenants"));
        else if (act == QLatin1String("another"))
            (void)lesson.start(QStringLiteral("zero-stages"));
        else if (act == QLatin1String("leave") && lesson.isPlaying())
            lesson.leave();
        else if (act == QLatin1String("next") && lesson.isPlaying())
            lesson.next();
        else if ((act == QLatin1String("pipeline") || act == QLatin1String("puzzle")) &&
                 fixture.window.panels().mode() != WindowMode::Usual)
            fixture.window.panels().panes().go(act);
        QCoreApplication::processEvents();
    }
};

QTEST_MAIN(TestWindowModes)
#include "test_window_modes.moc"
