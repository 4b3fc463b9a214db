// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/lengths/work_distribution.h"
#include "core/schedule/simulation.h"

namespace shardscope {

/// Returns the time of each block of a pipeline whose micro-batches have these works, as a factor of the block's mean time: a work over the
/// mean work. Precondition: a work is above 0.
[[nodiscard]] std::vector<double> blockFactors(std::span<const double> works);

/// Returns the makespans of `steps` steps whose micro-batches have works of this distribution (`spreadDraws`), simulated block by block, in
/// the unit of `times`, the times of a micro-batch of mean work. The step of `ranks` pipelines that wait for each other is `meanLargest(ranks)`
/// of the result; have at least as many steps as ranks, as it can be no longer than the longest of them. Errors: those of `simulate`.
[[nodiscard]] Result<WorkDistribution> unequalMakespans(const Schedule& schedule, const StageTimes& times, const HopTimes& hops,
                                                        const WorkDistribution& microBatch, std::size_t steps);

}  // namespace shardscope
