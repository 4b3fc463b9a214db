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

constexpr ShapeRule kGroupRange{"schedule-group-out-of-range", kGroupField, groupInRange, kSource, kGroupOutOfRange};
/// PyTorch's equal rounds are the default; a group that was asked for may leave a last one that fills the pipeline.
constexpr ShapeRule kLastGroup{"schedule-last-group-too-short", kMicroBatchAndGroupFields,
                               [](const PipelineShape& shape) { return !groupInRange(shape) || lastGroupFillsPipeline(shape); }, kSource,
                               kLastGroupTooShort};
constexpr std::array kRules{kGroupRange, kLastGroup};

Term peak(const LawTerms& law)
{
    const Term groups = law.product("(v − 1) · N", law.difference("v − 1", law.v, law.one), law.N);
    return law.terms.minimum(law.id, law.product("m · v", law.m, law.v), law.sum("(v − 1) · N + p", groups, law.p));
}

Term group(const LawTerms& law)
{
    const Terms& terms = law.terms;
    const Term rounds =
        terms.maximum("at-least-a-round", law.one, terms.roundedDown("whole-rounds", terms.quotient("rounds", law.m, law.p), law.one));
    return terms.maximum(law.id, law.one, terms.roundedDown("whole-group", terms.quotient("group-of-a-round", law.m, rounds), law.one));
}
}  // namespace

constinit const ScheduleTraits kZb1pInterleaved{
    .label = "Interleaved zero bubble",
    .shortLabel = "Zero bubble 1P, interleaved",
    .source = "PyTorch, torch/distributed/pipelining/schedules.py, ScheduleInterleavedZeroBubble",
    .chunks = kAnyChunks,
    .splitsBackward = true,
    .torch = "InterleavedZeroBubble",
    .rules = kRules,
    .appendOrder = appendZeroBubbleOrder,
    .peak = {peak, "mpvN", "min(m · v, (v − 1) · N + p), until the weight gradient"},
    .bubble = {zeroBubbleLaw, kSplitBackward, kFullPipeline},
    .group = {group, "mp", "m / max(1, ⌊m / p⌋)", "PyTorch, torch.distributed.pipelining schedules: whole rounds"}};

}  // namespace shardscope
