// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/kinds/zero_bubble.h"

#include <algorithm>

#include "core/schedule/kinds/depth_first.h"

namespace shardscope {

void appendZeroBubbleOrder(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const std::int64_t total = shape.microBatches * shape.chunks;
    const std::int64_t behind = shape.stages - 1 - rank;
    const std::int64_t warmUp = std::min(total, behind + std::int64_t{shape.chunks - 1} * shape.group);
    DepthFirstCursor forward(shape);
    DepthFirstCursor inputGrad(shape);
    DepthFirstCursor weightGrad(shape);
    const auto appendWeightGrad = [&] {
        order.weightGrad(weightGrad.microBatch(), weightGrad.reversedChunk());
        weightGrad.advance();
    };
    for (std::int64_t k = 0; k < total + warmUp; ++k) {
        if (k < total) {
            order.forward(forward.microBatch(), forward.chunk());
            forward.advance();
        }
        if (k >= warmUp) {
            order.inputGrad(inputGrad.microBatch(), inputGrad.reversedChunk());
            inputGrad.advance();
        }
        if (k >= warmUp + rank)
            appendWeightGrad();
    }
    for (std::int64_t left = std::min<std::int64_t>(rank, total); left > 0; --left)
        appendWeightGrad();
}

bool zeroBubbleEnds(const PipelineShape& shape, const StageTimes& times, double hop, double gap, std::vector<double>& ends)
{
    if (hop > 0 || !areEqual(times))
        return false;
    const BlockTimes& stage = times.front();
    const double work = static_cast<double>(shape.microBatches) * (stage.forward + stage.inputGrad + stage.weightGrad);
    ends.resize(static_cast<std::size_t>(shape.stages));
    for (std::size_t rank = 0; rank < ends.size(); ++rank)
        ends[rank] = work + static_cast<double>(rank) * stage.forward + static_cast<double>(ends.size() - 1 - rank) * gap;
    return true;
}

std::optional<double> zeroBubbleLaw(const PipelineShape& shape, const BlockTimes& times)
{
    if (shape.microBatches < shape.stages)
        return std::nullopt;
    return (shape.stages - 1) * std::max({times.forward, times.inputGrad, times.forward + times.inputGrad - times.weightGrad});
}

}  // namespace shardscope
