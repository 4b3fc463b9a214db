// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/laws.h"
#include "core/schedule/kinds/shape_rules.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kTakesOneChunk};

/// All forwards, then all backwards, first in first out as PyTorch runs them (Huang et al. 2019, GPipe).
void appendOrder(const PipelineShape& shape, int, OrderWriter& order)
{
    for (std::int64_t i = 0; i < shape.microBatches; ++i)
        order.forward(i, 0);
    for (std::int64_t i = 0; i < shape.microBatches; ++i)
        order.backward(i, 0);
}

Term peak(const LawTerms& law) { return law.terms.sum(law.id, law.m); }

/// Two flow shops of equal jobs: the last of m leaves rank r of one at Σ of the ranks before and r itself, and m - 1 times the
/// longest of them; the backward starts where the forwards end.
bool rankEnds(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends)
{
    const auto others = static_cast<double>(shape.microBatches - 1);
    double sum = 0;
    double longest = 0;
    for (const BlockTimes& stage : times) {
        sum += stage.forward;
        longest = std::max(longest, stage.forward);
    }
    const double turn = sum + others * longest + static_cast<double>(shape.stages - 1) * hop;
    ends.resize(times.size());
    sum = longest = 0;
    for (std::size_t rank = times.size(); rank-- > 0;) {
        sum += times[rank].backward;
        longest = std::max(longest, times[rank].backward);
        ends[rank] = turn + sum + others * longest + static_cast<double>(times.size() - 1 - rank) * hop;
    }
    return true;
}

}  // namespace

constinit const ScheduleTraits kAfab{.label = "All forward, all backward (GPipe)",
                                     .shortLabel = "All forward, all backward",
                                     .source = "Huang et al. 2019, arXiv 1811.06965",
                                     .blocksSends = true,
                                     .allForwardsFirst = true,
                                     .endsAreKnown = true,
                                     .torch = "GPipe",
                                     .nanotron = "afab",
                                     .rules = kRules,
                                     .appendOrder = appendOrder,
                                     .peak = {peak, "m", "m"},
                                     .bubble = {wholeBackwardLaw, kWholeBackward, kAnyCount},
                                     .rankEnds = rankEnds};

}  // namespace shardscope
