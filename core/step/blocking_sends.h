// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/schedule/block_times.h"
#include "core/schedule/simulation.h"

namespace shardscope {

[[nodiscard]] double lengthOf(BlockKind kind, const BlockTimes& times);

/// Returns the time for which each block occupies its rank where sends are not overlapped (`plan.overlap.pipeline`): the compute stream
/// waits until the block's result has reached the next rank (Megatron's p2p_communication.py waits for every request it posts).
[[nodiscard]] StageTimes withBlockingSends(StageTimes times, const PipelineShape& shape, const HopTimes& hops);

/// Cuts the spans of a simulation of `occupied` times to the blocks themselves: each ends before its send. `factors`: those of the simulation.
void cutSends(Simulation& simulation, const Schedule& schedule, const StageTimes& times, const StageTimes& occupied,
              std::span<const double> factors = {});

}  // namespace shardscope
