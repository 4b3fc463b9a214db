// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/rank_ends.h"

#include "core/schedule/block_graph.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

double backwardOf(const ScheduleTraits& traits, const BlockTimes& stage)
{
    return traits.splitsBackward ? stage.inputGrad + stage.weightGrad : stage.backward;
}

/// A rank that waits for no other.
void oneRank(const PipelineShape& shape, const StageTimes& times, std::vector<double>& ends)
{
    double one = 0;
    for (const BlockTimes& stage : times)
        one += stage.forward + backwardOf(traitsOf(shape.kind), stage);
    ends.assign(1, one * static_cast<double>(shape.microBatches));
}

}  // namespace

bool rankEnds(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends, BlockGraphs* graphs)
{
    const ScheduleTraits& traits = traitsOf(shape.kind);
    if (shape.stages == 1 && !fuses(shape)) {
        oneRank(shape, times, ends);
        return true;
    }
    if (traits.rankEnds != nullptr && !fusedPairsOf(shape) && traits.rankEnds(shape, times, hop, ends))
        return true;
    BlockGraphs own;
    return steadyEnds(shape, times, hop, graphs ? *graphs : own, ends);
}

bool mayKnowEnds(const PipelineShape& shape)
{
    const ScheduleTraits& traits = traitsOf(shape.kind);
    const bool isKnown = !fuses(shape) && (shape.stages == 1 || traits.endsAreKnown);
    return isKnown || isLaidOut(shape) || mayBeSteady(shape);
}

std::vector<double> lastEndsOf(const Schedule& schedule, const Simulation& simulation)
{
    std::vector<double> ends;
    for (int rank = 0; rank < schedule.rankCount(); ++rank)
        ends.push_back(schedule.begin(rank) == schedule.end(rank) ? 0 : simulation.spans[schedule.end(rank) - 1].end);
    return ends;
}

Result<std::vector<double>> rankEndsOf(const Schedule& schedule, const StageTimes& times, double hop)
{
    std::vector<double> ends;
    if (rankEnds(schedule.shape, times, hop, ends))
        return ends;
    const Result<Simulation> simulation = simulate(schedule, times, hop);
    if (!simulation)
        return simulation.error();
    return lastEndsOf(schedule, *simulation);
}

}  // namespace shardscope
