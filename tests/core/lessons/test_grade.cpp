// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/io/lesson_json.h"
#include "core/lessons/grade.h"
#include "core/lessons/lesson_values.h"
#include "core/scenario/scenario.h"
#include "core/text/error_text.h"
#include "tests/core/lessons/lesson_fixture.h"

using namespace shardscope;

namespace {

const LessonGlossary& words()
{
    static const LessonGlossary glossary{{"bubble", {"bubbles"}, "Idle time."}};
    return glossary;
}

Result<Lesson> parse(const std::string& task, const std::string& step = {})
{
    return parseLesson(test::lessonWith(task, step), "a.json", words());
}

ValueLookup none()
{
    return [](std::string_view) { return std::optional<double>(); };
}

}  // namespace

class TestGrade : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsALesson()
    {
        const Result<Lesson> lesson = parse({});
        QVERIFY2(lesson, lesson ? "" : errorText(lesson.error()).c_str());
        QCOMPARE(lesson->steps.size(), std::size_t(1));
        QCOMPARE(lesson->asks.size(), std::size_t(2));
    }

    /// Errors have their place.
    void refuses_data()
    {
        QTest::addColumn<QString>("task");
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* name, const std::string& task, const char* pointer, const char* step = "") {
            QTest::newRow(name) << QString::fromStdString(task) << QString(step) << QString(pointer);
        };
        row("a kind", R"({"kind": "riddle", "prompt": "?")" + test::kHints, "/steps/0/task/kind");
        row("no options", R"({"kind": "choice", "prompt": "?")" + test::kHints, "/steps/0/task/options");
        row("an option without a value", R"({"kind": "choice", "prompt": "?", "options": [{"text": "a"}, {"text": "b"}])" + test::kHints,
            "/steps/0/task/options");
        row("two hints", R"({"kind": "number", "prompt": "?", "value": "1", "from": 1, "to": 2, "hints": ["a", "b"]})",
            "/steps/0/task/hints");
        row("an expression", R"({"kind": "number", "prompt": "?", "value": "1 +", "from": 1, "to": 2)" + test::kHints,
            "/steps/0/task/value");
        row("an ask", R"({"kind": "number", "prompt": "?", "value": "z4:/gpus", "from": 1, "to": 2)" + test::kHints, "/steps/0/task/value");
        row("a slider", R"({"kind": "number", "prompt": "?", "value": "1", "from": 0, "to": 2)" + test::kHints, "/steps/0/task/from");
        row("a target without a par", R"({"kind": "target", "prompt": "?", "goals": [{"text": "t", "that": "1"}])" + test::kHints,
            "/steps/0/task/par", R"(, "allow": ["plan.tp"])");
        row("a target without knobs",
            R"({"kind": "target", "prompt": "?", "goals": [{"text": "t", "that": "1"}], "par": {"plan.tp": 2})" + test::kHints,
            "/steps/0/allow");
        row("a par's field",
            R"({"kind": "target", "prompt": "?", "goals": [{"text": "t", "that": "1"}], "par": {"plan.tq": 2})" + test::kHints,
            "/steps/0/task/par", R"(, "allow": ["plan.tp"])");
        row("a place that is nowhere",
            R"({"kind": "pick", "of": "part", "prompt": "?", "options": [{"text": "a", "is": "1"}, {"text": "b", "at": "b", "is": "0"}])" +
                test::kHints,
            "/steps/0/task/options");
        row("a place of a number", R"({"kind": "pick", "of": "gpu", "prompt": "?", "value": "1", "options": [{"at": "x"}])" + test::kHints,
            "/steps/0/task/options");
        row("what is clicked", R"({"kind": "pick", "of": "sun", "prompt": "?", "value": "1")" + test::kHints, "/steps/0/task/of");
        row("no rubric", R"({"kind": "open", "prompt": "?"})", "/steps/0/task/rubric");
        row("a notation", R"({"kind": "sharding", "prompt": "?", "notation": "A[I]")" + test::kHints, "/steps/0/task/notation");
        row("a term", {}, "/steps/0/reveal", R"(, "reveal": ["[[bauble]]"])");
        row("markup", {}, "/steps/0/reveal", ", \"reveal\": [\"{1\"]");
        row("a field", {}, "/steps/0/allow", R"(, "allow": ["plan.tq"])");
        row("a key", {}, "/steps/0/vieew", R"(, "vieew": "memory")");
        row("a value", {}, "/steps/0/set", R"(, "set": {"plan.tp": 0})");
    }
    void refuses()
    {
        QFETCH(QString, task);
        QFETCH(QString, step);
        QFETCH(QString, pointer);
        const Result<Lesson> lesson = parse(task.toStdString(), step.toStdString());
        QVERIFY(!lesson);
        QVERIFY2(QString::fromStdString(lesson.error().pointer).startsWith(pointer), lesson.error().pointer.c_str());
    }

    void numbersAreJudgedByTheirRatio()
    {
        LessonTask task;
        task.kind = TaskKind::Number;
        task.tolerance = 0.1;
        RightAnswer right;
        right.number = 100;
        const auto points = [&](double guess) {
            TaskAnswer answer;
            answer.number = guess;
            return pointsOf(task, answer, right);
        };
        QCOMPARE(points(100), 1.0);
        QCOMPARE(points(109.9), 1.0);
        QCOMPARE(points(100 / 1.09), 1.0);
        QCOMPARE(points(121), 0.5);
        QVERIFY(points(130) < points(121) && points(130) > 0);
        QCOMPARE(points(1000), 0.0);
        QCOMPARE(points(-5), 0.0);
    }

    void ordersAreJudgedByPairs()
    {
        LessonTask task;
        task.kind = TaskKind::Order;
        for (const char* value : {"3", "1", "2"})
            task.options.push_back({"x", {}, *Expression::parse(value)});
        const auto right = rightAnswer(task, none());
        QVERIFY(right && right->order == (std::vector<int>{1, 2, 0}));
        const auto points = [&](std::vector<int> order) {
            TaskAnswer answer;
            answer.order = std::move(order);
            return pointsOf(task, answer, *right);
        };
        QCOMPARE(points({1, 2, 0}), 1.0);
        QCOMPARE(points({2, 1, 0}), 2.0 / 3);
        QCOMPARE(points({0, 2, 1}), 0.0);
    }

    /// Where two are right there is no right answer: the test of the course finds it.
    void oneIsRight()
    {
        LessonTask task;
        for (const char* value : {"0", "1", "1"})
            task.options.push_back({"x", {}, *Expression::parse(value)});
        QVERIFY(!rightAnswer(task, none()));
        task.kind = TaskKind::Trap;
        QCOMPARE(rightAnswer(task, none())->choice, std::optional<int>(0));
        task.kind = TaskKind::Choice;
        task.options.pop_back();
        QCOMPARE(rightAnswer(task, none())->choice, std::optional<int>(1));
        task.extreme = Extreme::Smallest;
        QCOMPARE(rightAnswer(task, none())->choice, std::optional<int>(0));
        task.options[1].value = *Expression::parse("unknown");
        QVERIFY(!rightAnswer(task, none()));
    }

    void placesAreAnswers_data()
    {
        QTest::addColumn<int>("of");
        QTest::addColumn<QString>("place");
        QTest::addColumn<int>("choice");
        const auto row = [](PickOf of, const char* place, int choice) {
            QTest::addRow("%s of %d", place, int(of)) << int(of) << QString(place) << choice;
        };
        row(PickOf::Block, "gap-start@3", 0);
        row(PickOf::Block, "gap-start@1", 1);
        row(PickOf::Block, "F@3", 2);
        row(PickOf::Block, "B@3", -1);
        row(PickOf::Gpu, "11", 11);
        row(PickOf::Gpu, "F", -1);
        row(PickOf::Gpu, "1x", -1);
        row(PickOf::RingStep, "0", 0);
    }
    void placesAreAnswers()
    {
        QFETCH(int, of);
        QFETCH(QString, place);
        LessonTask task;
        task.kind = TaskKind::Pick;
        task.of = static_cast<PickOf>(of);
        for (const char* at : {"gap-start@3", "gap-start", "F"})
            task.options.push_back({at, "because", *Expression::parse(task.options.empty() ? "1" : "0"), at});
        QTEST(choiceAt(task, place.toStdString()).value_or(-1), "choice");
        if (task.isOfNumber())
            return;
        QCOMPARE(rightAnswer(task, none())->choice, std::optional<int>(0));
        QCOMPARE(optionOf(task, 2), &task.options[2]);
        QVERIFY(!optionOf(task, 3) && !optionOf(task, -1));
    }

    void remarksAreFoundByTheirNumber()
    {
        const auto lesson = parse(
            R"({"kind": "pick", "of": "gpu", "prompt": "?", "value": "8 + 3", "options": [{"at": "7", "because": "DP"}])" + test::kHints);
        QVERIFY2(lesson, lesson ? "" : errorText(lesson.error()).c_str());
        const LessonTask& task = *lesson->steps[0].task;
        QCOMPARE(rightAnswer(task, none())->choice, std::optional<int>(11));
        QVERIFY(optionOf(task, 7) && optionOf(task, 7)->because == "DP" && !optionOf(task, 11));
    }

    void targetsAreGradedByTheEstimate()
    {
        const Result<Lesson> lesson =
            parse(R"({"kind": "target", "prompt": "?", "goals": [{"text": "less", "that": "/memory/peak_bytes < start:/memory/peak_bytes"}],
            "value": "/memory/peak_bytes", "pick": "smallest", "par": {"plan.zero": 3}, "expects": ["plan.zero"])" +
                      test::kHints,
                  R"(, "allow": ["plan.zero", "plan.micro_batch"])");
        QVERIFY2(lesson, lesson ? "" : errorText(lesson.error()).c_str());
        const LessonStep& step = lesson->steps[0];
        LessonValues values(std::make_shared<const Lesson>(*lesson));
        const auto gradeOf = [&](int zero, int tp) {
            Scenario scenario = step.scenario;
            scenario.plan.zero = zero;
            scenario.plan.tp = tp;
            const NamedNumbers numbers = numbersOf(*estimate(scenario));
            const NamedNumbers par = numbersOf(*estimate(*step.task->par));
            return gradeTarget(step, scenario, values.lookup(numbers, step), values.lookup(par, step));
        };
        QVERIFY(!gradeOf(1, 1).isHit());
        QVERIFY(gradeOf(3, 1).isHit() && gradeOf(3, 1).isPar(*step.task));
        const TargetGrade two = gradeOf(2, 1);
        QVERIFY(two.isHit() && !two.isPar(*step.task) && two.points(*step.task) > 0.5 && two.points(*step.task) < 1);
        const TargetGrade other = gradeOf(1, 2);  // less memory, but not by the allowed setting
        QVERIFY(other.goals[0] && !other.isHit());
        Scenario forbidden = step.scenario;
        forbidden.plan.tp = 2;
        QCOMPARE(forbiddenChanges(step, forbidden), std::vector<std::string>{"plan.tp"});
        forbidden.plan = step.scenario.plan;
        forbidden.plan.microBatch = 2;
        QVERIFY(forbiddenChanges(step, forbidden).empty());
    }

    void asksAnswer()
    {
        const Result<Lesson> lesson = parse({});
        QVERIFY(lesson);
        LessonValues values(std::make_shared<const Lesson>(*lesson));
        const LessonStep& step = lesson->steps[0];
        const NamedNumbers now;
        QCOMPARE(values.value("gpipe:/makespan", now, step), std::optional<double>(33));
        QCOMPARE(values.value("gpipe:/bubble/of_ideal", now, step), std::optional<double>(0.375));
        QCOMPARE(values.value("gpipe:/peak_live", now, step), std::optional<double>(8));
        QVERIFY(*values.value("z3:/memory/peak_bytes", now, step) < *values.value("start:/memory/peak_bytes", now, step));
        QCOMPARE(values.value("start:plan.dp", now, step), std::optional<double>(8));
        QCOMPARE(values.value("start:model.layers", now, step), std::optional<double>(16));
        QVERIFY(!values.value("par:/gpus", now, step) && !values.value("x:/gpus", now, step) && !values.value("/gpus", now, step));
        QCOMPARE(numbersOf(RingRequest{4, ContextLayout::Zigzag, {}, {}, {}, {}, 2}).at("/balance"), 1.0);
    }
};

QTEST_APPLESS_MAIN(TestGrade)
#include "test_grade.moc"
