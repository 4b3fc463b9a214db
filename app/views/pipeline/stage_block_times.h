// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/schedule/block_times.h"

namespace shardscope {

class Estimate;
struct Scenario;

/// Returns the block times in seconds of the estimate's model in the stages of another plan that is illegal but can be drawn; each layer
/// keeps its own time. `tried` has this shape. Precondition: the estimate has a step.
[[nodiscard]] StageTimes stageBlockTimes(const Estimate& estimate, const Scenario& tried, const PipelineShape& shape);

/// Returns equal times for every stage: F = I = W = 1, B = 2, FB = 3 for a p-th of the model, chunks in proportion.
[[nodiscard]] StageTimes unitBlockTimes(const PipelineShape& shape);

/// Returns the mean over the virtual stages, for laws of equal stages.
[[nodiscard]] BlockTimes meanTimes(const StageTimes& times);

}  // namespace shardscope
