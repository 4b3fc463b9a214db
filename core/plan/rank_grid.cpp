// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/rank_grid.h"

#include "core/plan/plan_facts.h"
#include "core/plan/resolved_plan.h"

#include <algorithm>

namespace shardscope {

std::vector<int> RankGrid::groupOf(int rank, Axis axis) const
{
    std::vector<int> ranks;
    ranks.reserve(static_cast<std::size_t>(size(axis)));
    for (int i = 0; i < size(axis); ++i)
        ranks.push_back(moved(rank, axis, i));
    return ranks;
}

std::vector<int> RankGrid::shardsOf(int rank) const
{
    std::vector<int> ranks;
    ranks.reserve(static_cast<std::size_t>(shards));
    for (int i = 0; i < shards; ++i)
        ranks.push_back(rank + (i - shardOf(rank)) * shardStride);
    return ranks;
}

RankGrid rankGrid(const RankOrder& order, const std::array<int, 5>& sizes, int shards, Axis after)
{
    RankGrid grid;
    grid.sizes = sizes;
    grid.shards = shards;
    int stride = 1;
    for (const Axis axis : order) {
        grid.strides[static_cast<std::size_t>(axis)] = stride;
        stride *= grid.size(axis);
        if (axis != after)
            continue;
        grid.shardStride = stride;
        stride *= shards;
    }
    return grid;
}

RankGrid denseGrid(const ResolvedPlan& plan, const RankOrder& order)
{
    return rankGrid(order, {plan.tp, plan.cp, 1, std::max(1, plan.dp / plan.gtp), plan.gridStages()}, plan.gtp);
}

RankGrid expertGrid(const ResolvedPlan& plan, const RankOrder& order)
{
    return rankGrid(order, {plan.etp, 1, plan.ep, plan.edp, plan.gridStages()}, plan.egtp, Axis::Ep);
}

bool gridsFit(const ResolvedPlan& plan)
{
    const std::int64_t dense = saturatingProduct(saturatingProduct(saturatingProduct(plan.tp, plan.cp), plan.gridStages()), plan.dp);
    const std::int64_t expert = saturatingProduct(
        saturatingProduct(saturatingProduct(saturatingProduct(plan.etp, plan.ep), plan.gridStages()), plan.edp), plan.egtp);
    return dense == plan.gridGpus() && expert == plan.gridGpus() && plan.dp % plan.gtp == 0;
}

}  // namespace shardscope
