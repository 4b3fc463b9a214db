// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/schedule/block.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

/// The blocks of every rank, in execution order; their times come from the simulation.
struct Schedule {
    PipelineShape shape;
    std::vector<Block> blocks;                ///< rank by rank
    std::vector<std::uint32_t> rankBegin{0};  ///< stages + 1 offsets into `blocks`

    [[nodiscard]] int rankCount() const { return static_cast<int>(rankBegin.size()) - 1; }
    [[nodiscard]] std::uint32_t begin(int rank) const { return rankBegin[static_cast<std::size_t>(rank)]; }
    [[nodiscard]] std::uint32_t end(int rank) const { return rankBegin[static_cast<std::size_t>(rank) + 1]; }
    [[nodiscard]] std::span<const Block> rank(int rank) const { return {blocks.data() + begin(rank), end(rank) - begin(rank)}; }
    /// Returns the rank that runs `blocks[block]`.
    [[nodiscard]] int rankOf(std::uint32_t block) const;
};

/// Returns the schedule of a shape. Precondition: `checkShape(shape)` finds nothing.
[[nodiscard]] Schedule makeSchedule(const PipelineShape& shape);

}  // namespace shardscope
