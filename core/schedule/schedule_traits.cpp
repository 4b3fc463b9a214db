// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/schedule_traits.h"

#include <algorithm>
#include <array>

#include "core/schedule/kinds/kinds.h"

namespace shardscope {
namespace {

constexpr std::array<const ScheduleTraits*, EnumNames<ScheduleKind>::names.size()> kTable{
    &kAfab,  &kOneFOneB,        &kInterleaved, &kLoopedBfs, &kZbH1, &kZbH2,
    &kZbV,   &kZb1pInterleaved, &kDualPipe,    &kDualPipeV,
};

}  // namespace

const ScheduleTraits& traitsOf(ScheduleKind kind)
{
    const auto found = std::find_if(kTable.begin(), kTable.end(), [&](const ScheduleTraits* row) { return row->kind == kind; });
    return **found;
}

std::int64_t defaultGroup(ScheduleKind kind, std::int64_t stages, std::int64_t microBatches)
{
    if (kind == ScheduleKind::Interleaved)
        return stages;
    if (kind == ScheduleKind::Zb1pInterleaved)
        return std::max<std::int64_t>(1, microBatches / std::max<std::int64_t>(1, microBatches / stages));
    return 1;
}

std::int64_t peakLive(const PipelineShape& shape, int rank)
{
    return traitsOf(shape.kind).peakLive(shape, rank);
}

std::optional<double> bubbleLaw(const PipelineShape& shape, const BlockTimes& times)
{
    return traitsOf(shape.kind).bubbleLaw(shape, times);
}

}  // namespace shardscope
