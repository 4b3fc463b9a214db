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

/// Returns the median. Precondition: not empty.
[[nodiscard]] double median(std::vector<double> values);
[[nodiscard]] Timing summarise(const std::vector<double>& seconds);

/// The rule to stop measuring: after a minimum of runs, when they agree or the time is up.
struct StopRule {
    int leastRuns = 7;
    int mostRuns = 200;
    double agreement = 0.01;  ///< standard deviation / mean
    double seconds = 2;
};
[[nodiscard]] bool isEnough(const StopRule& rule, const std::vector<double>& seconds, double elapsed);

/// One unit's figure compared with those of equal units.
struct Outlier {
    int index = 0;
    double value = 0;
    double median = 0;

    [[nodiscard]] double difference() const { return value / median - 1; }
};
/// Returns the units that differ from the median of all by more than `tolerance`; none with fewer than two units.
[[nodiscard]] std::vector<Outlier> outliers(const std::vector<double>& values, double tolerance);

/// Returns the runs at no less than 97 % of the median clock, as long as half of them remain; runs with an unknown clock, 0, stay.
[[nodiscard]] std::vector<double> atFullClock(const std::vector<double>& seconds, const std::vector<double>& clocks);

}  // namespace shardscope::probe::cuda
