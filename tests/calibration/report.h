// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "tests/calibration/leave_one_out.h"
#include "tests/calibration/samples.h"

namespace shardscope::calibration {

/// Prints the mean absolute percentage error of each source, separately for dense models and mixtures of experts, and their means.
void printErrors(const std::vector<Sample>& samples, const std::vector<double>& logErrors);

/// Prints one line a sample: measured and estimated seconds and their parts.
void printRows(const std::vector<Sample>& samples, const CostConstants& constants);

/// Prints each constant's prior, value, bounds and kind, flags if it is at a bound or has one source only, and its sources. `here` is
/// linearised at the values to be printed.
void printConstants(const std::vector<Sample>& samples, const Linearisation& here);

/// Prints, by source, the constants that change most without it. `all` are those fitted with every source.
void printCarried(const LeftOut& left, const std::vector<double>& all);

struct GroupMeans {
    double dense = 0;
    double experts = 0;
};
[[nodiscard]] GroupMeans meansOf(const std::vector<Sample>& samples, const std::vector<double>& logErrors);

}  // namespace shardscope::calibration
