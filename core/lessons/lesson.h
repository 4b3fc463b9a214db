// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/collective/collective_answer.h"
#include "core/lessons/course.h"
#include "core/lessons/markup.h"
#include "core/lessons/pick.h"
#include "core/lessons/sharding.h"
#include "core/ring/ring_request.h"
#include "core/scenario/scenario.h"
#include "core/schedule/schedule_request.h"

namespace shardscope {

/// The kind of a task.
///
/// Choice: one of the options is right. Order: the options from the smallest value up. Number: a value with its unit, on a logarithmic
/// slider. Pick: a place in the picture, which is clicked. Reach: change the allowed fields until the goals hold. Trap: one of the
/// statements is wrong. Sharding: which collective a product of sharded arrays takes. Open: not graded.
enum class TaskKind { Choice, Order, Number, Pick, Reach, Trap, Sharding, Open };

template <>
struct EnumNames<TaskKind> {
    static constexpr std::array<std::pair<TaskKind, std::string_view>, 8> names{{{TaskKind::Choice, "choice"},
                                                                                 {TaskKind::Order, "order"},
                                                                                 {TaskKind::Number, "number"},
                                                                                 {TaskKind::Pick, "pick"},
                                                                                 {TaskKind::Reach, "target"},
                                                                                 {TaskKind::Trap, "trap"},
                                                                                 {TaskKind::Sharding, "sharding"},
                                                                                 {TaskKind::Open, "open"}}};
};

/// The one of several values that is asked for.
enum class Extreme { Smallest, Largest };

template <>
struct EnumNames<Extreme> {
    static constexpr std::array<std::pair<Extreme, std::string_view>, 2> names{
        {{Extreme::Smallest, "smallest"}, {Extreme::Largest, "largest"}}};
};

struct TaskOption {
    std::string text;
    std::string because{};            ///< feedback for this choice
    std::optional<Expression> value;  ///< of Choice without an extreme and of Trap: whether it holds
    std::string at{};                 ///< of Pick: the place that it is about, such as "optimizer", "gap-start@3", "8"
};

/// A condition on the estimate.
struct TaskGoal {
    std::string text;
    Expression that;
};

struct LessonTask {
    TaskKind kind = TaskKind::Choice;
    PickOf of = PickOf::Stage;
    std::string prompt;
    std::vector<TaskOption> options{};
    std::optional<Extreme> extreme{};
    FigureFormat format = FigureFormat::Plain;
    std::optional<Expression> value{};  ///< of Number and Pick: the answer; of Reach: the value to minimise or maximise
    double from = 0;                    ///< of Number: the slider's ends
    double to = 0;
    double tolerance = 0;  ///< a fraction; of Reach: distance from par that counts as par
    std::vector<TaskGoal> goals{};
    std::optional<Scenario> par{};  ///< of Reach: a plan that reaches its goals
    std::string parFrom{};          ///< its source
    std::vector<std::string>
        expects{};  ///< of Reach: fields, one of which must differ from the start, so that the goals are not met by chance
    std::string notation{};
    std::vector<std::string> rubric{};
    std::vector<std::string> hints{};  ///< the concept, the principle, the answer

    /// Returns whether an answer is the number of a place, not one of the options.
    [[nodiscard]] bool isOfNumber() const
    {
        return kind == TaskKind::Pick && (of == PickOf::Stage || of == PickOf::Gpu || of == PickOf::RingStep);
    }
};

/// A question about another setting or machine; expressions refer to its values by a name and a colon.
using LessonAsk = std::variant<Scenario, ScheduleRequest, RingRequest, CollectiveRequest>;

struct LessonStep {
    std::string title;
    std::vector<std::string> text;  ///< paragraphs
    std::string view{};             ///< empty: the lesson alone
    std::string mode{};
    Scenario scenario;
    std::vector<std::string> allow{};  ///< fields that may be changed
    std::optional<LessonTask> task{};
    std::vector<std::string> reveal{};  ///< the cause, told after the answer
    std::vector<std::string> notes{};   ///< for presenters
    std::vector<Expression> claims{};   ///< conditions that its texts state in words; checked by a test, never shown
};

struct Lesson {
    LessonHead head;
    Scenario scenario;  ///< where it starts: "start:" of its expressions
    std::map<std::string, LessonAsk, std::less<>> asks;
    std::vector<LessonStep> steps;
    std::vector<std::string> debrief;
    std::vector<std::string> notModelled;
};

}  // namespace shardscope
