// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"
#include "core/schedule/block_times.h"

namespace shardscope {

struct ResolvedPlan;
struct StepEstimate;

/// The mean of each kind of block over the virtual stages. Precondition: there is one.
[[nodiscard]] BlockTimes meanOf(const StageTimes& times);

/// Returns what a pipeline rank idles on average until the last one has done its last block, were each virtual stage the mean of all: what
/// the schedule itself costs, to fill the pipeline and to drain it. What ranks wait for messages is not in it, as in `RankTime`.
[[nodiscard]] Seconds idleWithEqualStages(const StepEstimate& step, const ResolvedPlan& plan);

}  // namespace shardscope
