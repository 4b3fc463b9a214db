// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QDir>
#include <QPushButton>
#include <QtTest>

#include "app/document/edit_command.h"
#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_text.h"
#include "app/panels/controls_panel.h"
#include "app/panels/verdict_bar.h"
#include "app/session/session.h"
#include "app/views/view_list.h"
#include "app/window/lesson_director.h"
#include "app/window/pane_area.h"
#include "app/window/rail.h"
#include "core/io/lesson_json.h"
#include "tests/app/example_scenario.h"
#include "tests/app/window/window_fixture.h"

using namespace shardscope;

namespace {

/// The window with a session file, as a person starts it.
struct Started {
    Settings settings;
    Appearance appearance{settings};
    Workspace workspace;
    MainWindow window;

    explicit Started(const QString& folder)
        : settings(folder + "/settings.ini"),
          workspace(test::exampleScenario(), settings, folder + "/session.json"),
          window(workspace, settings, appearance)
    {
        workspace.restoreSession();
        if (const QString theme = qEnvironmentVariable("SHARDSCOPE_LESSON_THEME"); !theme.isEmpty())
            settings.set(kThemeSetting, theme);
        if (qEnvironmentVariableIsSet("SHARDSCOPE_LESSON_PRESENTED")) {
            appearance.setPresenting(true);
            window.panels().setPresenting(true);
        }
        window.show();
    }
    ~Started() { Theme::apply(Theme()); }
    LessonPlay& play() { return window.lessons().play(); }
    Document& document() { return workspace.document(); }
    [[nodiscard]] bool hasSettled() const
    {
        return QTest::qWaitFor([this] { return window.isSettled(); }, 60000);
    }
};

/// With SHARDSCOPE_LESSON_PICTURES a picture of every page is left there, to be looked at; _SIZE, _THEME and _PRESENTED say how.
void leavePicture(QWidget& window, const QString& name)
{
    const QString folder = qEnvironmentVariable("SHARDSCOPE_LESSON_PICTURES");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    for (int round = 0; round < 6; ++round)
        QCoreApplication::processEvents();
    window.grab().save(folder + u'/' + name + ".png");
}

void press(QWidget& window, int key)
{
    QWidget* page = window.findChild<QWidget*>("lessons")->findChild<QWidget*>("lesson_page");
    page->setFocus();
    QTest::keyClick(page, static_cast<Qt::Key>(key));
}

TaskAnswer rightOne(LessonPlay& play)
{
    TaskAnswer answer;
    if (const auto right = play.right()) {
        answer.choice = right->choice;
        answer.order = right->order;
        answer.number = right->number;
    }
    return answer;
}

}  // namespace

