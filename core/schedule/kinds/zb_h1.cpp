// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/shape_rules.h"
#include "core/schedule/kinds/zero_bubble.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kTakesOneChunk};

std::int64_t peak(const PipelineShape& shape, int)
{
    return std::min<std::int64_t>(shape.microBatches, shape.stages);
}

}  // namespace

const ScheduleTraits kZbH1{.kind = ScheduleKind::ZbH1,
                           .splitsBackward = true,
                           .rules = kRules,
                           .appendOrder = appendZeroBubbleOrder,
                           .peakLive = peak,
                           .bubbleLaw = zeroBubbleLaw};

}  // namespace shardscope
