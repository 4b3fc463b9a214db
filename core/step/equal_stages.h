// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/schedule/block_times.h"

namespace shardscope {

struct ResolvedPlan;
struct StepEstimate;

/// Returns the mean of each kind of block over the virtual stages. Precondition: there is one.
[[nodiscard]] BlockTimes meanOf(const StageTimes& times);

/// Returns the mean idle seconds of a pipeline rank until the last block of all ranks, if every virtual stage were the mean: the cost of
/// filling and draining the pipeline. Waits for messages are not included, as in `RankTime`.
[[nodiscard]] Seconds idleWithEqualStages(const StepEstimate& step, const ResolvedPlan& plan);

}  // namespace shardscope
