// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"
#include "core/schedule/kinds/zero_bubble.h"

namespace shardscope {
namespace {

constexpr std::string_view kSource = "PyTorch torch/distributed/pipelining/schedules.py: ScheduleInterleavedZeroBubble";

bool isDefaultGroup(const PipelineShape& shape)
{
    return shape.group == defaultGroup(shape.kind, shape.stages, shape.microBatches);
}

constexpr ShapeRule kWholeRounds{
    "rounds-not-whole", kMicroBatchAndGroupFields,
    [](const PipelineShape& shape) { return !isDefaultGroup(shape) || shape.microBatches % roundsOf(shape.stages, shape.microBatches) == 0; },
    kSource};
constexpr ShapeRule kGroupMakesRounds{
    "group-not-in-rounds", kGroupAndMicroBatchFields,
    [](const PipelineShape& shape) {
        const bool whole = shape.microBatches % shape.group == 0 && shape.group >= std::min<std::int64_t>(shape.stages, shape.microBatches);
        return isDefaultGroup(shape) || whole;
    },
    kSource};
constexpr std::array kRules{kWholeRounds, kGroupMakesRounds};

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
