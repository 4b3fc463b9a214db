// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

namespace shardscope {

/// Holds what somebody committed to.
struct TaskAnswer {
    std::optional<int> choice{};  ///< of Choice, Trap, Sharding, Pick: the option; of a Pick of numbers: the number
    std::vector<int> order{};     ///< of Order: options, the first first
    std::optional<double> number{};
    std::string text{};  ///< of Open

    bool operator==(const TaskAnswer&) const = default;
};

/// The choices of a Sharding task, in this order: nothing, then the collectives that a product may take.
[[nodiscard]] const std::vector<std::optional<CollectiveKind>>& shardingChoices();

/// Returns what a click at this place answers: "optimizer@2" is the option at "optimizer@2" or at "optimizer", of numbers "8" is 8. Nothing: it is
/// no answer.
[[nodiscard]] std::optional<int> choiceAt(const LessonTask& task, std::string_view place);
/// Returns what is said to who chose this; null: nothing.
[[nodiscard]] const TaskOption* optionOf(const LessonTask& task, int choice);

/// Holds what is right, from the estimator.
struct RightAnswer {
    std::optional<int> choice{};
    std::vector<int> order{};
    std::optional<double> number{};
    std::vector<std::optional<double>> values{};  ///< of the options that have one
};

/// Nothing where an expression has no value, or where not exactly one option is right.
[[nodiscard]] std::optional<RightAnswer> rightAnswer(const LessonTask& task, const ValueLookup& lookup);

/// From 0 to 1: of an order the share of pairs that stand right, of a number less the further it is off (half at twice the tolerance in
/// the logarithm). Open: 1.
[[nodiscard]] double pointsOf(const LessonTask& task, const TaskAnswer& answer, const RightAnswer& right);
/// Whether there is something to commit to.
[[nodiscard]] bool isComplete(const LessonTask& task, const TaskAnswer& answer);

/// How a plan does at a target.
struct TargetGrade {
    std::vector<bool> goals;  ///< which of them hold
    bool isMoved = false;     ///< one of the expected fields differs from the start
    std::optional<double> score{};
    std::optional<double> par{};

    /// All goals, by what was to be turned.
    [[nodiscard]] bool isHit() const;
    /// Hit, and as good as par or within its tolerance.
    [[nodiscard]] bool isPar(const LessonTask& task) const;
    /// 0 to 1: half for the goals, the rest for how near it comes to par.
    [[nodiscard]] double points(const LessonTask& task) const;
};

/// `scenario` is what `lookup` answers for.
[[nodiscard]] TargetGrade gradeTarget(const LessonStep& step, const Scenario& scenario, const ValueLookup& lookup, const ValueLookup& par);
/// Fields that were turned although the step does not allow it. What follows from others is not turned.
[[nodiscard]] std::vector<std::string> forbiddenChanges(const LessonStep& step, const Scenario& scenario);

}  // namespace shardscope
