// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/site/cost_constants.h"
#include "tests/calibration/least_squares.h"
#include "tests/calibration/samples.h"

namespace shardscope::calibration {

/// A source whose mean estimate changes by half a percent or more if the constant grows by a tenth.
struct Support {
    std::string source;
    double moved = 0;  ///< mean of ln(estimate after / before)
};

/// Returns the sources that support a constant, by name. `here` is linearised at the constants in question.
[[nodiscard]] std::vector<Support> supportOf(Constant constant, const std::vector<Sample>& samples, const Linearisation& here);

/// Returns whether a value is at a bound of its constant.
[[nodiscard]] bool isAtBound(const ConstantInfo& info, double value);

}  // namespace shardscope::calibration
