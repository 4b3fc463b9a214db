// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope::probe::cuda {

/// Many runs of one thing, in seconds.
struct Timing {
    double median = 0;
    double best = 0;
    double spread = 0;  ///< interquartile range / median
    int runs = 0;
};

/// Precondition: not empty.
[[nodiscard]] double median(std::vector<double> values);
[[nodiscard]] Timing summarise(const std::vector<double>& seconds);

/// When enough was measured: at least so many runs, and then either they agree or the time is up.
struct StopRule {
    int leastRuns = 7;
    int mostRuns = 200;
    double agreement = 0.01;  ///< standard deviation / mean
    double seconds = 2;
};
[[nodiscard]] bool isEnough(const StopRule& rule, const std::vector<double>& seconds, double elapsed);

/// One unit's figure beside those of its like.
struct Outlier {
    int index = 0;
    double value = 0;
    double median = 0;

    [[nodiscard]] double difference() const { return value / median - 1; }
};
/// Those that differ from the median of all by more than `tolerance`; of fewer than two there are none.
[[nodiscard]] std::vector<Outlier> outliers(const std::vector<double>& values, double tolerance);

/// Without the runs at less than 97 % of the median clock, as long as half of them are left; an unknown clock is 0 and stays.
[[nodiscard]] std::vector<double> atFullClock(const std::vector<double>& seconds, const std::vector<double>& clocks);

}  // namespace shardscope::probe::cuda
