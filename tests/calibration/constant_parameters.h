// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/site/cost_constants.h"
#include "tests/calibration/least_squares.h"

namespace shardscope::calibration {

/// The released strength of the priors, chosen by leaving one family of sources out (`calibration --choose-strength`).
inline constexpr double kStrength = 0.005;

/// Returns ln(value) of the constants, in which they are fitted: a factor of two up is as far as one down. Constants that may be 0 start at
/// a thousandth of their upper bound.
[[nodiscard]] std::vector<double> logarithmsOf(const CostConstants& constants);
[[nodiscard]] CostConstants constantsOf(const std::vector<double>& logarithms);

/// Returns the priors and bounds of the constants table, all as logarithms. The bounds are two standard deviations from the prior on each
/// side, so a constant with narrow physical bounds is as stiff as that. Constants that were not fitted on runs are frozen.
[[nodiscard]] Parameters parametersOf(double strength);

}  // namespace shardscope::calibration
