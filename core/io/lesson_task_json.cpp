// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/lesson_task_json.h"

#include <algorithm>

#include "core/base/nearest_name.h"
#include "core/field/parameters.h"
#include "core/io/overrides.h"
#include "core/io/read_name.h"
#include "core/io/scenario_json.h"
#include "core/lessons/grade.h"

namespace shardscope {
namespace {

constexpr double kLargestLessonNumber = 1e300;

/// Its asks are there.
void checkAsks(ObjectReader& reader, std::string_view key, const Expression& expression, const LessonReading& reading)
{
    for (const std::string& name : expression.names()) {
        const std::size_t colon = name.find(':');
        const std::string ask = name.substr(0, colon);
        if (colon == std::string::npos || ask == "start" || ask == "par" ||
            std::find(reading.asks.begin(), reading.asks.end(), ask) != reading.asks.end())
            continue;
        reader.fail(ErrorCode::UnknownName, {"ask", ask, nearestName(ask, reading.asks), "start, par and the lesson's own"}, key);
    }
}

std::optional<Expression> parsedExpression(ObjectReader& reader, std::string_view key, const std::string& text,
                                           const LessonReading& reading)
{
    Result<Expression> expression = Expression::parse(text);
    if (!expression) {
        reader.fail(expression.error().code, expression.error().arguments, key);
        return std::nullopt;
    }
    checkAsks(reader, key, *expression, reading);
    return std::move(expression).value();
}

void checkMarkup(ObjectReader& reader, std::string_view key, const std::string& text, const LessonReading& reading)
{
    const Result<std::vector<MarkupSpan>> spans = parseMarkup(text);
    if (!spans) {
        reader.fail(spans.error().code, spans.error().arguments, key);
        return;
    }
    for (const MarkupSpan& span : *spans) {
        if (span.kind == MarkupSpan::Kind::Term && !findTerm(*reading.glossary, span.term)) {
            std::vector<std::string> known;
            for (const GlossaryTerm& each : *reading.glossary)
                known.push_back(each.term);
            reader.fail(ErrorCode::UnknownName, {"term", span.term, nearestName(span.term, known), "those of the glossary"}, key);
        }
        if (span.value)
            checkAsks(reader, key, *span.value, reading);
    }
}

std::string requiredLine(ObjectReader& reader, std::string_view key, std::string_view what, const LessonReading& reading)
{
    if (!reader.has(key))
        reader.fail(ErrorCode::MissingKey, {std::string(key), std::string(what)}, key);
    return readLine(reader, key, reading);
}

Expression requiredExpression(ObjectReader& reader, std::string_view key, std::string_view what, const LessonReading& reading)
{
    if (!reader.has(key))
        reader.fail(ErrorCode::MissingKey, {std::string(key), std::string(what)}, key);
    return readExpression(reader, key, reading).value_or(Expression());
}

/// Checks what each kind of task cannot do without.
void checkTask(ObjectReader& reader, const LessonTask& task)
{
    const auto missing = [&](std::string_view key, std::string_view what) {
        reader.fail(ErrorCode::MissingKey, {std::string(key), std::string(what)}, key);
    };
    const bool isOfPlaces = task.kind == TaskKind::Pick && !task.isOfNumber();
    const bool isOfOptions = task.kind == TaskKind::Choice || task.kind == TaskKind::Order || task.kind == TaskKind::Trap || isOfPlaces;
    if (isOfOptions && task.options.size() < 2)
        missing("options", "at least two options");
    if (isOfOptions && std::any_of(task.options.begin(), task.options.end(), [](const TaskOption& each) { return !each.value; }))
        missing("options", "an \"is\" or a \"value\" with every option");
    const auto isNowhere = [&](const TaskOption& each) { return !choiceAt(task, each.at) || each.at.empty(); };
    if (task.kind == TaskKind::Pick && std::any_of(task.options.begin(), task.options.end(), isNowhere))
        missing("options", "an \"at\" with every option: where it is in the picture");
    if ((task.kind == TaskKind::Number || task.isOfNumber()) && !task.value)
        missing("value", "the right answer");
    if (task.kind == TaskKind::Number && !(task.from > 0 && task.to > task.from))
        missing("from", "the two ends of the slider, above 0");
    if (task.kind == TaskKind::Reach && (task.goals.empty() || !task.par))
        missing(task.par ? "goals" : "par", "the goals, and a plan that reaches them");
    if (task.kind == TaskKind::Sharding && !impliedCollective(task.notation))
        missing("notation", "a line such as A[I_X, J] B[J, K_Y] -> C[I_X, K_Y]");
    if (task.kind == TaskKind::Open ? task.rubric.empty() : task.hints.size() != 3)
        missing(task.kind == TaskKind::Open ? "rubric" : "hints",
                task.kind == TaskKind::Open ? "the points to listen for" : "three hints: the concept, the principle, the answer");
}

}  // namespace

std::optional<Expression> readExpression(ObjectReader& reader, std::string_view key, const LessonReading& reading)
{
    const std::optional<std::string> text = reader.optionalString(key);
    return text ? parsedExpression(reader, key, *text, reading) : std::nullopt;
}

std::vector<Expression> readExpressions(ObjectReader& reader, std::string_view key, const LessonReading& reading)
{
    std::vector<Expression> expressions;
    for (const std::string& text : reader.strings(key)) {
        if (std::optional<Expression> expression = parsedExpression(reader, key, text, reading))
            expressions.push_back(std::move(*expression));
    }
    return expressions;
}

std::vector<std::string> readParagraphs(ObjectReader& reader, std::string_view key, const LessonReading& reading)
{
    std::vector<std::string> paragraphs = reader.strings(key);
    for (const std::string& each : paragraphs)
        checkMarkup(reader, key, each, reading);
    return paragraphs;
}

std::string readLine(ObjectReader& reader, std::string_view key, const LessonReading& reading)
{
    std::string line = reader.string(key, "");
    checkMarkup(reader, key, line, reading);
    return line;
}

std::vector<std::string> readFields(ObjectReader& reader, std::string_view key)
{
    std::vector<std::string> paths = reader.strings(key);
    for (const std::string& path : paths) {
        if (findParameter(path))
            continue;
        std::vector<std::string> known;
        for (const Parameter& parameter : parameters())
            known.emplace_back(parameter.path);
        reader.fail(ErrorCode::UnknownName, {"field", path, nearestName(path, known), "the fields of a scenario"}, key);
    }
    return paths;
}

Json changedScenario(ObjectReader& reader, std::string_view key, const LessonReading& reading)
{
    Json document = *reading.scenario;
    std::vector<std::string> overrides;
    if (const Json* set = reader.child(key)) {
        if (!set->is_object())
            reader.fail(ErrorCode::WrongType, {"an object", describeType(*set)}, key);
        else
            for (const auto& [path, value] : set->items())
                overrides.push_back(path + "=" + value.dump());
    }
    if (const Result<void> changed = applyOverrides(document, overrides); !changed)
        reader.fail(changed.error().code, changed.error().arguments, key);
    return document;
}

Scenario readChanged(ObjectReader& reader, std::string_view key, const LessonReading& reading)
{
    const Json document = changedScenario(reader, key, reading);
    if (reader.failed())
        return {};
    Result<Scenario> scenario = readScenario(document, reader.file(), "/scenario");
    if (scenario)
        return std::move(scenario).value();
    // Where nothing was changed it is the scenario's own fault.
    if (reader.has(key))
        reader.fail(scenario.error().code, scenario.error().arguments, key);
    else
        reader.fail(std::move(scenario).error());
    return {};
}

LessonTask readTask(ObjectReader& reader, const LessonReading& reading)
{
    LessonTask task;
    task.kind = readName<TaskKind>(reader, "kind", "kind of task", std::nullopt);
    if (task.kind == TaskKind::Pick)
        task.of = readName<PickOf>(reader, "of", "the kind of place to click", PickOf::Stage);
    task.prompt = requiredLine(reader, "prompt", "the question", reading);
    task.options = reader.objects<TaskOption>("options", [&](ObjectReader& each) {
        TaskOption option{task.isOfNumber() ? std::string() : requiredLine(each, "text", "the option", reading),
                          readLine(each, "because", reading),
                          {},
                          {}};
        option.value = readExpression(each, each.has("is") ? "is" : "value", reading);
        if (task.kind == TaskKind::Pick)
            option.at = each.string("at", "");
        return option;
    });
    if (reader.has("pick"))
        task.extreme = readName<Extreme>(reader, "pick", "which of the values", std::nullopt);
    task.format = readName<FigureFormat>(reader, "format", "the format of numbers", FigureFormat::Plain);
    task.value = readExpression(reader, "value", reading);
    task.from = reader.number("from", 0, 0, kLargestLessonNumber);
    task.to = reader.number("to", 0, 0, kLargestLessonNumber);
    task.tolerance = reader.number("tolerance", task.kind == TaskKind::Reach ? 0.02 : 0.15, 0, 10);
    task.goals = reader.objects<TaskGoal>("goals", [&](ObjectReader& each) {
        return TaskGoal{requiredLine(each, "text", "the goal", reading), requiredExpression(each, "that", "the condition", reading)};
    });
    if (reader.has("par"))
        task.par = readChanged(reader, "par", reading);
    task.parFrom = readLine(reader, "par_from", reading);
    task.expects = readFields(reader, "expects");
    task.notation = reader.string("notation", "");
    task.rubric = readParagraphs(reader, "rubric", reading);
    task.hints = readParagraphs(reader, "hints", reading);
    if (!reader.failed())
        checkTask(reader, task);
    return task;
}

LessonAsk readAsk(ObjectReader& reader, const LessonReading& reading)
{
    constexpr std::int64_t kMost = 1 << 20;
    std::optional<LessonAsk> ask;
    reader.object("schedule", [&](ObjectReader& each) {
        ScheduleRequest request;
        request.kind = readName<ScheduleKind>(each, "kind", "schedule", std::nullopt);
        request.stages = each.requiredInteger("stages", 1, kMost);
        request.microBatches = each.requiredInteger("microbatches", 1, kMost);
        request.chunks = each.optionalInteger("chunks", 1, kMost);
        request.forward = each.optionalNumber("forward", 0, kLargestLessonNumber);
        request.backward = each.optionalNumber("backward", 0, kLargestLessonNumber);
        request.inputGrad = each.optionalNumber("input_grad", 0, kLargestLessonNumber);
        request.weightGrad = each.optionalNumber("weight_grad", 0, kLargestLessonNumber);
        request.p2p = each.optionalNumber("p2p", 0, kLargestLessonNumber);
        ask = request;
    });
    reader.object("ring", [&](ObjectReader& each) {
        RingRequest request;
        request.ranks = each.requiredInteger("ranks", 1, kMost);
        request.layout = readName<ContextLayout>(each, "layout", "layout", ContextLayout::Zigzag);
        request.inner = each.optionalInteger("inner", 1, kMost).value_or(request.inner);
        request.sequence = each.optionalInteger("sequence", 1, kMost * 64);
        request.heads = each.optionalInteger("heads", 1, kMost);
        request.kvHeads = each.optionalInteger("kv_heads", 1, kMost);
        request.headDim = each.optionalInteger("head_dim", 1, kMost);
        ask = request;
    });
    reader.object("collective", [&](ObjectReader& each) {
        CollectiveRequest request;
        request.kind = readName<CollectiveKind>(each, "op", "collective", std::nullopt);
        request.bytes = Bytes(each.number("bytes", 0, 1, kLargestLessonNumber));
        request.gpus = static_cast<int>(each.requiredInteger("gpus", 1, kMost));
        ask = request;
    });
    if (!ask || reader.has("set"))
        ask = readChanged(reader, "set", reading);
    return *ask;
}

}  // namespace shardscope
