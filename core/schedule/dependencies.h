// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/schedule/simulation.h"
#include "core/schedule/stage_map.h"

namespace shardscope {

/// A result that one block hands to another.
struct Dependency {
    std::uint32_t from = 0;  ///< block
    std::uint32_t to = 0;
    bool crossesRanks = false;  ///< and so takes a hop

    bool operator==(const Dependency&) const = default;
};

/// Who waits for whom in a simulated schedule. Holds references to what it is made of.
class Dependencies {
public:
    Dependencies(const Schedule& schedule, const Simulation& simulation)
        : m_schedule(schedule), m_simulation(simulation), m_map(schedule.shape)
    {
    }

    /// Returns what the block waits for: three at most (a fused block).
    [[nodiscard]] std::vector<Dependency> of(std::uint32_t block) const;
    /// Who waits for the block.
    [[nodiscard]] std::vector<Dependency> on(std::uint32_t block) const;

    /// The block whose end set the start of this one: the block before it on its rank where there is no gap, else what it
    /// waited for. `Simulation::kNone` where it starts at 0 without waiting.
    [[nodiscard]] std::uint32_t whatSetTheStart(std::uint32_t block) const;
    /// From a block that waits for nothing to this one, each of which sets the next one's start.
    [[nodiscard]] std::vector<std::uint32_t> pathTo(std::uint32_t block) const;
    /// From a block that waits for nothing to the last end: no block of it can end later without a longer makespan.
    [[nodiscard]] std::vector<std::uint32_t> criticalPath() const;

private:
    [[nodiscard]] std::uint32_t weightGradOf(std::uint32_t inputGrad) const;

    const Schedule& m_schedule;
    const Simulation& m_simulation;
    StageMap m_map;
};

}  // namespace shardscope
