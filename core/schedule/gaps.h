// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/schedule/simulation.h"

namespace shardscope {

/// Says what an idle rank waits for: the activations of the stage before, the gradient of the stage after, or nothing any more.
enum class GapReason { AwaitsForward, AwaitsGradient, StepEnds };

/// A time in which a rank does nothing, and why.
struct Gap {
    int rank = 0;
    double start = 0;
    double end = 0;
    GapReason reason = GapReason::StepEnds;
    std::uint32_t before = Simulation::kNone;   ///< the block that ends the gap; none after the rank's last
    std::uint32_t awaited = Simulation::kNone;  ///< the block whose end sets the end of the gap: of another rank
    double hop = 0;                             ///< of the gap, its result is on the way

    [[nodiscard]] double length() const { return end - start; }
};

/// The gap right before a block, between the rank's last end (or 0) and its start; nothing where there is none.
[[nodiscard]] std::optional<Gap> gapBefore(const Schedule& schedule, const Simulation& simulation, std::uint32_t block);
/// The time between the rank's last end and the makespan.
[[nodiscard]] std::optional<Gap> gapAfterLast(const Schedule& schedule, const Simulation& simulation, int rank);
/// The gap that covers `time` on the rank: from its start up to, not including, its end. Takes logarithmic time.
[[nodiscard]] std::optional<Gap> gapAt(const Schedule& schedule, const Simulation& simulation, int rank, double time);
/// Every gap of a rank, in order. They sum to what it is idle.
[[nodiscard]] std::vector<Gap> gapsOf(const Schedule& schedule, const Simulation& simulation, int rank);

}  // namespace shardscope
