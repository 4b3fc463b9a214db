// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/lesson_json.h"

#include <algorithm>

#include "core/base/nearest_name.h"
#include "core/io/lesson_task_json.h"
#include "core/io/resource.h"
#include "core/io/scenario_json.h"
#include "core/io/schema.h"

namespace shardscope {
namespace {

LessonHead readLessonHead(ObjectReader& reader)
{
    LessonHead head;
    head.id = reader.requiredString("id", "the lesson's name in files");
    head.title = reader.requiredString("title", "the title of the lesson");
    head.question = reader.requiredString("question", "the question that it answers");
    head.minutes = static_cast<int>(reader.requiredInteger("minutes", 1, 60));
    const Json* steps = reader.child("steps");
    if (!steps || !steps->is_array() || steps->empty()) {
        reader.fail(ErrorCode::MissingKey, {"steps", "the lesson's steps"}, "steps");
        return head;
    }
    head.steps = static_cast<int>(steps->size());
    head.tasks = static_cast<int>(
        std::count_if(steps->begin(), steps->end(), [](const Json& step) { return step.is_object() && step.contains("task"); }));
    return head;
}

LessonStep readLessonStep(ObjectReader& reader, const LessonReading& reading)
{
    LessonStep step;
    step.title = reader.requiredString("title", "the title of the step");
    step.text = readParagraphs(reader, "text", reading);
    step.view = reader.string("view", "");
    step.mode = reader.string("mode", "");
    step.scenario = readChanged(reader, "set", reading);
    step.allow = readFields(reader, "allow");
    const Json document = changedScenario(reader, "set", reading);
    LessonReading within = reading;
    within.scenario = &document;
    reader.object("task", [&](ObjectReader& task) { step.task = readTask(task, within); });
    step.reveal = readParagraphs(reader, "reveal", reading);
    step.notes = reader.strings("notes");
    step.claims = readExpressions(reader, "claims", reading);
    if (step.text.empty())
        reader.fail(ErrorCode::MissingKey, {"text", "the text of the step"}, "text");
    if (step.task && step.task->kind == TaskKind::Reach && step.allow.empty())
        reader.fail(ErrorCode::MissingKey, {"allow", "the fields that may be changed to reach the target"}, "allow");
    return step;
}

Lesson readLesson(ObjectReader& root, LessonReading reading)
{
    Lesson lesson;
    lesson.head = readLessonHead(root);
    reading.scenario = root.child("scenario");
    if (!reading.scenario) {
        root.fail(ErrorCode::MissingKey, {"scenario", "the scenario at the start of the lesson"}, "scenario");
        return lesson;
    }
    if (Result<Scenario> scenario = readScenario(*reading.scenario, root.file(), "/scenario"))
        lesson.scenario = std::move(scenario).value();
    else
        root.fail(std::move(scenario).error());
    root.object("asks", [&](ObjectReader& asks) {
        const Json* all = root.child("asks");
        for (const auto& [name, value] : all->items())
            reading.asks.push_back(name);
        for (const std::string& name : reading.asks)
            asks.object(name, [&](ObjectReader& each) { lesson.asks.emplace(name, readAsk(each, reading)); });
    });
    lesson.steps = root.objects<LessonStep>("steps", [&](ObjectReader& each) { return readLessonStep(each, reading); });
    lesson.debrief = readParagraphs(root, "debrief", reading);
    lesson.notModelled = readParagraphs(root, "not_modelled", reading);
    return lesson;
}

std::string lessonPath(std::string_view id) { return "lessons/" + std::string(id) + ".json"; }

CoursePhase readPhase(ObjectReader& reader)
{
    return {reader.requiredString("id", "phase"), reader.requiredString("title", "title"), reader.requiredString("text", "text")};
}

CourseChapter readChapter(ObjectReader& reader)
{
    CourseChapter chapter{
        reader.requiredString("id", "chapter"), reader.requiredString("title", "title"), reader.requiredString("phase", "phase"), {}};
    for (const std::string& id : reader.strings("lessons")) {
        if (Result<LessonHead> head = parseLessonHead(resource(lessonPath(id)), lessonPath(id)))
            chapter.lessons.push_back(std::move(head).value());
        else
            reader.fail(head.error());
    }
    return chapter;
}

Course readCourse()
{
    constexpr std::string_view kFile = "lessons/course.json";
    Result<Course> course = readDocument(resource(kFile), kFile, "course", 1, [](ObjectReader& root) {
        Course read;
        read.phases = root.objects<CoursePhase>("phases", readPhase);
        read.chapters = root.objects<CourseChapter>("chapters", readChapter);
        return read;
    });
    return course ? std::move(course).value() : Course();
}

}  // namespace

Result<Lesson> parseLesson(std::string_view text, std::string_view file, const LessonGlossary& glossary)
{
    return readDocument(text, file, "lesson", 1, [&](ObjectReader& root) { return readLesson(root, {nullptr, &glossary}); });
}

Result<LessonHead> parseLessonHead(std::string_view text, std::string_view file)
{
    return readDocument(text, file, "lesson", 1, [](ObjectReader& root) {
        root.ignoreUnknown();
        return readLessonHead(root);
    });
}

Result<LessonGlossary> parseGlossary(std::string_view text, std::string_view file)
{
    const auto readTerm = [](ObjectReader& each) {
        return GlossaryTerm{each.requiredString("term", "the term"), each.strings("also"),
                            each.requiredString("text", "the meaning of the term")};
    };
    return readDocument(text, file, "glossary", 1,
                        [&](ObjectReader& root) { return LessonGlossary(root.objects<GlossaryTerm>("terms", readTerm)); });
}

const Course& builtInCourse()
{
    static const Course course = readCourse();
    return course;
}

const LessonGlossary& builtInGlossary()
{
    static const LessonGlossary glossary = [] {
        Result<LessonGlossary> read = parseGlossary(resource("lessons/glossary.json"), "lessons/glossary.json");
        return read ? std::move(read).value() : LessonGlossary();
    }();
    return glossary;
}

Result<std::shared_ptr<const Lesson>> builtInLesson(std::string_view id)
{
    const std::string path = lessonPath(id);
    const std::string_view text = resource(path);
    if (text.empty()) {
        std::vector<std::string> known;
        for (const CourseChapter& chapter : builtInCourse().chapters) {
            for (const LessonHead& head : chapter.lessons)
                known.push_back(head.id);
        }
        return Error{ErrorCode::UnknownName, {"lesson", std::string(id), nearestName(id, known), "those of the course"}, {}, {}};
    }
    Result<Lesson> lesson = parseLesson(text, path, builtInGlossary());
    if (!lesson)
        return lesson.error();
    return std::make_shared<const Lesson>(std::move(lesson).value());
}

}  // namespace shardscope
