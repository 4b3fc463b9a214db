// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/improvement_steps.h"

#include <algorithm>

#include "core/schedule/live_activations.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

BlockTimes scaled(const BlockTimes& times, double factor)
{
    return {factor * times.forward, factor * times.backward, factor * times.inputGrad, factor * times.weightGrad, factor * times.fused};
}

ImprovementRequest request(ImprovementStep step, ScheduleKind kind, int stages, std::int64_t microBatches, int chunks,
                           const BlockTimes& stage)
{
    const PipelineShape shape{kind, stages, microBatches, chunks, static_cast<int>(defaultGroup(kind, stages, microBatches))};
    return {step, shape, scaled(stage, 1.0 / chunks), 1.0 / chunks};
}

}  // namespace

std::vector<ImprovementRequest> improvementSteps(int stages, std::int64_t microBatches, int chunks, const BlockTimes& stage)
{
    ImprovementRequest naive = request(ImprovementStep::Naive, ScheduleKind::Afab, stages, 1, 1, scaled(stage, double(microBatches)));
    naive.microBatchesHeld = double(microBatches);
    return {naive, request(ImprovementStep::AllForwardAllBackward, ScheduleKind::Afab, stages, microBatches, 1, stage),
            request(ImprovementStep::OneFOneB, ScheduleKind::OneFOneB, stages, microBatches, 1, stage),
            request(ImprovementStep::Interleaved, ScheduleKind::Interleaved, stages, microBatches, std::max(2, chunks), stage),
            request(ImprovementStep::ZeroBubble, ScheduleKind::ZbV, stages, microBatches, 2, stage)};
}

Result<ImprovementResult> measure(const ImprovementRequest& request)
{
    const Schedule schedule = makeSchedule(request.shape);
    const auto simulation = simulate(schedule, uniformTimes(request.shape, request.times), 0);
    if (!simulation)
        return simulation.error();
    const auto bubble = bubbleFractions(schedule, *simulation);
    if (!bubble)
        return Error{ErrorCode::OutOfRange, {"0", "above 0", "any time"}, {}, "durations"};
    ImprovementResult result{simulation->makespan, *bubble, 0};
    for (int rank = 0; rank < schedule.rankCount(); ++rank)
        result.peakLive = std::max(result.peakLive, double(peakLiveOf(schedule, rank)) * request.microBatchesHeld);
    return result;
}

}  // namespace shardscope
