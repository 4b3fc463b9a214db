// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/laws.h"
#include "core/schedule/kinds/shape_rules.h"
#include "core/schedule/one_f_one_b_ends.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kTakesOneChunk};

/// Megatron-LM, forward_backward_pipelining_without_interleaving: as many forwards as ranks behind this one, then one
/// forward and one backward in turn, then the backwards that are left.
void appendOrder(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const std::int64_t m = shape.microBatches;
    const std::int64_t warmUp = std::min<std::int64_t>(m, shape.stages - 1 - rank);
    for (std::int64_t i = 0; i < warmUp; ++i)
        order.forward(i, 0);
    for (std::int64_t i = 0; i < m - warmUp; ++i) {
        order.forward(warmUp + i, 0);
        order.backward(i, 0);
    }
    for (std::int64_t i = m - warmUp; i < m; ++i)
        order.backward(i, 0);
}

Term peak(const LawTerms& law) { return law.terms.minimum(law.id, law.m, law.difference("p − r", law.p, law.r)); }

}  // namespace

constinit const ScheduleTraits kOneFOneB{.label = "One forward, one backward",
                                         .shortLabel = "1F1B",
                                         .source = "Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1",
                                         .blocksSends = true,
                                         .megatron = MegatronSchedule::Plain,
                                         .rules = kRules,
                                         .appendOrder = appendOrder,
                                         .peak = {peak, "mpr", "min(m, p − r)"},
                                         .bubble = {wholeBackwardLaw, kWholeBackward, kAnyCount},
                                         .rankEnds = oneFOneBEnds};

}  // namespace shardscope
