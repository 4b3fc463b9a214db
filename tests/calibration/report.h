// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "tests/calibration/leave_one_out.h"
#include "tests/calibration/samples.h"

namespace shardscope::calibration {

/// Mean absolute percentage error of each source, of dense models and of mixtures of experts apart, and their means.
void printErrors(const std::vector<Sample>& samples, const std::vector<double>& logErrors);

/// One line a sample: measured and estimated seconds and where they go.
void printRows(const std::vector<Sample>& samples, const CostConstants& constants);

/// Each constant's prior, value, bounds and kind, flags where it stands at a bound or on one source, and the sources that
/// support it. `here` is linearised at the values to be printed.
void printConstants(const std::vector<Sample>& samples, const Linearisation& here);

/// By source, the constants that its absence moves most: what that source alone says. `all` are those fitted with every source.
void printCarried(const LeftOut& left, const std::vector<double>& all);

struct GroupMeans {
    double dense = 0;
    double experts = 0;
};
[[nodiscard]] GroupMeans meansOf(const std::vector<Sample>& samples, const std::vector<double>& logErrors);

}  // namespace shardscope::calibration
