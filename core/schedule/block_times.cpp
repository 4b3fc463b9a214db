// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/block_times.h"

#include <algorithm>

#include "core/schedule/stage_map.h"

namespace shardscope {
bool areEqual(const StageTimes& times)
{
    return std::all_of(times.begin(), times.end(), [&](const BlockTimes& stage) { return stage == times.front(); }) &&
           std::all_of(times.fusedPairs.begin(), times.fusedPairs.end(), [&](double pair) { return pair == times.front().fused; });
}

StageTimes uniformTimes(const PipelineShape& shape, const BlockTimes& times)
{
    return StageTimes(static_cast<std::size_t>(virtualStages(shape)), times);
}

}  // namespace shardscope
