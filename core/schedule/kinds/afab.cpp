// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/kinds/kinds.h"
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

std::int64_t peak(const PipelineShape& shape, int)
{
    return shape.microBatches;
}

std::optional<double> bubble(const PipelineShape& shape, const BlockTimes& times)
{
    return (shape.stages - 1) * (times.forward + times.backward);
}

}  // namespace

const ScheduleTraits kAfab{
    .kind = ScheduleKind::Afab, .rules = kRules, .appendOrder = appendOrder, .peakLive = peak, .bubbleLaw = bubble};

}  // namespace shardscope
