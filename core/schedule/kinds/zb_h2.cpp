// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"
#include "core/schedule/kinds/zero_bubble.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kTakesOneChunk};

Term peak(const LawTerms& law)
{
    return law.terms.minimum(law.id, law.m, law.difference("2p − 1", law.product("2p", law.two, law.p), law.one));
}

/// Qi et al. 2024, ZB-H2: enough forwards to fill the pipeline both ways, then input gradient and forward in turn, a weight
/// gradient only where the memory of 2p - 1 activations is full; after the last forward one weight gradient each.
void appendOrder(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const std::int64_t m = shape.microBatches;
    const std::int64_t warmUp = std::min<std::int64_t>(m, 2 * std::int64_t{shape.stages - 1 - rank} + 1);
    const std::int64_t most = peakLive(shape, rank);
    std::int64_t forwards = 0;
    std::int64_t weightGrads = 0;
    while (forwards < warmUp)
        order.forward(forwards++, 0);
    for (std::int64_t i = 0; i < m; ++i) {
        order.inputGrad(i, 0);
        const bool forwardsLeft = forwards < m;
        if (!forwardsLeft || forwards - weightGrads >= most)
            order.weightGrad(weightGrads++, 0);
        if (forwardsLeft)
            order.forward(forwards++, 0);
    }
    while (weightGrads < m)
        order.weightGrad(weightGrads++, 0);
}

/// With enough micro-batches to fill the pipeline both ways. Within the span from a rank's first block to its last only (p - 1) · max(0, F
/// + I - 2W, I - F) is idle: the next step fills the stagger.
std::optional<double> bubble(const PipelineShape& shape, const BlockTimes& times)
{
    if (shape.microBatches < 2 * std::int64_t{shape.stages} - 1)
        return std::nullopt;
    return (shape.stages - 1) *
           std::max({times.forward, times.forward + times.inputGrad - 2 * times.weightGrad, times.inputGrad - times.forward});
}

/// Rank r waits max(0, F + I - 2W, I - F) for each rank behind it (m >= 2p - 1).
bool rankEnds(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends)
{
    const BlockTimes& stage = times.front();
    const double gap = std::max({0.0, stage.forward + stage.inputGrad - 2 * stage.weightGrad, stage.inputGrad - stage.forward});
    return shape.microBatches >= 2 * std::int64_t{shape.stages} - 1 && zeroBubbleEnds(shape, times, hop, gap, ends);
}

}  // namespace

constinit const ScheduleTraits kZbH2{.label = "Zero bubble H2",
                                     .source = "Qi et al. 2024, arXiv 2401.10241, section 2",
                                     .splitsBackward = true,
                                     .rules = kRules,
                                     .appendOrder = appendOrder,
                                     .peak = {peak, "mp", "min(m, 2p − 1), until the weight gradient"},
                                     .bubble = {bubble, "({p} − 1) · max({F}, {F} + {I} − 2 · {W}, {I} − {F})",
                                                "m ≥ 2p − 1; the next step can fill (p − 1) · F of the bubble"},
                                     .rankEnds = rankEnds};

}  // namespace shardscope
