// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/calibration/observation.h"

namespace shardscope::calibration {

/// Errors of step time of some observations; a source counts once, however many rows it has. Fractions.
struct TimeAccuracy {
    int sources = 0;
    int rows = 0;
    double shipped = 0;  ///< mean over sources of the mean absolute error with the shipped constants
    double leftOut = 0;  ///< the same with the constants fitted without the source
    double lean = 0;     ///< mean over sources of the median signed error, left out
};

/// Errors of memory, and the share of rows with the right answer to "does it fit?".
struct MemoryAccuracy {
    int sources = 0;
    int rows = 0;
    double error = 0;
    int right = 0;
    int answers = 0;
};

struct Accuracy {
    std::string name;
    TimeAccuracy dense;
    TimeAccuracy experts;
    MemoryAccuracy memory;
};

[[nodiscard]] Accuracy accuracyOf(std::string name, const std::vector<Observation>& observations);

/// Returns one for each value of the key, in their order.
[[nodiscard]] std::vector<Accuracy> accuracyBy(const std::vector<Observation>& observations,
                                               const std::function<std::string(const Observation&)>& key);

}  // namespace shardscope::calibration
