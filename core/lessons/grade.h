// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

namespace shardscope {

/// A learner's answer to a task.
struct TaskAnswer {
    std::optional<int> choice{};  ///< of Choice, Trap, Sharding, Pick: the option; of a Pick of numbers: the number
    std::vector<int> order{};     ///< of Order: options, in order
    std::optional<double> number{};
    std::string text{};  ///< of Open

    bool operator==(const TaskAnswer&) const = default;
};

/// Returns the choices of a Sharding task, in this order: none, then the collectives that a product may need.
[[nodiscard]] const std::vector<std::optional<CollectiveKind>>& shardingChoices();

/// Returns the choice of a click at this place: "optimizer@2" is the option at "optimizer@2" or at "optimizer"; among numbers "8" is 8.
/// Empty: not an answer.
[[nodiscard]] std::optional<int> choiceAt(const LessonTask& task, std::string_view place);
/// Returns the option with the feedback for this choice; null: none.
[[nodiscard]] const TaskOption* optionOf(const LessonTask& task, int choice);

/// The right answer, from the estimator.
struct RightAnswer {
    std::optional<int> choice{};
    std::vector<int> order{};
    std::optional<double> number{};
    std::vector<std::optional<double>> values{};  ///< of the options that have one
};

/// Returns the right answer; empty where an expression has no value, or unless exactly one option is right.
[[nodiscard]] std::optional<RightAnswer> rightAnswer(const LessonTask& task, const ValueLookup& lookup);

/// Returns points from 0 to 1: for an order the share of pairs in the right order; for a number less the further it is off (half at twice
/// the tolerance in the logarithm). Open: 1.
[[nodiscard]] double pointsOf(const LessonTask& task, const TaskAnswer& answer, const RightAnswer& right);
/// Returns whether the answer is complete.
[[nodiscard]] bool isComplete(const LessonTask& task, const TaskAnswer& answer);

/// The grade of a plan at a target.
struct TargetGrade {
    std::vector<bool> goals;  ///< which of them hold
    bool isMoved = false;     ///< one of the expected fields differs from the start
    std::optional<double> score{};
    std::optional<double> par{};

    /// Returns whether all goals hold and an expected field was changed.
    [[nodiscard]] bool isHit() const;
    /// Returns whether it is hit, and as good as par or within its tolerance.
    [[nodiscard]] bool isPar(const LessonTask& task) const;
    /// Returns points from 0 to 1: half for the goals, the rest for the distance from par.
    [[nodiscard]] double points(const LessonTask& task) const;
};

/// Returns the grade of `scenario`, whose values `lookup` returns.
[[nodiscard]] TargetGrade gradeTarget(const LessonStep& step, const Scenario& scenario, const ValueLookup& lookup, const ValueLookup& par);
/// Returns the fields that were changed although the step does not allow it. Fields that follow from others do not count.
[[nodiscard]] std::vector<std::string> forbiddenChanges(const LessonStep& step, const Scenario& scenario);

}  // namespace shardscope
