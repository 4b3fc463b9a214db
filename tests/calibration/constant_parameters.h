// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/site/cost_constants.h"
#include "tests/calibration/least_squares.h"

namespace shardscope::calibration {

/// The strength that ships, chosen by leaving one source out (`calibration --choose-strength`).
inline constexpr double kStrength = 0.01;

/// Constants are fitted as ln(value): a factor of two up is as far as one down. Constants that may be 0 start at a thousandth of their
/// upper bound.
[[nodiscard]] std::vector<double> logarithmsOf(const CostConstants& constants);
[[nodiscard]] CostConstants constantsOf(const std::vector<double>& logarithms);

/// Priors and bounds of the constants table, all as logarithms. The bounds are taken to be two standard deviations either way
/// of the prior, so a constant that physics holds tightly is as stiff as that. Frozen is whatever was not fitted on runs.
[[nodiscard]] Parameters parametersOf(double strength);

}  // namespace shardscope::calibration
