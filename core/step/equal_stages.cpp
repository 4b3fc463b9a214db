// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/equal_stages.h"

#include <algorithm>

#include "core/plan/resolved_plan.h"
#include "core/schedule/rank_ends.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/schedule_traits.h"
#include "core/schedule/stage_map.h"
#include "core/step/blocking_sends.h"
#include "core/step/closed_form.h"
#include "core/step/fused_pairs.h"
#include "core/step/step.h"
#include "core/step/uneven_micro_batches.h"

namespace shardscope {
namespace {

/// Every micro-batch of a chunk passes its stage once; only the schedule itself knows how many blocks are fused.
double workOfRank(const StepEstimate& step, const PipelineShape& shape, const BlockTimes& mean, int rank)
{
    const ScheduleTraits& traits = traitsOf(shape.kind);
    if (!traits.fuses) {
        const double backward = traits.splitsBackward ? mean.inputGrad + mean.weightGrad : mean.backward;
        const double chunks = static_cast<double>(virtualStages(shape)) / shape.stages;
        return (mean.forward + backward) * chunks * worksPerChunk(shape, step.factors) -
               savedByFusing(uniformTimes(shape, mean), shape, rank);
    }
    double work = 0;
    for (const Block& block : step.schedule->rank(rank))
        work += lengthOf(block.kind, mean);
    return work;
}

/// Empty where the schedule cannot be played, which it was.
std::vector<double> endsOf(const StepEstimate& step, const StepInputs& inputs)
{
    std::vector<double> ends;
    if (lastEnds(inputs, ends))
        return ends;
    if (!isLaidOut(inputs.shape))
        return {};
    Result<Simulation> simulation = simulate(*step.schedule, inputs.occupied, inputs.latency, inputs.factors);
    if (!simulation)
        return {};
    cutSends(*simulation, *step.schedule, inputs.times, inputs.occupied, inputs.factors);
    return lastEndsOf(*step.schedule, *simulation);
}

}  // namespace

BlockTimes meanOf(const StageTimes& times)
{
    BlockTimes mean{0, 0, 0, 0, 0};
    const double share = 1.0 / static_cast<double>(times.size());
    for (const BlockTimes& stage : times) {
        mean.forward += stage.forward * share;
        mean.backward += stage.backward * share;
        mean.inputGrad += stage.inputGrad * share;
        mean.weightGrad += stage.weightGrad * share;
        mean.fused += stage.fused * share;
    }
    return mean;
}

Seconds idleWithEqualStages(const StepEstimate& step, const ResolvedPlan& plan)
{
    if (plan.pp < 2)
        return {};
    StepInputs inputs;
    inputs.shape = plan.pipeline();
    inputs.factors = step.factors;
    const BlockTimes mean = meanOf(step.times);
    inputs.times = StageTimes(step.stages.size(), mean);
    inputs.occupied = plan.overlap.pipeline ? inputs.times : withBlockingSends(inputs.times, inputs.shape, step.hops);
    inputs.latency = plan.overlap.pipeline ? step.hops : HopTimes();
    const std::vector<double> ends = endsOf(step, inputs);
    std::vector<double> withoutHops;
    if (!step.factors.empty() || !rankEnds(inputs.shape, inputs.times, 0, withoutHops)) {
        inputs.occupied = inputs.times;
        inputs.latency = HopTimes();
        withoutHops = endsOf(step, inputs);
    }
    if (ends.empty() || withoutHops.empty())
        return {};
    const double last = *std::max_element(ends.begin(), ends.end());
    double idle = 0;
    for (std::size_t rank = 0; rank < ends.size(); ++rank) {
        const double work = workOfRank(step, inputs.shape, mean, static_cast<int>(rank));
        const double messages = std::clamp(ends[rank] - withoutHops[rank], 0.0, std::max(0.0, ends[rank] - work));
        idle += std::max(0.0, last - work - messages);
    }
    return Seconds(idle / static_cast<double>(ends.size()));
}

}  // namespace shardscope
