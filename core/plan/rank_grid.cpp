// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/rank_grid.h"

#include "core/plan/plan_facts.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {

std::vector<int> RankGrid::groupOf(int rank, Axis axis) const
{
    std::vector<int> ranks;
    ranks.reserve(static_cast<std::size_t>(size(axis)));
    for (int i = 0; i < size(axis); ++i)
        ranks.push_back(moved(rank, axis, i));
    return ranks;
}

RankGrid rankGrid(const RankOrder& order, const std::array<int, 5>& sizes)
{
    RankGrid grid;
    grid.sizes = sizes;
    int stride = 1;
    for (const Axis axis : order) {
        grid.strides[static_cast<std::size_t>(axis)] = stride;
        stride *= grid.size(axis);
    }
    return grid;
}

RankGrid denseGrid(const ResolvedPlan& plan, const RankOrder& order) { return rankGrid(order, {plan.tp, plan.cp, 1, plan.dp, plan.pp}); }

RankGrid expertGrid(const ResolvedPlan& plan, const RankOrder& order) { return rankGrid(order, {plan.etp, 1, plan.ep, plan.edp, plan.pp}); }

bool gridsFit(const ResolvedPlan& plan)
{
    const std::int64_t dense = saturatingProduct(saturatingProduct(saturatingProduct(plan.tp, plan.cp), plan.pp), plan.dp);
    const std::int64_t expert = saturatingProduct(saturatingProduct(saturatingProduct(plan.etp, plan.ep), plan.pp), plan.edp);
    return dense == plan.world && expert == plan.world;
}

}  // namespace shardscope
