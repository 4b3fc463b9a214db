// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"
#include "core/schedule/kinds/zero_bubble.h"

namespace shardscope {
namespace {

constexpr std::string_view kSource = "PyTorch torch/distributed/pipelining/schedules.py: ScheduleInterleavedZeroBubble";

/// Fewer micro-batches than stages are one group.
bool groupInRange(const PipelineShape& shape)
{
    return shape.group >= std::min<std::int64_t>(shape.stages, shape.microBatches) && shape.group <= shape.microBatches;
}

constexpr ShapeRule kGroupRange{"schedule-group-out-of-range", kGroupField, groupInRange, kSource};
/// PyTorch's equal rounds are the default; a group that was asked for may leave a last one that fills the pipeline.
constexpr ShapeRule kLastGroup{"schedule-last-group-too-short", kMicroBatchAndGroupFields,
                               [](const PipelineShape& shape) { return !groupInRange(shape) || lastGroupFillsPipeline(shape); }, kSource};
constexpr std::array kRules{kGroupRange, kLastGroup};

std::int64_t peak(const PipelineShape& shape, int)
{
    return std::min(shape.microBatches * shape.chunks, std::int64_t{shape.chunks - 1} * shape.group + shape.stages);
}

std::int64_t group(std::int64_t stages, std::int64_t microBatches)
{
    return std::max<std::int64_t>(1, microBatches / std::max<std::int64_t>(1, microBatches / stages));
}
}  // namespace

constinit const ScheduleTraits kZb1pInterleaved{
    .label = "Interleaved zero bubble",
    .shortLabel = "Zero bubble 1P, interleaved",
    .source = "PyTorch, torch/distributed/pipelining/schedules.py, ScheduleInterleavedZeroBubble",
    .chunks = kAnyChunks,
    .splitsBackward = true,
    .rules = kRules,
    .appendOrder = appendZeroBubbleOrder,
    .peak = {peak, "mpvN", "min(m · v, (v − 1) · N + p), until the weight gradient"},
    .bubble = {zeroBubbleLaw, kSplitBackward, kFullPipeline},
    .group = {group, "mp", "m / max(1, ⌊m / p⌋)", "PyTorch, torch.distributed.pipelining schedules: whole rounds"}};

}  // namespace shardscope
