// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/kinds/kinds.h"
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

std::int64_t peak(const PipelineShape& shape, int)
{
    return shape.microBatches * shape.chunks;
}

std::optional<double> bubble(const PipelineShape& shape, const BlockTimes& times)
{
    return (shape.stages - 1) * (times.forward + times.backward);
}

}  // namespace

const ScheduleTraits kLoopedBfs{
    .kind = ScheduleKind::LoopedBfs, .rules = kRules, .appendOrder = appendOrder, .peakLive = peak, .bubbleLaw = bubble};

}  // namespace shardscope
