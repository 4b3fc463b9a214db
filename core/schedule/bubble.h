// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/base/term.h"
#include "core/schedule/simulation.h"

namespace shardscope {

/// The three definitions in use (schedules.md section 0), each a fraction of 1. Work is the time of all blocks, per device.
struct BubbleFractions {
    double ofTotal = 0;  ///< (a) idle device time / all device time
    double ofIdeal = 0;  ///< (b) idle device time / work, e.g. (p - 1)/m of 1F1B (Narayanan et al. 2021)
    double ofSpan = 0;   ///< (c) idle time between a rank's first block and its last, of the rank where that is longest (Qi et al. 2024)
};

/// Returns the fractions; empty where no block takes any time. `shares`: of all devices, those of each rank; empty: as many on every rank.
[[nodiscard]] std::optional<BubbleFractions> bubbleFractions(const Schedule& schedule, const Simulation& simulation,
                                                             const Terms& terms = {}, const std::vector<double>& shares = {});

/// Returns the same from figures that need no layout of blocks: the mean work of a device, the last end, and the longest time between a rank's
/// first block and its last.
[[nodiscard]] std::optional<BubbleFractions> bubbleFractions(double work, double makespan, double longestSpan, const Terms& terms = {});

/// Returns the total time of a rank's blocks.
[[nodiscard]] double busyTime(const Schedule& schedule, const Simulation& simulation, int rank);
/// Returns the longest idle time of any rank between 0 and the makespan, which `bubbleLaw` predicts.
[[nodiscard]] double longestIdle(const Schedule& schedule, const Simulation& simulation);

}  // namespace shardscope
