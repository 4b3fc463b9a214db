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

/// The three phases of a rank's step, by its order alone: warm-up until its first block that computes a gradient, cool-down after its last
/// block with a forward, and the steady state between them, where forwards and backwards alternate. All forwards before all backwards
/// (AFAB, looped BFS, m below the warm-up) leave no steady state. Counted as in PyTorch: Megatron's warm-up is one forward shorter, as its
/// steady state is (F, B) where this one is (B, F); the list is the same.
enum class Phase { WarmUp, Steady, CoolDown };

template <>
struct EnumNames<Phase> {
    static constexpr std::array<std::pair<Phase, std::string_view>, 3> names{
        {{Phase::WarmUp, "warm-up"}, {Phase::Steady, "steady"}, {Phase::CoolDown, "cool-down"}}};
};

/// The time of a phase on one rank. The first starts at 0, the last ends at the makespan, and each starts where the previous one ends.
struct PhaseSpan {
    std::uint32_t begin = 0;  ///< blocks [begin, end) of the schedule
    std::uint32_t end = 0;
    double start = 0;  ///< time
    double stop = 0;
    double busy = 0;  ///< part of it in which the rank runs blocks

    [[nodiscard]] double length() const { return stop - start; }
    [[nodiscard]] double idle() const { return length() - busy; }
};

using RankPhases = EnumArray<Phase, PhaseSpan>;

/// Returns the phases of one rank, in order. Their lengths sum to the makespan.
[[nodiscard]] RankPhases phasesOf(const Schedule& schedule, const Simulation& simulation, int rank);

}  // namespace shardscope
