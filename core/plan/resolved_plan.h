// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/scenario/scenario.h"

namespace shardscope {

/// A plan with every null filled in. Made by `resolvePlan`, which never fails: where the numbers do not divide, the
/// quotients are floored (at least 1) and `checkPlan` says what is wrong.
struct ResolvedPlan {
    int world = 1;         ///< GPUs
    int tp = 1;
    bool sequenceParallel = false;  ///< false whenever tp is 1
    int cp = 1;
    int pp = 1;
    int dp = 1;
    int ep = 1;
    int etp = 1;
    int edp = 1;
    int chunks = 1;        ///< per rank; 2 for zb-v, dualpipe, dualpipe-v whatever was written
    int group = 1;         ///< micro-batches per group of an interleaved schedule
    std::int64_t microBatches = 1;  ///< per data-parallel rank and step
    int zero = 0;
    int shardGroup = 1;    ///< ranks that share one dense ZeRO or FSDP shard (all of dp·cp, unless hybrid)
    int expertShardGroup = 1;  ///< the same for routed experts (all of edp, unless hybrid)
    /// layersOf[virtual stage]: model layers, in model order; virtual stages = pp · chunks (DualPipe: pp stages).
    std::vector<int> stageLayers;

    /// Virtual stages that pipeline rank `rank` holds, in the order of its chunks (loop, vee or both directions: schedules.md).
    [[nodiscard]] std::vector<int> stagesOfRank(ScheduleKind schedule, int rank) const;
};

[[nodiscard]] ResolvedPlan resolvePlan(const Scenario& scenario);

}  // namespace shardscope
