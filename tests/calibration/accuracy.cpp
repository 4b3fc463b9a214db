// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/accuracy.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/validate/error_summary.h"

namespace shardscope::calibration {
namespace {

/// Errors as fractions, by source.
using Errors = std::map<std::string, std::vector<double>>;

template <typename Value>
Errors errorsOf(const std::vector<Observation>& observations, Value value)
{
    Errors errors;
    for (const Observation& observation : observations) {
        if (const std::optional<double> logarithm = value(observation))
            errors[observation.source].push_back(std::expm1(*logarithm));
    }
    return errors;
}

double meanOverSources(const Errors& errors, double ErrorSummary::*figure)
{
    double sum = 0;
    for (const auto& [source, one] : errors)
        sum += summarise(one).*figure;
    return sum / static_cast<double>(std::max<std::size_t>(errors.size(), 1));
}

int rowsOf(const Errors& errors)
{
    int rows = 0;
    for (const auto& [source, one] : errors)
        rows += static_cast<int>(one.size());
    return rows;
}

TimeAccuracy timeAccuracy(const std::vector<Observation>& observations, bool experts)
{
    const auto ofKind = [experts](std::optional<double> Observation::*error) {
        return [experts, error](const Observation& one) { return one.experts == experts ? one.*error : std::nullopt; };
    };
    const Errors shipped = errorsOf(observations, ofKind(&Observation::shipped));
    const Errors leftOut = errorsOf(observations, ofKind(&Observation::leftOut));
    return {static_cast<int>(leftOut.size()), rowsOf(leftOut), meanOverSources(shipped, &ErrorSummary::mape),
            meanOverSources(leftOut, &ErrorSummary::mape), meanOverSources(leftOut, &ErrorSummary::bias)};
}

MemoryAccuracy memoryAccuracy(const std::vector<Observation>& observations)
{
    const Errors errors = errorsOf(observations, [](const Observation& one) { return one.memory; });
    MemoryAccuracy memory{static_cast<int>(errors.size()), rowsOf(errors), meanOverSources(errors, &ErrorSummary::mape), 0, 0};
    for (const Observation& observation : observations) {
        memory.right += observation.fitsRight.value_or(false) ? 1 : 0;
        memory.answers += observation.fitsRight ? 1 : 0;
    }
    return memory;
}

}  // namespace

Accuracy accuracyOf(std::string name, const std::vector<Observation>& observations)
{
    return {std::move(name), timeAccuracy(observations, false), timeAccuracy(observations, true), memoryAccuracy(observations)};
}

std::vector<Accuracy> accuracyBy(const std::vector<Observation>& observations, const std::function<std::string(const Observation&)>& key)
{
    std::map<std::string, std::vector<Observation>> groups;
    for (const Observation& observation : observations)
        groups[key(observation)].push_back(observation);
    std::vector<Accuracy> accuracies;
    for (const auto& [name, group] : groups)
        accuracies.push_back(accuracyOf(name, group));
    return accuracies;
}

}  // namespace shardscope::calibration
