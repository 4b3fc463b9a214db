// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

#include <algorithm>
#include <set>

#include "core/estimate/estimate.h"
#include "core/io/lesson_json.h"
#include "core/io/residuals_json.h"
#include "core/io/resource.h"
#include "core/lessons/grade.h"
#include "core/lessons/lesson_values.h"
#include "core/ring/ring_work.h"
#include "core/schedule/schedule_traits.h"
#include "core/text/error_text.h"
#include "core/trust/fit.h"

using namespace shardscope;

namespace {

/// Every text of a step, with where it stands.
std::vector<std::pair<std::string, std::string>> textsOf(const LessonStep& step)
{
    std::vector<std::pair<std::string, std::string>> texts;
    const auto add = [&](const char* what, const std::vector<std::string>& paragraphs) {
        for (const std::string& each : paragraphs)
            texts.emplace_back(what, each);
    };
    add("text", step.text);
    add("reveal", step.reveal);
    if (!step.task)
        return texts;
    add("prompt", {step.task->prompt});
    add("hints", step.task->hints);
    add("rubric", step.task->rubric);
    for (const TaskOption& option : step.task->options)
        add("option", {option.text, option.because});
    for (const TaskGoal& goal : step.task->goals)
        add("goal", {goal.text});
    return texts;
}

/// Keys that the schema does not list, with where they stand.
QStringList unlisted(const QJsonValue& value, QJsonObject schema, const QJsonObject& definitions, const QString& where)
{
    if (const QString reference = schema.value("$ref").toString(); !reference.isEmpty())
        schema = definitions.value(reference.section('/', -1)).toObject();
    QStringList found;
    for (const QJsonValue& each : value.toArray())
        found << unlisted(each, schema.value("items").toObject(), definitions, where);
    const QJsonObject properties = schema.value("properties").toObject();
    const QJsonValue others = schema.value("additionalProperties");
    const QJsonObject object = value.toObject();
    for (auto each = object.begin(); schema.value("type") == "object" && each != object.end(); ++each) {
        if (properties.contains(each.key()))
            found << unlisted(*each, properties.value(each.key()).toObject(), definitions, where + '/' + each.key());
        else if (others.isObject())
            found << unlisted(*each, others.toObject(), definitions, where + '/' + each.key());
        else if (others == false)
            found << where + '/' + each.key();
    }
    return found;
}

QJsonObject readObject(std::string_view path)
{
    const std::string_view text = resource(path);
    return QJsonDocument::fromJson(QByteArray(text.data(), qsizetype(text.size()))).object();
}

}  // namespace

