// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sweep/token_roofline.h"

#include "core/estimate/useful_tokens.h"
#include "core/plan/check_plan.h"
#include "core/scenario/scenario.h"
#include "core/step/basis.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

constexpr int kPoints = 10;

TokenRooflinePoint pointOf(const Scenario& scenario, const StepEstimate& step)
{
    const RankTime& ending = step.ranks[static_cast<std::size_t>(step.endingRank)];
    TokenRooflinePoint point;
    point.globalBatch = scenario.training.globalBatch;
    point.tokensPerGpu = usefulTokensOfStep(scenario) / scenario.cluster.gpus();
    point.compute = ending.compute;
    for (std::size_t axis = 0; axis < point.communication.size(); ++axis)
        point.communication[axis] = ending.exposed[axis] + ending.hidden[axis];
    point.communication[static_cast<std::size_t>(Axis::Dp)] += ending.gather;
    return point;
}

}  // namespace

double TokenRooflinePoint::computePerCommunication(Axis axis) const
{
    const Seconds sent = communication[static_cast<std::size_t>(axis)];
    return sent > Seconds() ? compute / sent : 0;
}

std::vector<TokenRooflinePoint> tokenRoofline(const Scenario& scenario, std::stop_token stop)
{
    std::vector<TokenRooflinePoint> points;
    const ResolvedPlan plan = resolvePlan(scenario);
    std::int64_t batch = std::int64_t{plan.microBatch} * plan.dp;
    for (int i = 0; i < kPoints && !stop.stop_requested(); ++i, batch *= 2) {
        Scenario at = scenario;
        at.training.globalBatch = batch;
        if (!isLegal(at))
            continue;
        const Result<StepEstimate> step = estimateStep(Basis(at));
        if (step)
            points.push_back(pointOf(at, *step));
    }
    return points;
}

}  // namespace shardscope
