// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/schedule/simulation.h"

namespace shardscope {

/// The reason why a rank is idle: it awaits activations of the previous stage, a gradient of the next stage, or the end of the step.
enum class GapReason { AwaitsForward, AwaitsGradient, StepEnds };

/// An idle time of a rank, and its reason.
struct Gap {
    int rank = 0;
    double start = 0;
    double end = 0;
    GapReason reason = GapReason::StepEnds;
    std::uint32_t before = Simulation::kNone;   ///< the block that ends the gap; none after the rank's last
    std::uint32_t awaited = Simulation::kNone;  ///< the block whose end sets the end of the gap: of another rank
    double hop = 0;                             ///< part of the gap during which the result is in transit

    [[nodiscard]] double length() const { return end - start; }
};

/// Returns the gap right before a block, between the rank's last end (or 0) and its start; empty where there is none.
[[nodiscard]] std::optional<Gap> gapBefore(const Schedule& schedule, const Simulation& simulation, std::uint32_t block);
/// Returns the time between the rank's last end and the makespan.
[[nodiscard]] std::optional<Gap> gapAfterLast(const Schedule& schedule, const Simulation& simulation, int rank);
/// Returns the gap that covers `time` on the rank, from its start up to, not including, its end. Takes logarithmic time.
[[nodiscard]] std::optional<Gap> gapAt(const Schedule& schedule, const Simulation& simulation, int rank, double time);
/// Returns every gap of a rank, in order. They sum to its idle time.
[[nodiscard]] std::vector<Gap> gapsOf(const Schedule& schedule, const Simulation& simulation, int rank);

}  // namespace shardscope
