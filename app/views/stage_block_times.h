// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/estimate.h"
#include "core/schedule/block_times.h"
#include "widgets/timeline/gantt_data.h"

namespace shardscope {

/// How long the blocks of each virtual stage take, and in what.
struct StageBlockTimes {
    StageTimes times;
    double hop = 0;
    GanttTime unit = GanttTime::InUnits;  ///< InUnits: of the forward pass of one micro-batch through one p-th of the model
};

/// The blocks of the estimate's own model in a pipeline of this shape, in seconds. It need not be the plan's: then the layers
/// are divided evenly and everything else stays. Precondition: the estimate has a step.
[[nodiscard]] StageBlockTimes stageBlockTimes(const Estimate& estimate, const PipelineShape& shape);

/// Every stage alike: F = I = W = 1, B = 2, FB = 3 for a p-th of the model, chunks in proportion.
[[nodiscard]] StageBlockTimes unitBlockTimes(const PipelineShape& shape);

/// The mean over the virtual stages: what a law for equal stages is asked for.
[[nodiscard]] BlockTimes meanTimes(const StageTimes& times);

}  // namespace shardscope
