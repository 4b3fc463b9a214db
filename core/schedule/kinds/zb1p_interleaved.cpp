// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"
#include "core/schedule/kinds/zero_bubble.h"

namespace shardscope {
namespace {

constexpr std::string_view kSource = "PyTorch torch/distributed/pipelining/schedules.py: ScheduleInterleavedZeroBubble";

constexpr ShapeRule kGroupRange{
    "schedule-group-out-of-range", kGroupField,
    [](const PipelineShape& shape) {
        return shape.group >= std::min<std::int64_t>(shape.stages, shape.microBatches) && shape.group <= shape.microBatches;
    },
    kSource};
constexpr ShapeRule kLastGroup{"schedule-last-group-too-short", kMicroBatchAndGroupFields, lastGroupFillsPipeline, kSource};
constexpr std::array kRules{kGroupRange, kLastGroup};

std::int64_t peak(const PipelineShape& shape, int)
{
    return std::min(shape.microBatches * shape.chunks, std::int64_t{shape.chunks - 1} * shape.group + shape.stages);
}

}  // namespace

const ScheduleTraits kZb1pInterleaved{.kind = ScheduleKind::Zb1pInterleaved,
                                      .splitsBackward = true,
                                      .grouped = true,
                                      .rules = kRules,
                                      .appendOrder = appendZeroBubbleOrder,
                                      .peakLive = peak,
                                      .bubbleLaw = zeroBubbleLaw};

}  // namespace shardscope
