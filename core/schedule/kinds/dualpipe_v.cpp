// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/kinds/bidirectional.h"
#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kTakesTwoChunks, kNeedsTwiceAsManyMicroBatchesAsStages};

/// DualPipe cut in half (Sea AI Lab and DeepSeek 2025; dualpipev.py): one direction through a vee of 2p stages.
void appendOrder(const PipelineShape& shape, int rank, OrderWriter& order)
{
    BidirectionalSteps steps;
    steps.inner = shape.stages - 1 - rank;
    steps.depth = rank;
    steps.steady = shape.microBatches - 2 * std::int64_t{shape.stages} + rank + 1;
    steps.atTurningPoint = steps.inner == 0;
    appendBidirectionalOrder(steps, order);
}

/// At least 2p micro-batches leave nothing to clamp.
Term peak(const LawTerms& law) { return law.terms.sum(law.id, law.product("2p", law.two, law.p), law.one); }

std::optional<double> bubble(const PipelineShape& shape, const BlockTimes& times) { return bidirectionalLaw(shape.stages - 1, times); }

}  // namespace

constinit const ScheduleTraits kDualPipeV{.label = "DualPipe V",
                                          .shortLabel = "DualPipeV",
                                          .source = "DeepSeek-AI 2025, github.com/deepseek-ai/DualPipe",
                                          .placement = Placement::Vee,
                                          .chunks = kTwoChunks,
                                          .splitsBackward = true,
                                          .fuses = true,
                                          .torch = "DualPipeV",
                                          .rules = kRules,
                                          .appendOrder = appendOrder,
                                          .peak = {peak, "p", "2p + 1"},
                                          .bubble = {bubble, "({p} − 1) · ({FB} + {B} − 3 · {W})", kBidirectionalCondition}};

}  // namespace shardscope
