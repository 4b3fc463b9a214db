// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace shardscope {

/// The times of a run's steps, in their order.
struct TimedStep {
    std::int64_t number = 0;  ///< the trainer's own count
    double seconds = 0;
};

/// From this step on the run is slower or faster, and stays so.
struct SpeedChange {
    std::int64_t step = 0;
    double before = 0;  ///< median seconds
    double after = 0;
};

/// The run becomes slower or faster little by little.
struct SpeedDrift {
    std::int64_t firstStep = 0;
    std::int64_t lastStep = 0;
    double first = 0;  ///< seconds, of the line through the steps
    double last = 0;
};

/// Single steps that take much longer than those around them.
struct SlowSteps {
    std::vector<std::int64_t> steps;
    double secondsPerStep = 0;           ///< what they add to a step, on average over all
    double longest = 0;                  ///< seconds
    std::optional<std::int64_t> period;  ///< they come every so many steps; empty: at no regular distance
};

/// The shape of a run by the times of its steps alone, without a trace.
struct LogShape {
    std::size_t firstSteps = 0;   ///< slow ones at the start: compilers, caches, the first allocation
    double firstSeconds = 0;      ///< that they took longer than as many steady ones
    std::size_t steadySteps = 0;  ///< the rest
    double steady = 0;            ///< median seconds of the last level
    double mean = 0;              ///< of all but the first steps, slow ones with them: what a user waits for
    double noise = 0;             ///< of a step at one level, a fraction
    std::vector<SpeedChange> changes;
    std::optional<SpeedDrift> drift;
    SlowSteps slow;
};

/// Returns the shape. A drift is told where a line through the steps (Theil 1950, Sen 1968) leaves less of their differences than levels do.
/// A step is slow where it takes a tenth and five times the noise longer than its level. Precondition: there is a step, all take
/// longer than 0 seconds.
[[nodiscard]] LogShape logShape(std::span<const TimedStep> steps);

}  // namespace shardscope
