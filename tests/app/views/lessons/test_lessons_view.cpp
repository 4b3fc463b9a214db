// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include "app/language/language.h"
#include "app/views/lessons/course_list.h"
#include "app/views/lessons/lesson_page.h"
#include "app/views/lessons/lessons_view.h"
#include "core/io/lesson_json.h"
#include "tests/app/estimates.h"
#include "widgets/lesson/guess_slider.h"
#include "widgets/lesson/option_button.h"
#include "widgets/lesson/order_list.h"
#include "widgets/theme/theme.h"

using namespace shardscope;

namespace {

void lay(LessonsView& view)
{
    view.setAttribute(Qt::WA_DontShowOnScreen);
    view.resize(900, 640);
    view.show();
}

/// Until a step with such a task.
bool goToTask(LessonsView& view, const char* lesson, TaskKind kind)
{
    LessonPlay& play = view.play();
    if (!play.start(lesson))
        return false;
    while (!play.isAtDebrief() && !(play.task() && play.task()->kind == kind)) {
        play.reveal();
        play.next();
    }
    return !play.isAtDebrief();
}

}  // namespace

class TestLessonsView : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// A title that wraps would be content with a word a line.
    void anAudienceReadsTitlesInALine()
    {
        Theme::apply(Theme::forAudience(ThemeKind::Light, 24));
        {
            LessonsView view;
            lay(view);
            view.resize(1800, 900);
            QCoreApplication::processEvents();
            const CourseList& list = view.list();
            int widest = 0;
            for (int row = 0; row < list.topLevelItem(0)->childCount(); ++row)
                widest = std::max(widest, list.fontMetrics().horizontalAdvance(list.topLevelItem(0)->child(row)->text(0)));
            QVERIFY2(list.columnWidth(0) > widest, qPrintable(QStringLiteral("%1 of %2").arg(list.columnWidth(0)).arg(widest)));
        }
        Theme::apply(Theme());
    }

    void listsTheCourse()
    {
        LessonsView view;
        lay(view);
        const Course& course = builtInCourse();
        QCOMPARE(view.list().topLevelItemCount(), int(course.chapters.size()));
        QCOMPARE(view.list().currentLesson(), QString::fromStdString(course.chapters[0].lessons[0].id));
        view.goOn();
        QVERIFY(view.play().isPlaying());
        QCOMPARE(view.modeId(), QString("lesson"));
        view.play().leave();
        QCOMPARE(view.modeId(), QString("list"));
    }

    /// A lesson that was begun comes before one that was not.
    void goesOnWithWhatIsBegun()
    {
        const Course& course = builtInCourse();
        LessonProgress progress;
        QCOMPARE(nextLesson(course, progress), QString::fromStdString(course.chapters[0].lessons[0].id));
        LessonRecord begun;
        begun.step = 2;
        progress.set("bubble", begun);
        QCOMPARE(nextLesson(course, progress), QString("bubble"));
        LessonRecord done;
        done.isDone = true;
        for (const CourseChapter& chapter : course.chapters) {
            for (const LessonHead& lesson : chapter.lessons)
                progress.set(QString::fromStdString(lesson.id), done);
        }
        QCOMPARE(nextLesson(course, progress), QString());
        QCOMPARE(progress.doneOf(course), LessonsView().currentTable()->rowCount());
    }

    /// A class's sheet: a lesson a row.
    void progressIsExported()
    {
        LessonsView shown;
        lay(shown);
        QVERIFY(goToTask(shown, "recompute", TaskKind::Number));
        QTemporaryDir folder;
        const QString path = folder.filePath("progress.csv");
        QCOMPARE(shown.saveTable(path), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), shown.currentTable()->rowCount() + 1);
        QVERIFY(lines[0].contains("lesson") && lines[0].contains("points"));
        QVERIFY(lines.filter("Throw away, compute again").constFirst().contains("20"));  // when
    }

    void choosesByAClick()
    {
        LessonsView view;
        lay(view);
        QVERIFY(goToTask(view, "bubble", TaskKind::Choice));
        const auto& options = view.page().taskPanel()->options();
        QVERIFY(options.size() >= 2);
        const int right = *view.play().right()->choice;
        QTest::mouseClick(options[right], Qt::LeftButton);
        QCOMPARE(view.play().answer().choice, std::optional<int>(right));
        QTest::keyClick(&view.page(), Qt::Key_P);
        QVERIFY(view.play().isCommitted());
        QVERIFY(options[right]->verdict() == OptionButton::Verdict::Right);
        QVERIFY(!options[right]->isEnabled());
    }

    void picksInThePicture()
    {
        LessonsView view;
        lay(view);
        QVERIFY(goToTask(view, "bubble", TaskKind::Pick));
        LessonPlay& play = view.play();
        QVERIFY(play.task()->of == PickOf::Block && view.page().taskPanel()->options().isEmpty());
        play.pick(PickOf::Stage, "2");  // that is not asked for
        play.pick(PickOf::Block, "somewhere@2");
        QVERIFY(!play.answer().choice && !play.canCommit());
        play.pick(PickOf::Block, "gap-middle@1");
        QCOMPARE(play.answer().choice, std::optional<int>(2));
        QTest::keyClick(&view.page(), Qt::Key_P);
        QVERIFY2(view.page().told().contains("comes back from the last rank"), qPrintable(view.page().told()));
        play.pick(PickOf::Block, "gap-start@3");  // too late
        QCOMPARE(play.answer().choice, std::optional<int>(2));
    }

    /// The guess is next to the answer.
    void guessesOnASlider()
    {
        LessonsView view;
        lay(view);
        QVERIFY(goToTask(view, "zero-bubble", TaskKind::Order));
        OrderList& order = *view.page().taskPanel()->order();
        QTest::keyClick(&order, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(view.play().answer().order.front(), 1);
        QVERIFY(goToTask(view, "bubble", TaskKind::Number));
        GuessSlider& slider = *view.page().taskPanel()->slider();
        Q_EMIT slider.valueEdited(75);  // percent
        QCOMPARE(view.play().answer().number, std::optional<double>(0.75));
        view.play().commit();
        QVERIFY2(view.page().told().contains("Your guess: <b>75.0") && view.page().told().contains("37.5"), qPrintable(view.page().told()));
        QVERIFY(view.page().told().contains("Too high"));
    }

    void keysWork()
    {
        LessonsView view;
        lay(view);
        QVERIFY(view.play().start("bubble"));
        LessonPage& page = view.page();
        QTest::keyClick(&page, Qt::Key_F);
        QVERIFY(view.isFullScreen());
        QTest::keyClick(&page, Qt::Key_F);
        QVERIFY(!view.isFullScreen());
        QTest::keyClick(&page, Qt::Key_Right);
        QCOMPARE(view.play().step(), 1);
        QTest::keyClick(&page, Qt::Key_Space);  // it asks
        QCOMPARE(view.play().step(), 1);
        QTest::keyClick(&page, Qt::Key_H);
        QCOMPARE(view.play().hintsShown(), 1);
        QTest::keyClick(&page, Qt::Key_R);
        QVERIFY(view.play().isRevealed());
        QTest::keyClick(&page, Qt::Key_Space);
        QCOMPARE(view.play().step(), 2);
        QTest::keyClick(&page, Qt::Key_Left);
        QCOMPARE(view.play().step(), 1);
        QTest::keyClick(&page, Qt::Key_Escape);
        QVERIFY(!view.play().isPlaying());
    }

    /// The presenter reads the right answer; the class does not.
    void notesTellWhatIsRight()
    {
        LessonsView view;
        lay(view);
        QVERIFY(goToTask(view, "bubble", TaskKind::Number));
        QVERIFY2(view.speakerNotes().contains("37.5"), qPrintable(view.speakerNotes()));
        QVERIFY(!view.page().told().contains("37.5"));
    }

    /// A par says where it is from, in the language of the window.
    void paresAreToldInTheLanguage()
    {
        const auto asBefore = qScopeGuard([] { speak(QStringLiteral("en")); });
        speak(QStringLiteral("de"));
        LessonsView view;
        lay(view);
        QVERIFY(goToTask(view, "zero-stages", TaskKind::Reach));
        view.play().setEstimate(std::make_shared<const Estimate>(estimate(*view.play().task()->par).value()));
        QString told;
        for (const QLabel* label : view.page().taskPanel()->findChildren<QLabel*>())
            told += label->text();
        QVERIFY2(told.contains(QString::fromUtf8("unsere eigene Lösung")) && !told.contains("our own"), qPrintable(told));
    }

    void everyPageHasNames_data()
    {
        QTest::addColumn<QString>("id");
        for (const CourseChapter& chapter : builtInCourse().chapters) {
            for (const LessonHead& lesson : chapter.lessons)
                QTest::newRow(lesson.id.c_str()) << QString::fromStdString(lesson.id);
        }
    }
    void everyPageHasNames()
    {
        QFETCH(QString, id);
        LessonsView view;
        lay(view);
        QVERIFY(view.play().start(id));
        while (!view.play().isAtDebrief()) {
            QVERIFY2(test::namelessWidgets(view).isEmpty(), qPrintable(test::namelessWidgets(view).join("; ")));
            QVERIFY(!view.page().told().contains(QString::fromUtf8("<b>–</b>")));
            view.play().reveal();
            QVERIFY(!view.page().told().contains(QString::fromUtf8("<b>–</b>")));
            view.play().next();
        }
    }
};

QTEST_MAIN(TestLessonsView)
#include "test_lessons_view.moc"
