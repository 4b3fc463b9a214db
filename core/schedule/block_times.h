// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/in_flight.h"

namespace shardscope {

/// The durations of the blocks of one virtual stage, in any unit of time.
struct BlockTimes {
    double forward = 1;
    double backward = 2;  ///< a whole backward; usually inputGrad + weightGrad
    double inputGrad = 1;
    double weightGrad = 1;
    double fused = 3;  ///< the fused block whose forward is of this stage

    bool operator==(const BlockTimes&) const = default;
};

/// The times of every virtual stage in model order: stages · chunks of them (DualPipe: stages, shared by both directions).
using StageTimes = std::vector<BlockTimes>;

[[nodiscard]] bool areEqual(const StageTimes& times);

/// Returns the same times for every virtual stage.
[[nodiscard]] StageTimes uniformTimes(const PipelineShape& shape, const BlockTimes& times);

}  // namespace shardscope
