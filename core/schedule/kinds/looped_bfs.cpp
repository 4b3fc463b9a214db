// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/laws.h"
#include "core/schedule/kinds/shape_rules.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kNeedsAsManyMicroBatchesAsStages};

/// Breadth-first (Lamy-Poirier 2022): every micro-batch through one chunk before the next. PyTorch's ScheduleLoopedBFS
/// runs each chunk's backwards in reverse.
void appendOrder(const PipelineShape& shape, int, OrderWriter& order)
{
    for (int chunk = 0; chunk < shape.chunks; ++chunk) {
        for (std::int64_t i = 0; i < shape.microBatches; ++i)
            order.forward(i, chunk);
    }
    for (int chunk = shape.chunks - 1; chunk >= 0; --chunk) {
        for (std::int64_t i = shape.microBatches - 1; i >= 0; --i)
            order.backward(i, chunk);
    }
}

Term peak(const LawTerms& law) { return law.terms.product(law.id, law.m, law.v); }

}  // namespace

constinit const ScheduleTraits kLoopedBfs{.label = "Looped, breadth first",
                                          .shortLabel = "Looped breadth-first",
                                          .source = "Lamy-Poirier 2023, arXiv 2211.05953",
                                          .chunks = kAnyChunks,
                                          .blocksSends = true,
                                          .allForwardsFirst = true,
                                          .torch = "LoopedBFS",
                                          .rules = kRules,
                                          .appendOrder = appendOrder,
                                          .peak = {peak, "mv", "m · v"},
                                          .bubble = {wholeBackwardLaw, kWholeBackward, kFullPipeline}};

}  // namespace shardscope