/// Lessons in the window: the scene that each step sets, the parts that are hidden during a question, and that everything is restored
/// afterwards.
class TestLessons : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// Every lesson from its first step to its end, by the keyboard, answered right; every target reached by its par through the document.
    void isWalked_data()
    {
        QTest::addColumn<QString>("id");
        for (const CourseChapter& chapter : builtInCourse().chapters) {
            for (const LessonHead& lesson : chapter.lessons)
                QTest::newRow(lesson.id.c_str()) << QString::fromStdString(lesson.id);
        }
    }
    void isWalked()
    {
        QFETCH(QString, id);
        QTemporaryDir folder;
        Started started(folder.path());
        const QStringList size = qEnvironmentVariable("SHARDSCOPE_LESSON_SIZE", "1280x800").split('x');
        started.window.resize(size[0].toInt(), size[1].toInt());
        LessonPlay& play = started.play();
        const Scenario own = started.document().scenario();
        QVERIFY(started.hasSettled());
        started.window.panels().panes().go("lessons");
        QVERIFY(play.start(id));
        while (!play.isAtDebrief()) {
            const int step = play.step();
            const QString wrong = walkStep(started, id);
            QVERIFY2(wrong.isEmpty(), qPrintable(QString("step %1: ").arg(step + 1) + wrong));
            QCOMPARE(play.step(), step + 1);
        }
        leavePicture(started.window, id + "-debrief");
        QCOMPARE(play.pointsSoFar(), double(play.lesson().head.tasks));
        press(started.window, Qt::Key_Space);
        QVERIFY(!play.isPlaying());
        QVERIFY(play.progress().of(id).isDone);
        QVERIFY(isSame(own, started.document().scenario()));
        QVERIFY(started.hasSettled());
    }

    void theScenarioComesBack()
    {
        QTemporaryDir folder;
        {
            Started started(folder.path());
            QVERIFY(started.document().edit("plan.tp", std::int64_t{4}));
            const Scenario own = started.document().scenario();
            const Arrangement before = started.window.panels().arrangement();
            QVERIFY(started.play().start("four-tenants"));
            QVERIFY(!isSame(own, started.document().scenario()));
            QVERIFY(started.workspace.isSetAside());
            started.play().leave();
            QVERIFY(isSame(own, started.document().scenario()));
            QCOMPARE(started.document().undoStack().count(), 1);  // with its way back
            QVERIFY(started.window.panels().arrangement().panes == before.panes);
            QVERIFY(!started.document().allowed() && started.document().lockedDegrees().isEmpty());
            QVERIFY(started.play().start("four-tenants"));
            QTest::qWait(2 * Autosave::kDelay);  // the session is the lesson's now
        }
        // The program ended within the lesson: it starts with the person's own scenario, and knows where the lesson was.
        Started again(folder.path());
        QCOMPARE(again.document().scenario().plan.tp, 4);
        QCOMPARE(again.document().undoStack().count(), 1);
        QVERIFY(!again.play().isPlaying());
        QVERIFY(!again.workspace.isSetAside());
    }

    void goesOnWhereItWasLeft()
    {
        QTemporaryDir folder;
        {
            Started started(folder.path());
            QVERIFY(started.play().start("four-tenants"));
            started.play().next();
            QCOMPARE(started.play().step(), 1);
        }
        Started again(folder.path());
        QVERIFY(again.play().start("four-tenants"));
        QCOMPARE(again.play().step(), 1);
    }

    /// Verdicts, rail and other views are disabled until the answer is given.
    void answersAreOutOfSight()
    {
        QTemporaryDir folder;
        Started started(folder.path());
        LessonPlay& play = started.play();
        Panels& panels = started.window.panels();
        QVERIFY(play.start("four-tenants"));
        QVERIFY(panels.verdicts().isVisible());
        QCOMPARE(panels.panes().shown(), (QStringList{"lessons", "memory"}));
        play.next();
        QVERIFY(play.isAsking());
        QVERIFY(!panels.verdicts().isVisible() && !panels.rail().isEnabled());
        QCOMPARE(panels.panes().shown(), QStringList{"lessons"});
        panels.panes().go("memory");
        panels.panes().openBeside("memory");
        QCOMPARE(panels.panes().shown(), QStringList{"lessons"});
        QVERIFY(!play.canGoOn());
        play.next();
        QCOMPARE(play.step(), 1);
        play.setAnswer(rightOne(play));
        play.commit();
        QVERIFY(panels.verdicts().isVisible() && panels.rail().isEnabled());
        QVERIFY(play.canGoOn());
    }

    /// Only the step's knobs turn, by the controls, a fix or the palette.
    void otherKnobsAreLocked()
    {
        QTemporaryDir folder;
        Started started(folder.path());
        LessonPlay& play = started.play();
        QVERIFY(play.start("zero-stages"));
        while (!play.task() || play.task()->kind != TaskKind::Reach) {
            play.reveal();
            play.next();
        }
        Document& document = started.document();
        ControlsPanel& controls = started.window.panels().controls();
        QVERIFY(controls.isVisible());
        QVERIFY(controls.controlOf("plan.zero")->isEnabled());
        QVERIFY(!controls.controlOf("plan.recompute")->isEnabled());
        QVERIFY(!document.edit("plan.recompute", std::string("full")));
        Scenario other = document.scenario();
        other.plan.microBatch = 2;
        document.replace(other, "x");
        QVERIFY(isSame(document.scenario(), play.current().scenario));
        QVERIFY(document.edit("plan.zero", std::int64_t{3}));
        QVERIFY(started.hasSettled());
        QVERIFY(QTest::qWaitFor([&] { return play.isCommitted(); }, 20000));
        play.leave();
        QVERIFY(controls.controlOf("plan.recompute")->isEnabled());
        QVERIFY(document.edit("plan.recompute", std::string("full")));
    }

    /// Who opens something else has left.
    void openingLeavesTheLesson()
    {
        QTemporaryDir folder;
        Started started(folder.path());
        QVERIFY(started.play().start("parameters"));
        started.workspace.openExample();
        QVERIFY(!started.play().isPlaying());
        QVERIFY(!started.workspace.isSetAside());
    }

