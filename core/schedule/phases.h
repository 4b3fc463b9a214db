// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/schedule/simulation.h"

namespace shardscope {

/// The three parts of a rank's step, by its order alone: it warms up until its first block that computes a gradient, cools
/// down after its last block with a forward, and is steady between them, where forwards and backwards take turns. All
/// forwards before all backwards (AFAB, looped BFS, m below the warm-up) leave no steady state. PyTorch's way to count:
/// Megatron's warm-up is one forward shorter, as its steady state is (F, B) where this one is (B, F); the list is the same.
enum class Phase { WarmUp, Steady, CoolDown };

template <>
struct EnumNames<Phase> {
    static constexpr std::array<std::pair<Phase, std::string_view>, 3> names{
        {{Phase::WarmUp, "warm-up"}, {Phase::Steady, "steady"}, {Phase::CoolDown, "cool-down"}}};
};

/// When a phase is on one rank. The first starts at 0 and the last ends at the makespan, each where the one before ends.
struct PhaseSpan {
    std::uint32_t begin = 0;  ///< blocks [begin, end) of the schedule
    std::uint32_t end = 0;
    double start = 0;  ///< time
    double stop = 0;
    double busy = 0;  ///< of that, the rank runs blocks

    [[nodiscard]] double length() const { return stop - start; }
    [[nodiscard]] double idle() const { return length() - busy; }
};

using RankPhases = EnumArray<Phase, PhaseSpan>;

/// The phases of one rank, in their order. Their lengths sum to the makespan.
[[nodiscard]] RankPhases phasesOf(const Schedule& schedule, const Simulation& simulation, int rank);

}  // namespace shardscope
