// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/schedule/block_times.h"
#include "core/schedule/hop_times.h"
#include "core/schedule/schedule.h"

namespace shardscope {

struct BlockSpan {
    double start = 0;
    double end = 0;
};

/// The times of each block of a schedule. Every block runs as soon as its rank is free and its dependencies are met (schedules.md section
/// 0): F(s) after F(s-1); the input gradient of s after F(s) and after that of s+1; W after I. Results that cross ranks arrive one hop
/// later. A whole backward and a fused block pass their gradient on at their end.
struct Simulation {
    static constexpr std::uint32_t kNone = UINT32_MAX;

    std::vector<BlockSpan> spans;              ///< by block
    std::vector<std::uint32_t> forwardBlock;   ///< by cell of the StageMap: the block that computes its forward
    std::vector<std::uint32_t> gradientBlock;  ///< by cell: the block that computes its input gradient
    HopTimes hops;
    double makespan = 0;  ///< from 0 to the last end
};

/// Simulates a schedule, in time and memory linear in the number of blocks. Errors: times that are not finite or negative (`OutOfRange`,
/// `NotFinite`), a number of times other than the virtual stages, and orders that wait for each other (`Internal`).
/// `factors`: how much longer than `times` the blocks of each micro-batch take, as where its documents are longer; empty: 1 for all. A fused
/// block is the sum of its forward and its backward, each with its own factor. Errors of factors: as of times, and `Internal` where their
/// number is not that of the micro-batches.
[[nodiscard]] Result<Simulation> simulate(const Schedule& schedule, const StageTimes& times, const HopTimes& hops,
                                          std::span<const double> factors = {});
/// Returns the first of these errors that follows from the times alone.
[[nodiscard]] std::optional<Error> problemWith(const StageTimes& times, const HopTimes& hops);

}  // namespace shardscope
