// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/step_bubble.h"

#include <algorithm>

#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/schedule_traits.h"
#include "core/schedule/stage_map.h"
#include "core/step/fused_pairs.h"
#include "core/step/step.h"
#include "core/step/uneven_micro_batches.h"

namespace shardscope {

std::optional<BubbleFractions> stepBubble(const StepEstimate& step, const ResolvedPlan& plan, const Terms& terms)
{
    // The bubble of fused blocks follows from the blocks alone; they are already laid out.
    const bool isOfBlocks = traitsOf(plan.schedule).fuses || countBlocks(plan.pipeline()) <= kMaxDrawnBlocks;
    return isOfBlocks ? bubbleFractions(*step.schedule, *step.simulation, terms, plan.gpuShares()) : bubbleOfEnds(step, plan, terms);
}

std::optional<BubbleFractions> bubbleOfEnds(const StepEstimate& step, const ResolvedPlan& plan, const Terms& terms)
{
    const PipelineShape shape = plan.pipeline();
    const StageTimes& times = step.times;
    const bool splits = traitsOf(shape.kind).splitsBackward;
    const auto microBatches = worksPerChunk(shape, step.factors);
    const std::vector<double> shares = plan.gpuShares();
    double work = 0;
    double start = 0;
    double last = 0;
    double longestSpan = 0;
    for (int rank = 0; rank < plan.pp; ++rank) {
        double own = -savedByFusing(times, shape, rank);
        for (const int stage : plan.stagesOfRank(rank)) {
            const BlockTimes& of = times[static_cast<std::size_t>(stage)];
            own += microBatches * (of.forward + (splits ? of.inputGrad + of.weightGrad : of.backward));
        }
        work += shares.empty() ? own / plan.pp : own * shares[static_cast<std::size_t>(rank)];
        const double end = step.ranks[static_cast<std::size_t>(rank)].lastBlock.value();
        longestSpan = std::max(longestSpan, end - start);
        last = std::max(last, end);
        start +=
            times[static_cast<std::size_t>(stageOf(shape, rank, 0))].forward + step.hops.between(rank, std::min(rank + 1, plan.pp - 1));
    }
    return bubbleFractions(work, last, longestSpan, terms);
}

}  // namespace shardscope
