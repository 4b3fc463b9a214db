// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/schedule_request.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

/// Every whole number up to here is exact in a double, as which JSON carries it.
constexpr std::int64_t kLargestCount = std::int64_t{1} << 53;
constexpr std::int64_t kLargestInt = std::numeric_limits<int>::max();
/// Far from overflow however many blocks follow each other.
constexpr double kLongestTime = 1e200;

std::string written(double value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

std::optional<Error> countProblem(const char* flag, std::int64_t value, std::int64_t largest)
{
    if (value >= 1 && value <= largest)
        return std::nullopt;
    return Error{ErrorCode::OutOfRange, {std::to_string(value), "1", std::to_string(largest)}, {}, flag};
}

enum class Zero { Refused, Allowed };

std::optional<Error> timeProblem(const std::string& flag, const std::optional<double>& value, Zero zero)
{
    if (!value)
        return std::nullopt;
    if (!std::isfinite(*value))
        return Error{ErrorCode::NotFinite, {written(*value)}, {}, flag};
    if (*value <= kLongestTime && (*value > 0 || (*value == 0 && zero == Zero::Allowed)))
        return std::nullopt;
    const std::string right = zero == Zero::Allowed ? "give a time from 0 to " : "give a time above 0, up to ";
    return Error{ErrorCode::BadUsage, {written(*value) + " is not a valid time", right + written(kLongestTime)}, {}, flag};
}

std::optional<Error> problemWith(const ScheduleRequest& request)
{
    const std::array<std::optional<Error>, 10> problems{
        countProblem("--stages", request.stages, kLargestInt),
        countProblem("--microbatches", request.microBatches, kLargestCount),
        countProblem("--chunks", request.chunks.value_or(1), kLargestInt),
        countProblem("--group", request.group.value_or(1), kLargestInt),
        timeProblem("--forward", request.forward, Zero::Refused),
        timeProblem("--backward", request.backward, Zero::Refused),
        timeProblem("--input-grad", request.inputGrad, Zero::Refused),
        timeProblem("--weight-grad", request.weightGrad, Zero::Refused),
        timeProblem("--fused", request.fused, Zero::Refused),
        timeProblem("--p2p", request.p2p, Zero::Allowed),
    };
    for (const auto& problem : problems) {
        if (problem)
            return problem;
    }
    return std::nullopt;
}

/// The part of a whole backward that is not `part`, or half of it.
double otherPart(double backward, const std::optional<double>& part) { return part ? backward - *part : backward / 2; }

Result<BlockTimes> resolveTimes(const ScheduleRequest& request)
{
    BlockTimes times;
    times.forward = request.forward.value_or(1);
    if (request.backward) {
        times.inputGrad = request.inputGrad.value_or(otherPart(*request.backward, request.weightGrad));
        times.weightGrad = request.weightGrad.value_or(otherPart(*request.backward, request.inputGrad));
    } else {
        times.inputGrad = request.inputGrad.value_or(1);
        times.weightGrad = request.weightGrad.value_or(1);
    }
    times.backward = request.backward.value_or(times.inputGrad + times.weightGrad);
    const double mismatch = std::abs(times.backward - (times.inputGrad + times.weightGrad));
    if (times.inputGrad <= 0 || times.weightGrad <= 0 || mismatch > 1e-9 * times.backward) {
        const std::string parts = "--input-grad " + written(times.inputGrad) + " and --weight-grad " + written(times.weightGrad);
        return Error{ErrorCode::Contradiction, {"--backward " + written(times.backward) + " is not the sum of " + parts}, {}, "--backward"};
    }
    times.fused = request.fused.value_or(times.forward + times.backward);
    return times;
}

}  // namespace

Result<ScheduleTask> resolveRequest(const ScheduleRequest& request)
{
    if (auto problem = problemWith(request))
        return *std::move(problem);
    const auto times = resolveTimes(request);
    if (!times)
        return times.error();
    ScheduleTask task;
    task.times = *times;
    task.hop = request.p2p.value_or(0);
    task.shape.kind = request.kind;
    task.shape.stages = static_cast<int>(request.stages);
    task.shape.microBatches = request.microBatches;
    task.shape.chunks = traitsOf(request.kind).chunks.meantBy(static_cast<int>(request.chunks.value_or(1)));
    task.shape.group = static_cast<int>(request.group.value_or(defaultGroup(request.kind, request.stages, request.microBatches)));
    task.shape.fusesPairs = request.fusesPairs;
    return task;
}

Result<ScheduleAnswer> answerSchedule(const ScheduleRequest& request)
{
    const auto task = resolveRequest(request);
    if (!task)
        return task.error();
    ScheduleAnswer answer;
    answer.limits = checkShape(task->shape, request.group ? GroupChoice::Written : GroupChoice::Follows);
    if (!answer.limits.empty())
        return answer;
    answer.schedule = makeSchedule(task->shape);
    auto simulation = simulate(answer.schedule, uniformTimes(task->shape, task->times), task->hop);
    if (!simulation)
        return simulation.error();
    answer.simulation = std::move(simulation).value();
    return answer;
}

}  // namespace shardscope
