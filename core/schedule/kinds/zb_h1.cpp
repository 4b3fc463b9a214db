// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"
#include "core/schedule/kinds/zero_bubble.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kTakesOneChunk};

Term peak(const LawTerms& law) { return law.terms.minimum(law.id, law.m, law.p); }

/// Rank r waits max(I, F + I - W) for each rank behind it (m >= p).
bool rankEnds(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends)
{
    const BlockTimes& stage = times.front();
    return shape.microBatches >= shape.stages &&
           zeroBubbleEnds(shape, times, hop, std::max(stage.inputGrad, stage.forward + stage.inputGrad - stage.weightGrad), ends);
}

}  // namespace

constinit const ScheduleTraits kZbH1{.label = "Zero bubble H1",
                                     .source = "Qi et al. 2024, arXiv 2401.10241, section 2",
                                     .splitsBackward = true,
                                     .rules = kRules,
                                     .appendOrder = appendZeroBubbleOrder,
                                     .peak = {peak, "mp", "min(m, p), until the weight gradient"},
                                     .bubble = {zeroBubbleLaw, kSplitBackward, kFullPipeline},
                                     .rankEnds = rankEnds};

}  // namespace shardscope
