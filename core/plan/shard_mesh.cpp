// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/shard_mesh.h"

#include <algorithm>

namespace shardscope {
namespace {

std::int64_t largestDivisor(std::int64_t number, std::int64_t most)
{
    std::int64_t divisor = std::clamp<std::int64_t>(most, 1, number);
    while (number % divisor != 0)
        --divisor;
    return divisor;
}

}  // namespace

ShardMesh shardMesh(const PlanFacts& facts)
{
    const std::int64_t dp = facts.dataParallel();
    if (facts.zero == 0)
        return {dp, 1, facts.cp == 1};
    if (facts.shardGroup == PlanFacts::kNull)
        return {1, dp, true};
    const std::int64_t shard = largestDivisor(dp, facts.shardGroup / facts.cp);
    return {dp / shard, shard, saturatingProduct(shard, facts.cp) == facts.shardGroup};
}

}  // namespace shardscope
