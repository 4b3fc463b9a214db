// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tests/calibration/least_squares.h"
#include "tests/calibration/samples.h"

namespace shardscope::calibration {

/// The estimates of each family's rows with constants fitted without that family of sources.
struct LeftOut {
    std::vector<double> logErrors;                          ///< of each sample, its family left out
    std::map<std::string, std::vector<double>> logarithms;  ///< by family: the constants without it
};

/// Fits the constants without each family of sources. `here` is the linearisation of all samples at the shipped constants: all refits share its slopes
/// and so take seconds; residuals are evaluated exactly. With `linearisations` > 1 each refit then computes its own slopes.
[[nodiscard]] LeftOut leaveOneOut(const std::vector<Sample>& samples, const Linearisation& here, double strength, int linearisations = 1);

[[nodiscard]] Residuals residualsOf(const std::vector<Sample>& samples);

}  // namespace shardscope::calibration
