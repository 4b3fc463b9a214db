// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "app/lessons/lesson_play.h"
#include "app/lessons/lesson_text.h"
#include "core/estimate/estimate.h"
#include "core/io/lesson_json.h"
#include "tests/app/app_test.h"

using namespace shardscope;

namespace {

/// At the first step with such a task; false: the course has none.
bool goToTask(LessonPlay& play, TaskKind kind)
{
    for (const CourseChapter& chapter : builtInCourse().chapters) {
        for (const LessonHead& head : chapter.lessons) {
            if (!play.start(QString::fromStdString(head.id)))
                return false;
            for (int step = 0; step < head.steps; ++step) {
                play.goTo(step);
                if (play.task() && play.task()->kind == kind)
                    return true;
            }
        }
    }
    return false;
}

std::shared_ptr<const Estimate> estimateOf(const Scenario& scenario)
{
    return std::make_shared<const Estimate>(estimate(scenario).value());
}

}  // namespace

class TestLessonPlay : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { test::failOnWarnings(); }

    /// Every click on a picture is reported, also without a lesson.
    void aClickWithoutALessonIsNoAnswer()
    {
        LessonPlay play;
        const QSignalSpy changed(&play, &LessonPlay::changed);
        play.pick(PickOf::Gpu, "0");
        QVERIFY(!play.isPlaying());
        QCOMPARE(changed.size(), 0);
    }

    void thereIsNoSuchLesson()
    {
        LessonPlay play;
        QSignalSpy failed(&play, &LessonPlay::failed);
        QVERIFY(!play.start("no such lesson"));
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed[0][0].toString().contains("no such lesson"));
        QVERIFY(!play.isPlaying());
    }

    /// A lesson does not pass a question without an answer or a reveal, and the first answer counts.
    void aQuestionIsAnsweredOnce()
    {
        LessonPlay play;
        QVERIFY(goToTask(play, TaskKind::Choice));
        const int step = play.step();
        QVERIFY(play.isAsking() && !play.canCommit() && !play.canGoOn());
        play.commit();
        play.next();
        QCOMPARE(play.step(), step);
        TaskAnswer wrong;
        wrong.choice = *play.right()->choice == 0 ? 1 : 0;
        play.setAnswer(wrong);
        QVERIFY(play.canCommit());
        play.commit();
        QVERIFY(play.isCommitted() && play.points() == 0);
        TaskAnswer right;
        right.choice = play.right()->choice;
        play.setAnswer(right);
        QCOMPARE(play.answer(), wrong);
        QCOMPARE(play.progress().of(play.lessonId()).points.value(step), 0.0);
        // Taken again it is asked again, and the first answer stays what counts.
        QVERIFY(play.start(play.lessonId()));
        play.goTo(step);
        QVERIFY(play.isAsking());
        play.setAnswer(right);
        play.commit();
        QCOMPARE(play.progress().of(play.lessonId()).points.value(step), 0.0);
    }

    void whatWasAnsweredIsThereAgain()
    {
        LessonPlay play;
        QVERIFY(goToTask(play, TaskKind::Number));
        const int step = play.step();
        TaskAnswer answer;
        answer.number = play.right()->number;
        play.setAnswer(answer);
        play.showHint();
        play.commit();
        QCOMPARE(play.points(), 1.0);
        play.next();
        play.goTo(step);
        QVERIFY(play.isCommitted() && play.answer() == answer);
        QCOMPARE(play.hintsShown(), 1);
    }

    void revealingGivesNothing()
    {
        LessonPlay play;
        QVERIFY(goToTask(play, TaskKind::Order));
        play.reveal();
        QVERIFY(play.isRevealed() && !play.isCommitted() && play.canGoOn() && !play.isAsking());
        QCOMPARE(play.points(), 0.0);
        QCOMPARE(play.pointsSoFar(), 0.0);
    }

    void hintsComeOneByOne()
    {
        LessonPlay play;
        QVERIFY(goToTask(play, TaskKind::Trap));
        for (int i = 0; i < 5; ++i)
            play.showHint();
        QCOMPARE(play.hintsShown(), 3);
    }

    /// The best that was reached counts.
    void aTargetIsOfWhatTheWindowShows()
    {
        LessonPlay play;
        QVERIFY(goToTask(play, TaskKind::Reach));
        QVERIFY(!play.isAsking());
        play.setEstimate(estimateOf(play.current().scenario));
        QVERIFY(!play.isCommitted());
        play.setEstimate(estimateOf(*play.task()->par));
        QVERIFY(play.isCommitted() && play.canGoOn());
        QCOMPARE(play.points(), 1.0);
        play.setEstimate(estimateOf(play.current().scenario));
        QCOMPARE(play.points(), 0.0);
        QCOMPARE(play.progress().of(play.lessonId()).points.value(play.step()), 1.0);
    }

    void progressIsAText()
    {
        LessonProgress progress;
        LessonRecord record;
        record.step = 3;
        record.isDone = true;
        record.points = {{1, 0.5}, {3, 1}};
        record.at = QDateTime::fromString("2026-11-23T07:00:00Z", Qt::ISODate);
        progress.set("bubble", record);
        const LessonProgress again = LessonProgress::fromText(progress.toText());
        QCOMPARE(again.of("bubble").step, 3);
        QVERIFY(again.of("bubble").isDone);
        QCOMPARE(again.of("bubble").points, record.points);
        QCOMPARE(again.of("bubble").at, record.at);
        QCOMPARE(again.of("bubble").sum(), 1.5);
        QCOMPARE(again.doneOf(builtInCourse()), 1);
        QCOMPARE(LessonProgress::fromText("{\"bubble\": 3, \"x\": {\"step\": -5, \"points\": {\"1\": 9}}}").of("x").points.value(1), 1.0);
        QCOMPARE(LessonProgress::fromText("not JSON").toText(), QByteArray("{}"));
    }

    void figuresAreForPeople_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* text, double value, FigureFormat format) {
            QTest::newRow(text) << value << int(format) << QString::fromUtf8(text);
        };
        row("18", 18, FigureFormat::Plain);
        row("2.50", 2.5, FigureFormat::Plain);
        row("0.125", 0.125, FigureFormat::Plain);
        row("128,256", 128256, FigureFormat::Plain);
        row("1.24 B", 1235814400, FigureFormat::Count);
        row("1.0 GiB", 1073741824, FigureFormat::InBytes);
        row("37.5 %", 0.375, FigureFormat::Percent);
        row("3 times", 3, FigureFormat::Times);
        row("−60.9 %", -0.609, FigureFormat::Percent);
    }
    void figuresAreForPeople()
    {
        QFETCH(double, value);
        QFETCH(int, format);
        QFETCH(QString, text);
        QCOMPARE(figureText(value, static_cast<FigureFormat>(format)).replace(QChar(0xa0), u' '), text);
    }

    /// Terms are links to their meaning; typed input is plain text.
    void textsAreHtml()
    {
        const auto none = [](std::string_view) { return std::optional<double>(); };
        const QString html = paragraphHtml("A [[bubble|pause]] of {1 + 1} & `p < 3`, **so**: {unknown}.", none);
        QVERIFY2(html.contains("<a href=\"term:bubble\">pause</a>"), qPrintable(html));
        QVERIFY(html.contains("<b>2</b>") && html.contains("&amp;") && html.contains("p &lt; 3") && html.contains("<b>so</b>"));
        QVERIFY(glossaryTip("term:bubble").contains("bubble"));
        QVERIFY(glossaryTip("term:no such term").isEmpty() && glossaryTip("https://example.org").isEmpty());
        QCOMPARE(paragraphText("A [[bubble|pause]] of {1 + 1}", none), QString("A pause of 2"));
    }
};

QTEST_MAIN(TestLessonPlay)
#include "test_lesson_play.moc"
