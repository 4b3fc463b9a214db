// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/schedule/simulation.h"
#include "core/schedule/stage_map.h"

namespace shardscope {

/// A result that one block passes to another.
struct Dependency {
    std::uint32_t from = 0;  ///< block
    std::uint32_t to = 0;
    bool crossesRanks = false;  ///< and so takes a hop

    bool operator==(const Dependency&) const = default;
};

/// The dependencies between the blocks of a simulated schedule. Keeps references to its arguments.
class Dependencies {
public:
    Dependencies(const Schedule& schedule, const Simulation& simulation)
        : m_schedule(schedule), m_simulation(simulation), m_map(schedule.shape)
    {
    }

    /// Returns the dependencies of the block: at most three (a fused block).
    [[nodiscard]] std::vector<Dependency> of(std::uint32_t block) const;
    /// Returns the dependencies on the block.
    [[nodiscard]] std::vector<Dependency> on(std::uint32_t block) const;

    /// Returns the block whose end set the start of this one: the block before it on its rank where there is no gap, else the one that it
    /// waited for. `Simulation::kNone` where it starts at 0 without waiting.
    [[nodiscard]] std::uint32_t whatSetTheStart(std::uint32_t block) const;
    /// Returns the blocks from one that waits for nothing to this one, each of which sets the next one's start.
    [[nodiscard]] std::vector<std::uint32_t> pathTo(std::uint32_t block) const;
    /// Returns the blocks from one that waits for nothing to the last end: none of them can end later without a longer makespan.
    [[nodiscard]] std::vector<std::uint32_t> criticalPath() const;

private:
    [[nodiscard]] std::uint32_t weightGradOf(std::uint32_t inputGrad) const;

    const Schedule& m_schedule;
    const Simulation& m_simulation;
    StageMap m_map;
};

}  // namespace shardscope
