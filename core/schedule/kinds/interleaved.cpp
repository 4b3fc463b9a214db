// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/depth_first.h"
#include "core/schedule/kinds/fused_pairs.h"
#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/laws.h"
#include "core/schedule/kinds/shape_rules.h"

namespace shardscope {
namespace {

constexpr std::string_view kSource = "Megatron-LM core/pipeline_parallel/schedules.py";

constexpr ShapeRule kNeedsTwoChunks{
    "schedule-needs-two-chunks", kChunkField, [](const PipelineShape& shape) { return shape.chunks >= 2; }, kSource,
    says("Schedule {kind} needs at least two chunks of layers on each rank, but chunks is {chunks}: a single chunk "
         "cannot be interleaved.")};
bool groupInRange(const PipelineShape& shape) { return shape.group >= shape.stages && shape.group <= shape.microBatches; }

/// Said only where there is a group to choose at all.
constexpr ShapeRule kGroupRange{"schedule-group-out-of-range", kGroupField,
                                [](const PipelineShape& shape) { return shape.microBatches < shape.stages || groupInRange(shape); },
                                kSource, kGroupOutOfRange};
constexpr ShapeRule kLastGroup{"schedule-last-group-too-short", kMicroBatchAndGroupFields,
                               [](const PipelineShape& shape) { return !groupInRange(shape) || lastGroupFillsPipeline(shape); }, kSource,
                               kLastGroupTooShort};
constexpr std::array kRules{kNeedsTwoChunks, kNeedsAsManyMicroBatchesAsStages, kGroupRange, kLastGroup};

/// Narayanan et al. 2021 section 2.2; Megatron-LM, forward_backward_pipelining_with_interleaving.
void appendOrder(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const std::int64_t total = shape.microBatches * shape.chunks;
    const std::int64_t behind = shape.stages - 1 - rank;
    const std::int64_t warmUp = std::min(total, 2 * behind + std::int64_t{shape.chunks - 1} * shape.group);
    DepthFirstCursor forward(shape);
    DepthFirstCursor backward(shape);
    for (std::int64_t k = 0; k < total + warmUp; ++k) {
        if (k < total) {
            order.forward(forward.microBatch(), forward.chunk());
            forward.advance();
        }
        if (k >= warmUp) {
            order.backward(backward.microBatch(), backward.reversedChunk());
            backward.advance();
        }
    }
}

Term peak(const LawTerms& law)
{
    const Term behind = law.product("2 · (p − 1 − r)", law.two, law.difference("p − 1 − r", law.p, law.one, law.r));
    const Term groups = law.product("(v − 1) · N", law.difference("v − 1", law.v, law.one), law.N);
    return law.terms.minimum(law.id, law.product("m · v", law.m, law.v),
                             law.sum("(v − 1) · N + 2 · (p − 1 − r) + 1", groups, behind, law.one));
}

Term group(const LawTerms& law) { return law.terms.sum(law.id, law.p); }

/// With groups of p, equal stages and hops up to half a block.
bool rankEnds(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends)
{
    const BlockTimes& stage = times.front();
    if (!areEqual(times) || shape.group != shape.stages || shape.microBatches % shape.stages != 0 ||
        hop > std::min(stage.forward, stage.backward) / 2)
        return false;
    const double p = shape.stages;
    const double v = shape.chunks;
    const double makespan =
        (static_cast<double>(shape.microBatches) * v + p - 1) * (stage.forward + stage.backward) + 2 * (v * p - 1) * hop;
    ends.resize(static_cast<std::size_t>(shape.stages));
    for (std::size_t rank = 0; rank < ends.size(); ++rank)
        ends[rank] = makespan - static_cast<double>(rank) * (stage.backward + hop);
    return true;
}

}  // namespace

constinit const ScheduleTraits kInterleaved{
    .label = "Interleaved 1F1B",
    .source = "Narayanan et al. 2021, arXiv 2104.04473, section 2.2.2",
    .chunks = {2, kAnyChunks.most},
    .megatron = MegatronSchedule::Interleaving,
    .torch = "Interleaved1F1B",
    .rules = kRules,
    .appendOrder = appendOrder,
    .peak = {peak, "mprvN", "min(m · v, (v − 1) · N + 2 · (p − 1 − r) + 1)"},
    .bubble = {wholeBackwardLaw, kWholeBackward, kFullPipeline},
    .group = {group, "p", "p, unless given", "Megatron-LM: microbatch-group-size-per-virtual-pipeline-stage"},
    .pairs = &kFusedPairsOfChunks,
    .rankEnds = rankEnds};

}  // namespace shardscope
