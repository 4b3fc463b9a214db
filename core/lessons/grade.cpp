// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/grade.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>

#include "core/remedy/field_change.h"

namespace shardscope {
namespace {

std::vector<std::optional<double>> valuesOf(const LessonTask& task, const ValueLookup& lookup)
{
    std::vector<std::optional<double>> values;
    for (const TaskOption& option : task.options)
        values.push_back(option.value ? option.value->evaluate(lookup) : std::nullopt);
    return values;
}

/// The one place of a value; nothing where it stands at several or at none.
template <typename IsIt>
std::optional<int> theOne(const std::vector<std::optional<double>>& values, IsIt isIt)
{
    std::optional<int> place;
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!isIt(*values[i]))
            continue;
        if (place)
            return std::nullopt;
        place = static_cast<int>(i);
    }
    return place;
}

std::optional<int> rightOption(const LessonTask& task, const std::vector<std::optional<double>>& values)
{
    if (task.kind == TaskKind::Trap)
        return theOne(values, [](double value) { return value == 0; });
    if (!task.extreme)
        return theOne(values, [](double value) { return value != 0; });
    const auto less = [](const auto& a, const auto& b) { return *a < *b; };
    const auto best = *task.extreme == Extreme::Smallest ? *std::min_element(values.begin(), values.end(), less)
                                                         : *std::max_element(values.begin(), values.end(), less);
    return theOne(values, [&](double value) { return value == *best; });
}

std::vector<int> rightOrder(const std::vector<std::optional<double>>& values)
{
    std::vector<int> order(values.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
                     [&](int a, int b) { return *values[static_cast<std::size_t>(a)] < *values[static_cast<std::size_t>(b)]; });
    return order;
}

double orderPoints(const std::vector<int>& order, const RightAnswer& right)
{
    int pairs = 0;
    int kept = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (std::size_t j = i + 1; j < order.size(); ++j) {
            ++pairs;
            kept += *right.values[static_cast<std::size_t>(order[i])] <= *right.values[static_cast<std::size_t>(order[j])] ? 1 : 0;
        }
    }
    return pairs > 0 ? static_cast<double>(kept) / pairs : 1;
}

double numberPoints(double guess, double wanted, double tolerance)
{
    if (guess == wanted)
        return 1;
    if (guess <= 0 || wanted <= 0)
        return 0;
    const double off = std::abs(std::log(guess / wanted)) / std::log1p(tolerance);
    return off <= 1 ? 1 : std::max(0.0, 1.5 - 0.5 * off);
}

}  // namespace

const std::vector<std::optional<CollectiveKind>>& shardingChoices()
{
    static const std::vector<std::optional<CollectiveKind>> all{std::nullopt, CollectiveKind::AllGather, CollectiveKind::ReduceScatter,
                                                                CollectiveKind::AllReduce, CollectiveKind::AllToAll};
    return all;
}

std::optional<int> choiceAt(const LessonTask& task, std::string_view place)
{
    if (task.isOfNumber()) {
        int number = 0;
        const auto read = std::from_chars(place.data(), place.data() + place.size(), number);
        return read.ec == std::errc() && read.ptr == place.data() + place.size() ? std::optional(number) : std::nullopt;
    }
    for (const std::string_view wanted : {place, place.substr(0, place.find('@'))}) {
        for (std::size_t i = 0; i < task.options.size(); ++i) {
            if (task.options[i].at == wanted)
                return static_cast<int>(i);
        }
    }
    return std::nullopt;
}

const TaskOption* optionOf(const LessonTask& task, int choice)
{
    if (!task.isOfNumber())
        return choice >= 0 && choice < static_cast<int>(task.options.size()) ? &task.options[static_cast<std::size_t>(choice)] : nullptr;
    const auto found = std::find_if(task.options.begin(), task.options.end(),
                                    [&](const TaskOption& option) { return choiceAt(task, option.at) == choice; });
    return found == task.options.end() ? nullptr : &*found;
}

