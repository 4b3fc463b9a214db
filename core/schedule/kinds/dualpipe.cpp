// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/bidirectional.h"
#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"

namespace shardscope {
namespace {

constexpr std::string_view kSource = "DeepSeek DualPipe: dualpipe.py";

constexpr ShapeRule kEvenStages{
    "schedule-needs-even-stages", kStageField, [](const PipelineShape& shape) { return shape.stages % 2 == 0; }, kSource,
    says("Schedule {kind} pairs pipeline ranks from both ends, so the number of pipeline ranks must be even, but it is {stages}.")};
constexpr ShapeRule kEvenMicroBatches{
    "schedule-needs-even-microbatches", kMicroBatchField, [](const PipelineShape& shape) { return shape.microBatches % 2 == 0; }, kSource,
    says("Schedule {kind} starts half of the micro-batches at each end of the pipeline, so the number of micro-batches "
         "must be even, but it is {microbatches}.")};
constexpr std::array kRules{kTakesTwoChunks, kEvenStages, kEvenMicroBatches, kNeedsTwiceAsManyMicroBatchesAsStages};

/// DeepSeek-V3 2024 section 3.2.1. Micro-batches enter at both ends, the first half at rank 0; each rank holds one stage of
/// either direction.
void appendOrder(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const std::int64_t perDirection = shape.microBatches / 2;
    const int depth = std::min(rank, shape.stages - 1 - rank);
    const int inner = shape.stages / 2 - 1 - depth;
    BidirectionalSteps steps;
    steps.inner = inner;
    steps.depth = depth;
    steps.steady = perDirection - shape.stages + depth + 1;
    steps.atTurningPoint = inner == 0;
    steps.firstMicroBatch = {0, perDirection};
    if (rank >= shape.stages / 2) {
        std::swap(steps.chunkOf[0], steps.chunkOf[1]);
        std::swap(steps.firstMicroBatch[0], steps.firstMicroBatch[1]);
    }
    appendBidirectionalOrder(steps, order);
}

/// Whole-stage activations, of both directions together. At least 2p micro-batches leave nothing to clamp.
Term peak(const LawTerms& law) { return law.terms.sum(law.id, law.p, law.one); }

std::optional<double> bubble(const PipelineShape& shape, const BlockTimes& times) { return bidirectionalLaw(shape.stages / 2 - 1, times); }

}  // namespace

constinit const ScheduleTraits kDualPipe{.label = "DualPipe",
                                         .source = "DeepSeek-AI 2024, arXiv 2412.19437, section 3.2.1",
                                         .placement = Placement::BothDirections,
                                         .chunks = kTwoChunks,
                                         .splitsBackward = true,
                                         .fuses = true,
                                         .rules = kRules,
                                         .appendOrder = appendOrder,
                                         .peak = {peak, "p", "p + 1"},
                                         .bubble = {bubble, "({p} / 2 − 1) · ({FB} + {B} − 3 · {W})", kBidirectionalCondition}};

}  // namespace shardscope