private:
    /// Answers the question and continues; returns empty, or the error.
    static QString walkStep(Started& started, const QString& id)
    {
        LessonPlay& play = started.play();
        if (!started.hasSettled())
            return "does not settle";
        const LessonStep& step = play.current();
        const QString view = QString::fromStdString(step.view);
        const QString name = QStringLiteral("%1-%2").arg(id).arg(play.step() + 1);
        leavePicture(started.window, name);
        if (!view.isEmpty() && !findView(view))
            return "there is no view " + view;
        if (const QString hidden = hiddenKnob(started, step); !hidden.isEmpty())
            return hidden + " may be turned, but is not seen";
        if (play.task()) {
            if (const QString wrong = answer(started); !wrong.isEmpty())
                return wrong;
        }
        const bool isTab = !step.allow.empty() && started.window.width() < Theme::current().px(1600);
        if (!view.isEmpty() && !isTab && !started.window.panels().panes().shown().contains(view))
            return view + " is not shown";
        if (!step.mode.empty() && started.window.panels().house().view(view).modeId() != QString::fromStdString(step.mode))
            return view + " is not in its mode";
        if (play.task() && !started.hasSettled())
            return "does not settle after the answer";
        if (play.task())
            leavePicture(started.window, name + "-answered");
        press(started.window, Qt::Key_Space);
        return {};
    }

    /// A knob that has no control of its own, or the first one if it is out of sight; empty: there is none.
    static QString hiddenKnob(Started& started, const LessonStep& step)
    {
        if (isTurnedInPicture(step))
            return started.window.panels().house().view(QString::fromStdString(step.view)).isVisible() ? QString() : "the picture's";
        ControlsPanel& controls = started.window.panels().controls();
        for (const std::string& path : step.allow) {
            QWidget* control = controls.controlOf(QString::fromStdString(path));
            const bool isAnothers = std::any_of(step.allow.begin(), step.allow.end(), [&](const std::string& other) {
                return other != path && controls.controlOf(QString::fromStdString(other)) == control;
            });
            if (!control || isAnothers || (path == step.allow.front() && control->visibleRegion().isEmpty()))
                return QString::fromStdString(path);
        }
        return {};
    }

    static QString answer(Started& started)
    {
        LessonPlay& play = started.play();
        if (play.task()->kind != TaskKind::Reach) {
            press(started.window, Qt::Key_H);
            play.setAnswer(rightOne(play));
            press(started.window, Qt::Key_P);
            return play.isCommitted() && play.points() == 1 ? QString() : QString("the right answer is not taken");
        }
        for (const std::string& path : play.current().allow) {
            if (!started.document().edit(QString::fromStdString(path), findParameter(path)->get(*play.task()->par)))
                return "par's " + QString::fromStdString(path) + " is refused";
        }
        return QTest::qWaitFor([&] { return play.isCommitted() && play.points() == 1; }, 20000)
                   ? QString()
                   : "par gets " + QString::number(play.points()) + ", with " +
                         QString::number(forbiddenChanges(play.current(), started.document().scenario()).size()) + " other changes";
    }
};

QTEST_MAIN(TestLessons)
#include "test_lessons.moc"