std::optional<RightAnswer> rightAnswer(const LessonTask& task, const ValueLookup& lookup)
{
    RightAnswer right;
    if (task.isOfNumber()) {
        const std::optional<double> number = task.value->evaluate(lookup);
        if (!number)
            return std::nullopt;
        right.choice = static_cast<int>(std::lround(*number));
        return right;
    }
    right.values = valuesOf(task, lookup);
    const bool hasAll = std::all_of(right.values.begin(), right.values.end(), [](const auto& value) { return value.has_value(); });
    switch (task.kind) {
    case TaskKind::Choice:
    case TaskKind::Trap:
    case TaskKind::Pick:
        right.choice = hasAll && !right.values.empty() ? rightOption(task, right.values) : std::nullopt;
        return right.choice ? std::optional(right) : std::nullopt;
    case TaskKind::Order:
        if (!hasAll)
            return std::nullopt;
        right.order = rightOrder(right.values);
        return right;
    case TaskKind::Number:
        right.number = task.value->evaluate(lookup);
        return right.number ? std::optional(right) : std::nullopt;
    case TaskKind::Sharding: {
        const Result<ImpliedCollective> implied = impliedCollective(task.notation);
        if (!implied)
            return std::nullopt;
        const auto& choices = shardingChoices();
        right.choice = static_cast<int>(std::find(choices.begin(), choices.end(), implied->kind) - choices.begin());
        return right;
    }
    case TaskKind::Reach:
    case TaskKind::Open:
        break;
    }
    return right;
}

double pointsOf(const LessonTask& task, const TaskAnswer& answer, const RightAnswer& right)
{
    switch (task.kind) {
    case TaskKind::Order:
        return orderPoints(answer.order, right);
    case TaskKind::Number:
        return numberPoints(answer.number.value_or(0), *right.number, task.tolerance);
    case TaskKind::Open:
        return 1;
    default:
        return answer.choice == right.choice ? 1 : 0;
    }
}

bool isComplete(const LessonTask& task, const TaskAnswer& answer)
{
    switch (task.kind) {
    case TaskKind::Order:
        return answer.order.size() == task.options.size();
    case TaskKind::Number:
        return answer.number.has_value();
    case TaskKind::Open:
    case TaskKind::Reach:
        return true;
    default:
        return answer.choice.has_value();
    }
}

bool TargetGrade::isHit() const
{
    return isMoved && std::all_of(goals.begin(), goals.end(), [](bool holds) { return holds; });
}

bool TargetGrade::isPar(const LessonTask& task) const { return points(task) >= 1; }

double TargetGrade::points(const LessonTask& task) const
{
    if (!isHit())
        return 0;
    if (!score || !par || *score <= 0 || *par <= 0)
        return 1;
    const double worse = task.extreme == Extreme::Largest ? *par / *score : *score / *par;
    if (worse <= 1 + task.tolerance)
        return 1;
    return 0.5 + 0.5 * std::max(0.0, 1 - std::log2(worse));
}

TargetGrade gradeTarget(const LessonStep& step, const Scenario& scenario, const ValueLookup& lookup, const ValueLookup& par)
{
    const LessonTask& task = *step.task;
    TargetGrade grade;
    for (const TaskGoal& goal : task.goals)
        grade.goals.push_back(goal.that.holds(lookup));
    const std::vector<FieldChange> changes = changesBetween(step.scenario, scenario);
    grade.isMoved = task.expects.empty() || std::any_of(changes.begin(), changes.end(), [&](const FieldChange& change) {
                        return std::find(task.expects.begin(), task.expects.end(), change.parameter->path) != task.expects.end();
                    });
    if (task.value) {
        grade.score = task.value->evaluate(lookup);
        grade.par = task.value->evaluate(par);
    }
    return grade;
}

std::vector<std::string> forbiddenChanges(const LessonStep& step, const Scenario& scenario)
{
    std::vector<std::string> forbidden;
    for (const FieldChange& change : changesBetween(step.scenario, scenario)) {
        const std::string path(change.parameter->path);
        if (path != "plan.dp" && path != "name" && std::find(step.allow.begin(), step.allow.end(), path) == step.allow.end())
            forbidden.push_back(path);
    }
    return forbidden;
}

}  // namespace shardscope
