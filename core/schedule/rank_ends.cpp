// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/rank_ends.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/schedule/one_f_one_b_ends.h"
#include "core/schedule/schedule_traits.h"
#include "core/schedule/simulation.h"

namespace shardscope {
namespace {

bool areEqual(const StageTimes& times)
{
    return std::all_of(times.begin(), times.end(), [&](const BlockTimes& stage) { return stage == times.front(); });
}

double backwardOf(const ScheduleTraits& traits, const BlockTimes& stage)
{
    return traits.splitsBackward ? stage.inputGrad + stage.weightGrad : stage.backward;
}

/// A rank that waits for nobody.
void oneRank(const PipelineShape& shape, const StageTimes& times, std::vector<double>& ends)
{
    double one = 0;
    for (const BlockTimes& stage : times)
        one += stage.forward + backwardOf(traitsOf(shape.kind), stage);
    ends.assign(1, one * static_cast<double>(shape.microBatches));
}

/// The last of m equal jobs leaves rank r of a flow shop at Σ of the ranks before and r itself, and m - 1 times the longest
/// of them; the backward starts where the forwards end.
void allForwardAllBackward(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends)
{
    const auto others = static_cast<double>(shape.microBatches - 1);
    double sum = 0;
    double longest = 0;
    for (const BlockTimes& stage : times) {
        sum += stage.forward;
        longest = std::max(longest, stage.forward);
    }
    const double turn = sum + others * longest + static_cast<double>(shape.stages - 1) * hop;
    ends.resize(times.size());
    sum = longest = 0;
    for (std::size_t rank = times.size(); rank-- > 0;) {
        sum += times[rank].backward;
        longest = std::max(longest, times[rank].backward);
        ends[rank] = turn + sum + others * longest + static_cast<double>(times.size() - 1 - rank) * hop;
    }
}

bool interleaved(const PipelineShape& shape, const BlockTimes& stage, double hop, std::vector<double>& ends)
{
    if (shape.group != shape.stages || shape.microBatches % shape.stages != 0 || hop > std::min(stage.forward, stage.backward) / 2)
        return false;
    const double p = shape.stages;
    const double v = shape.chunks;
    const double makespan = (static_cast<double>(shape.microBatches) * v + p - 1) * (stage.forward + stage.backward) + 2 * (v * p - 1) * hop;
    ends.resize(static_cast<std::size_t>(shape.stages));
    for (std::size_t rank = 0; rank < ends.size(); ++rank)
        ends[rank] = makespan - static_cast<double>(rank) * (stage.backward + hop);
    return true;
}

bool zeroBubble(const PipelineShape& shape, const BlockTimes& stage, double hop, std::vector<double>& ends)
{
    const double f = stage.forward;
    const double i = stage.inputGrad;
    const double w = stage.weightGrad;
    const bool second = shape.kind == ScheduleKind::ZbH2;
    if (hop > 0 || shape.microBatches < (second ? 2 * std::int64_t{shape.stages} - 1 : shape.stages))
        return false;
    const double gap = second ? std::max({0.0, f + i - 2 * w, i - f}) : std::max(i, f + i - w);
    ends.resize(static_cast<std::size_t>(shape.stages));
    for (std::size_t rank = 0; rank < ends.size(); ++rank) {
        const auto behind = static_cast<double>(ends.size() - 1 - rank);
        ends[rank] = static_cast<double>(shape.microBatches) * (f + i + w) + static_cast<double>(rank) * f + behind * gap;
    }
    return true;
}

}  // namespace

bool rankEnds(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends)
{
    const bool fuses = shape.kind == ScheduleKind::DualPipe || shape.kind == ScheduleKind::DualPipeV;
    if (shape.stages == 1 && !fuses) {
        oneRank(shape, times, ends);
        return true;
    }
    switch (shape.kind) {
    case ScheduleKind::Afab:
        allForwardAllBackward(shape, times, hop, ends);
        return true;
    case ScheduleKind::OneFOneB:
        oneFOneBEnds(shape, times, hop, ends);
        return true;
    case ScheduleKind::Interleaved:
        return areEqual(times) && interleaved(shape, times.front(), hop, ends);
    case ScheduleKind::ZbH1:
    case ScheduleKind::ZbH2:
        return areEqual(times) && zeroBubble(shape, times.front(), hop, ends);
    default:
        return false;
    }
}

Result<std::vector<double>> rankEndsOf(const Schedule& schedule, const StageTimes& times, double hop)
{
    std::vector<double> ends;
    if (rankEnds(schedule.shape, times, hop, ends))
        return ends;
    const Result<Simulation> simulation = simulate(schedule, times, hop);
    if (!simulation)
        return simulation.error();
    for (int rank = 0; rank < schedule.rankCount(); ++rank)
        ends.push_back(schedule.begin(rank) == schedule.end(rank) ? 0 : simulation->spans[schedule.end(rank) - 1].end);
    return ends;
}

}  // namespace shardscope
