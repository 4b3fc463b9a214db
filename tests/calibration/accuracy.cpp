// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/accuracy.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/validate/error_summary.h"

namespace shardscope::calibration {
namespace {

/// Errors as fractions, by family and source.
using Errors = std::map<std::string, std::map<std::string, std::vector<double>>>;

template <typename Value>
Errors errorsOf(const std::vector<Observation>& observations, Value value)
{
    Errors errors;
    for (const Observation& observation : observations) {
        if (const std::optional<double> logarithm = value(observation))
            errors[observation.family][observation.source].push_back(std::expm1(*logarithm));
    }
    return errors;
}

/// A source with runs of two families counts once in each of them, and once among the sources.
std::map<std::string, std::vector<double>> bySource(const Errors& errors)
{
    std::map<std::string, std::vector<double>> all;
    for (const auto& [family, sources] : errors) {
        for (const auto& [source, one] : sources)
            all[source].insert(all[source].end(), one.begin(), one.end());
    }
    return all;
}

double meanOf(const std::map<std::string, std::vector<double>>& sources, double ErrorSummary::*figure)
{
    double sum = 0;
    for (const auto& [source, errors] : sources)
        sum += summarise(errors).*figure;
    return sum / static_cast<double>(std::max<std::size_t>(sources.size(), 1));
}

Mean meanError(const Errors& errors)
{
    double sum = 0;
    for (const auto& [family, sources] : errors)
        sum += meanOf(sources, &ErrorSummary::mape);
    return {meanOf(bySource(errors), &ErrorSummary::mape), sum / static_cast<double>(std::max<std::size_t>(errors.size(), 1))};
}

int rowsOf(const Errors& errors)
{
    int rows = 0;
    for (const auto& [source, one] : bySource(errors))
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
    return {static_cast<int>(bySource(leftOut).size()),
            static_cast<int>(leftOut.size()),
            rowsOf(leftOut),
            meanError(shipped),
            meanError(leftOut),
            meanOf(bySource(leftOut), &ErrorSummary::bias)};
}

MemoryAccuracy memoryAccuracy(const std::vector<Observation>& observations)
{
    const Errors errors = errorsOf(observations, [](const Observation& one) { return one.memory; });
    return {static_cast<int>(bySource(errors).size()), static_cast<int>(errors.size()), rowsOf(errors), meanError(errors)};
}

FitAccuracy fitAccuracy(const std::vector<Observation>& observations)
{
    FitAccuracy fit;
    for (const Observation& observation : observations) {
        fit.ranOut += observation.recognised ? 1 : 0;
        fit.recognised += observation.recognised.value_or(false) ? 1 : 0;
        fit.ran += observation.refused ? 1 : 0;
        fit.refused += observation.refused.value_or(false) ? 1 : 0;
    }
    return fit;
}

}  // namespace

Accuracy accuracyOf(std::string name, const std::vector<Observation>& observations)
{
    return {std::move(name), timeAccuracy(observations, false), timeAccuracy(observations, true), memoryAccuracy(observations),
            fitAccuracy(observations)};
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
