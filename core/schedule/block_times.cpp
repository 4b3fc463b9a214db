// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/block_times.h"

#include <algorithm>
#include <cstddef>

#include "core/schedule/stage_map.h"

namespace shardscope {
namespace {

void addScaled(BlockTimes& sum, double factor, const BlockTimes& times)
{
    sum.forward += factor * times.forward;
    sum.backward += factor * times.backward;
    sum.inputGrad += factor * times.inputGrad;
    sum.weightGrad += factor * times.weightGrad;
}

}  // namespace

bool areEqual(const StageTimes& times)
{
    return std::all_of(times.begin(), times.end(), [&](const BlockTimes& stage) { return stage == times.front(); });
}

StageTimes uniformTimes(const PipelineShape& shape, const BlockTimes& times)
{
    return StageTimes(static_cast<std::size_t>(virtualStages(shape)), times);
}

StageTimes layeredTimes(const std::vector<int>& layersOf, const BlockTimes& layer, const BlockTimes& embedding, const BlockTimes& head)
{
    const BlockTimes none{0, 0, 0, 0, 0};
    StageTimes stages(layersOf.size(), none);
    for (std::size_t s = 0; s < stages.size(); ++s)
        addScaled(stages[s], layersOf[s], layer);
    if (stages.empty())
        return stages;
    addScaled(stages.front(), 1, embedding);
    addScaled(stages.back(), 1, head);
    // The two chunks of a rank mirror each other in the schedules that fuse, whether a vee or both directions.
    for (std::size_t s = 0; s < stages.size(); ++s)
        stages[s].fused = stages[s].forward + stages[stages.size() - 1 - s].backward;
    return stages;
}

}  // namespace shardscope
