// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schedule/block_times.h"

namespace shardscope {

class Estimate;
struct Scenario;

/// The layers of the estimate's own model in the stages of another plan that cannot be (but could be drawn), in seconds: each layer
/// takes as long as it does. `tried` has this shape. Precondition: the estimate has a step.
[[nodiscard]] StageTimes stageBlockTimes(const Estimate& estimate, const Scenario& tried, const PipelineShape& shape);

/// Every stage alike: F = I = W = 1, B = 2, FB = 3 for a p-th of the model, chunks in proportion.
[[nodiscard]] StageTimes unitBlockTimes(const PipelineShape& shape);

/// The mean over the virtual stages: what a law for equal stages is asked for.
[[nodiscard]] BlockTimes meanTimes(const StageTimes& times);

}  // namespace shardscope
