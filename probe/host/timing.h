// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <vector>

#include "probe/api/stage_context.h"

namespace shardscope::probe {

/// When a measurement has run often enough: `fewest` times, and then until its spread is below 1 %, or `most` times, or `longest` seconds.
struct StopRule {
    int fewest = 7;
    int most = 100;
    double longest = 2;

    static StopRule forRun(bool isQuick) { return isQuick ? StopRule{3, 20, 0.12} : StopRule{}; }
};

struct Timing {
    Seconds median;
    Seconds best;
    int runs = 0;
    double spread = 0;  ///< interquartile range / median
};

[[nodiscard]] double secondsSince(std::chrono::steady_clock::time_point start);

/// Precondition: not empty.
[[nodiscard]] Timing timingOf(std::vector<double> seconds);

/// Times `work` behind one run that warms up; `before` each run is not timed. Leaves early where the stage is to stop.
[[nodiscard]] Timing timeRuns(StageContext& context, const StopRule& rule, const std::function<void()>& work,
                              const std::function<void()>& before = {});

/// A sample with this timing.
[[nodiscard]] Sample sampleOf(Measured what, const Timing& timing, std::string conditions);

}  // namespace shardscope::probe
