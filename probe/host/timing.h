// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <vector>

#include "probe/api/stage_context.h"

namespace shardscope::probe {

/// The rule to stop a measurement: `fewest` times, and then until its spread is below 1 %, or `most` times, or `longest` seconds.
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

/// Returns the statistics. Precondition: not empty.
[[nodiscard]] Timing timingOf(std::vector<double> seconds);

/// Times `work` after one warm-up run; `before` each run is not timed. Returns early if the stage is to stop.
[[nodiscard]] Timing timeRuns(StageContext& context, const StopRule& rule, const std::function<void()>& work,
                              const std::function<void()>& before = {});

/// Returns a sample with this timing.
[[nodiscard]] Sample sampleOf(Measured what, const Timing& timing, std::string conditions);

}  // namespace shardscope::probe
