// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "tests/calibration/samples.h"

namespace shardscope::calibration {

/// Mean absolute percentage error of each source, of dense models and of mixtures of experts apart, and their means.
void printErrors(const std::vector<Sample>& samples, const std::vector<double>& logErrors);

/// One line a sample: measured and estimated seconds and where they go.
void printRows(const std::vector<Sample>& samples, const CostConstants& constants);

/// Each constant's prior and value, and the sources that support it: those whose estimates it moves, with how far the mean
/// estimate of the source goes when the constant grows by a tenth.
void printConstants(const CostConstants& constants, const std::vector<Sample>& samples);

struct GroupMeans {
    double dense = 0;
    double experts = 0;
};
[[nodiscard]] GroupMeans meansOf(const std::vector<Sample>& samples, const std::vector<double>& logErrors);

}  // namespace shardscope::calibration
