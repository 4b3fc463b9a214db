// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/calibration/least_squares.h"
#include "tests/calibration/samples.h"

namespace shardscope::calibration {

/// The estimates of each unit's rows with constants fitted without that unit, which is a family of sources or another set of samples.
struct LeftOut {
    std::vector<double> logErrors;                          ///< of each sample, its unit left out
    std::map<std::string, std::vector<double>> logarithms;  ///< by unit: the constants without it
};

/// The name of each sample's unit.
using Units = std::vector<std::string>;
[[nodiscard]] Units familiesOf(const std::vector<Sample>& samples);
[[nodiscard]] Units generationsOf(const std::vector<Sample>& samples);

/// Fits the constants without each unit. `here` is the linearisation of all samples at the shipped constants: all refits share its slopes
/// and so take seconds; residuals are evaluated exactly. With `linearisations` > 1 each refit then computes its own slopes.
[[nodiscard]] LeftOut leaveOneOut(const std::vector<Sample>& samples, const Units& units, const Linearisation& here, double strength,
                                  int linearisations = 1);

[[nodiscard]] Residuals residualsOf(const std::vector<Sample>& samples);

}  // namespace shardscope::calibration
