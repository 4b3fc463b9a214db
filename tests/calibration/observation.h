// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/validate/validation.h"
#include "tests/calibration/samples.h"

namespace shardscope::calibration {

/// One measured configuration and its estimate; repetitions count once. Errors are ln(estimated / measured).
struct Observation {
    std::string source;
    std::string family;         ///< as `familyOf` has it
    std::string id;             ///< of the first of its rows
    std::string configuration;  ///< as `configurationOf` has it
    Scenario scenario;
    bool experts = false;
    std::optional<double> shipped;            ///< of time, with the shipped constants
    std::optional<double> leftOut;            ///< of time, with the constants fitted without its family
    std::optional<double> withoutGeneration;  ///< of time, with the constants fitted without any run on its GPU's generation
    std::optional<double> memory;
    std::optional<bool> recognised;  ///< for a run that ran out of memory: estimated not to fit
    std::optional<bool> refused;     ///< for a run that ran: estimated not to fit
    double ofCapacity = 0;           ///< where the answer is wrong: estimated peak / capacity

    [[nodiscard]] std::string preset() const;  ///< empty: not one of the built-in models
    [[nodiscard]] std::string framework() const;
    [[nodiscard]] std::string generation() const;
};

/// Returns every counted configuration that has an estimate, in the order of the files. `validation` is `validateRuns(files)`.
[[nodiscard]] std::vector<Observation> observe(const std::vector<RunFile>& files, const Validation& validation);

/// Enters errors of time, one for each sample of the same files.
void enterTimes(std::vector<Observation>& observations, const std::vector<Sample>& samples, std::optional<double> Observation::*error,
                const std::vector<double>& errors);

}  // namespace shardscope::calibration
