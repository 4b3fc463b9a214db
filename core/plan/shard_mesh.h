// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/plan/plan_facts.h"

namespace shardscope {

/// Data parallelism as torchtitan and accelerate write it: dp = replicate · shard. States are sharded over shard · cp ranks (torchtitan
/// `parallel_dims.py`, accelerate `parallelism_config.py`), so cp always belongs to a shard group there.
struct ShardMesh {
    std::int64_t replicate = 1;
    std::int64_t shard = 1;
    bool isExact = true;  ///< the plan's own shard group, not the nearest one that they can write
};
[[nodiscard]] ShardMesh shardMesh(const PlanFacts& facts);

}  // namespace shardscope
