// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/calibration/observation.h"

namespace shardscope::calibration {

/// The mean of a figure: over sources, each counting once however many rows it has, and over families of sources, each counting once
/// however many sources it has.
struct Mean {
    double overSources = 0;
    double overFamilies = 0;
};

/// Errors of step time of some observations. Fractions.
struct TimeAccuracy {
    int sources = 0;
    int families = 0;
    int rows = 0;
    Mean shipped;     ///< of the mean absolute error with the shipped constants
    Mean leftOut;     ///< the same with the constants fitted without the family
    double lean = 0;  ///< mean over sources of the median signed error, left out
};

/// Errors of memory. The estimate of memory has no constant that is fitted to runs, so nothing changes when a family is left out.
struct MemoryAccuracy {
    int sources = 0;
    int families = 0;
    int rows = 0;
    Mean error;
};

/// The answers to "does it fit?", of runs that ran out of memory and of those that ran apart.
struct FitAccuracy {
    int ranOut = 0;
    int recognised = 0;  ///< of those that ran out: estimated not to fit
    int ran = 0;
    int refused = 0;  ///< of those that ran: estimated not to fit
};

struct Accuracy {
    std::string name;
    TimeAccuracy dense;
    TimeAccuracy experts;
    MemoryAccuracy memory;
    FitAccuracy fit;
};

[[nodiscard]] Accuracy accuracyOf(std::string name, const std::vector<Observation>& observations);

/// Returns one for each value of the key, in their order.
[[nodiscard]] std::vector<Accuracy> accuracyBy(const std::vector<Observation>& observations,
                                               const std::function<std::string(const Observation&)>& key);

}  // namespace shardscope::calibration