/// Lessons teach the estimator's results: every figure has a value, every question one right answer, and every target can be reached.
class TestCourse : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void hasItsLessons()
    {
        const Course& course = builtInCourse();
        QVERIFY(course.phases.size() == 3 && course.chapters.size() >= 13);
        std::set<std::string> ids;
        std::set<std::string> phases;
        for (const CoursePhase& phase : course.phases)
            phases.insert(phase.id);
        for (const CourseChapter& chapter : course.chapters) {
            QVERIFY2(phases.count(chapter.phase), chapter.id.c_str());
            QVERIFY2(!chapter.lessons.empty(), chapter.id.c_str());
            for (const LessonHead& lesson : chapter.lessons) {
                QVERIFY2(ids.insert(lesson.id).second, lesson.id.c_str());
                QVERIFY2(lesson.minutes >= 8 && lesson.minutes <= 15, lesson.id.c_str());
                QVERIFY2(lesson.tasks >= 2, lesson.id.c_str());
            }
        }
        QVERIFY2(ids.size() >= 24, qPrintable(QString::number(ids.size())));
    }

    void termsAreToldOnce()
    {
        std::set<std::string> words;
        for (const GlossaryTerm& each : builtInGlossary()) {
            QVERIFY2(words.insert(each.term).second, each.term.c_str());
            for (const std::string& other : each.also)
                QVERIFY2(words.insert(other).second, other.c_str());
            QCOMPARE(findTerm(builtInGlossary(), each.term), &each);
        }
        QVERIFY(words.size() > 100);
    }

    /// Cards for schedules without a picture or figure.
    void everyScheduleHasItsCard()
    {
        for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
            const GlossaryTerm* card = findTerm(builtInGlossary(), traitsOf(kind).label);
            QVERIFY2(card && card->text.find("Not modelled:") != std::string::npos, std::string(name).c_str());
        }
    }

    /// Who presents has something to say in each lesson.
    void hasSpeakerNotes_data() { rows(); }
    void hasSpeakerNotes()
    {
        const auto lesson = read();
        QVERIFY(std::any_of(lesson->steps.begin(), lesson->steps.end(), [](const LessonStep& step) { return !step.notes.empty(); }));
        QVERIFY(!lesson->debrief.empty());
    }

    void isRead_data() { rows(); }
    void isRead()
    {
        QFETCH(QString, id);
        const auto lesson = builtInLesson(id.toStdString());
        QVERIFY2(lesson, lesson ? "" : errorText(lesson.error()).c_str());
        QCOMPARE((*lesson)->head.id, id.toStdString());
    }

    void theSchemaListsItsKeys_data() { rows(); }
    void theSchemaListsItsKeys()
    {
        QFETCH(QString, id);
        const QJsonObject schema = readObject("schemas/lesson.schema.json");
        const QStringList found =
            unlisted(readObject("lessons/" + id.toStdString() + ".json"), schema, schema.value("$defs").toObject(), {});
        QVERIFY2(!schema.isEmpty() && found.isEmpty(), qPrintable(found.join("; ")));
    }

    void everyFigureHasAValue_data() { rows(); }
    void everyFigureHasAValue()
    {
        const auto lesson = read();
        LessonValues values(lesson, &measuredEvidence());
        QStringList missing;
        const auto check = [&](const std::string& where, const std::string& text, const LessonStep& step) {
            const auto spans = parseMarkup(text);
            for (const MarkupSpan& span : *spans) {
                if (span.value && !span.value->evaluate(values.lookup(values.ofStep(step), step)))
                    missing << QString::fromStdString(where + ": " + span.value->text());
            }
        };
        for (const LessonStep& step : lesson->steps) {
            for (const auto& [what, text] : textsOf(step))
                check(step.title + ", " + what, text, step);
        }
        for (const auto* texts : {&lesson->debrief, &lesson->notModelled}) {
            for (const std::string& text : *texts)
                check("debrief", text, lesson->steps.back());
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join("; ")));
    }

    /// The texts of a step are checked by its conditions, whatever a change of the estimator does to the figures.
    void everyClaimHolds_data() { rows(); }
    void everyClaimHolds()
    {
        const auto lesson = read();
        LessonValues values(lesson, &measuredEvidence());
        QStringList wrong;
        for (const LessonStep& step : lesson->steps) {
            for (const Expression& claim : step.claims) {
                const std::optional<double> holds = claim.evaluate(values.lookup(values.ofStep(step), step));
                if (!holds || *holds == 0)
                    wrong << QString::fromStdString(step.title + ": " + claim.text() + (holds ? " does not hold" : " has no value"));
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("; ")));
    }

    /// Steps whose texts were wrong once: each holds what it says by conditions.
    void whatWasWrongIsClaimed_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("step");
        QTest::newRow("who waits where in a pipeline") << "bubble" << 2;
        QTest::newRow("ZeRO helps a long sequence, not enough") << "long-context" << 0;
        QTest::newRow("ZeRO-1 beats plain data parallelism") << "zero-price" << 4;
        QTest::newRow("a cut product is above the corner") << "roofline" << 2;
        QTest::newRow("the head is two thirds of a layer") << "stages" << 2;
        QTest::newRow("everything in bf16 is a third") << "four-tenants" << 2;
        QTest::newRow("the label says 80 GB") << "trap-figures" << 3;
        QTest::newRow("the cheatsheet's batch") << "make-it-fit" << 3;
    }
    void whatWasWrongIsClaimed()
    {
        const auto lesson = read();
        QFETCH(int, step);
        QVERIFY(!lesson->steps.at(static_cast<std::size_t>(step)).claims.empty());
    }

    /// A text on the ring and its picture are computed from the same tokens.
    void theRingIsThatOfThePicture()
    {
        const auto lesson = builtInLesson("ring");
        QVERIFY(lesson);
        LessonValues values(*lesson, &measuredEvidence());
        const LessonStep& step = (*lesson)->steps.front();
        const RingWork shown({ContextLayout::Contiguous, 4, step.scenario.training.sequenceLength});
        const auto told = values.value("flat:/work/3", values.ofStep(step), step);
        QVERIFY(told);
        QCOMPARE(*told, shown.shareOfRank(3));
    }

    void everyQuestionHasItsAnswer_data() { rows(); }
    void everyQuestionHasItsAnswer()
    {
        const auto lesson = read();
        LessonValues values(lesson, &measuredEvidence());
        QStringList wrong;
        for (const LessonStep& step : lesson->steps) {
            if (!step.task || step.task->kind == TaskKind::Reach)
                continue;
            const ValueLookup lookup = values.lookup(values.ofStep(step), step);
            const std::optional<RightAnswer> right = rightAnswer(*step.task, lookup);
            const QString where = QString::fromStdString(step.title);
            if (!right) {
                QString told = where + ": no single right answer (";
                for (const TaskOption& option : step.task->options)
                    told += QString::number(option.value->evaluate(lookup).value_or(-999), 'g', 6) + ' ';
                wrong << told + ')';
                continue;
            }
            if (right->number && (*right->number < step.task->from || *right->number > step.task->to))
                wrong << where + ": " + QString::number(*right->number) + " is not on the slider";
            TaskAnswer untouched;
            untouched.number = std::sqrt(step.task->from * step.task->to);  // where the slider stands at first
            if (right->number && pointsOf(*step.task, untouched, *right) == 1)
                wrong << where + ": the slider stands at the answer";
            TaskAnswer answer;
            answer.choice = right->choice;
            answer.order = right->order;
            answer.number = right->number;
            if (step.task->kind == TaskKind::Order && std::is_sorted(right->order.begin(), right->order.end()))
                wrong << where + ": it stands in the right order from the start";
            if (pointsOf(*step.task, answer, *right) != 1)
                wrong << where + ": the right answer gets " + QString::number(pointsOf(*step.task, answer, *right));
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join("; ")));
    }

    /// A target is never reached by a plan that may be out of memory, nor is such a plan its par; a goal that says "fits" means it.
    void noParIsTight_data() { rows(); }
    void noParIsTight()
    {
        const auto lesson = read();
        for (const LessonStep& step : lesson->steps) {
            if (!step.task || step.task->kind != TaskKind::Reach)
                continue;
            const auto isOfMemory = [](const TaskGoal& goal) { return goal.that.text().find("/fit") != std::string::npos; };
            for (const TaskGoal& goal : step.task->goals)
                QVERIFY2(!isOfMemory(goal) || goal.that.text() == "/fit/fits == 1", goal.that.text().c_str());
            if (std::any_of(step.task->goals.begin(), step.task->goals.end(), isOfMemory))
                QCOMPARE(estimate(*step.task->par, measuredEvidence()).value().fit(), Fit::Fits);
        }
    }

    /// Its par reaches it with the allowed knobs alone; who turns nothing does not.
    void everyTargetCanBeReached_data() { rows(); }
    void everyTargetCanBeReached()
    {
        const auto lesson = read();
        LessonValues values(lesson, &measuredEvidence());
        for (const LessonStep& step : lesson->steps) {
            if (!step.task || step.task->kind != TaskKind::Reach)
                continue;
            const Result<Estimate> par = estimate(*step.task->par, measuredEvidence());
            QVERIFY2(par && par->isLegal(), step.title.c_str());
            const NamedNumbers numbers = numbersOf(*par);
            const ValueLookup lookup = values.lookup(numbers, step);
            const TargetGrade reached = gradeTarget(step, *step.task->par, lookup, lookup);
            for (std::size_t i = 0; i < reached.goals.size(); ++i)
                QVERIFY2(reached.goals[i], (step.title + ": par misses \"" + step.task->goals[i].that.text() + '"').c_str());
            QVERIFY2(reached.isHit() && reached.isPar(*step.task), step.title.c_str());
            QVERIFY2(!step.task->value || reached.score, step.title.c_str());
            const auto forbidden = forbiddenChanges(step, *step.task->par);
            QVERIFY2(forbidden.empty(), (step.title + " turns " + (forbidden.empty() ? "" : forbidden.front())).c_str());
            const TargetGrade untouched = gradeTarget(step, step.scenario, values.lookup(values.ofStep(step), step), lookup);
            QVERIFY2(std::find(untouched.goals.begin(), untouched.goals.end(), false) != untouched.goals.end(),
                     (step.title + " is reached from the start").c_str());
        }
    }

private:
    static void rows()
    {
        QTest::addColumn<QString>("id");
        for (const CourseChapter& chapter : builtInCourse().chapters) {
            for (const LessonHead& lesson : chapter.lessons)
                QTest::newRow(lesson.id.c_str()) << QString::fromStdString(lesson.id);
        }
    }
    static std::shared_ptr<const Lesson> read()
    {
        QFETCH(QString, id);
        const auto lesson = builtInLesson(id.toStdString());
        return lesson ? *lesson : std::make_shared<const Lesson>();
    }
};

QTEST_APPLESS_MAIN(TestCourse)
#include "test_course.moc"
