// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/feed_forward_operators.h"

#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"

namespace shardscope {

FeedForwardOperators feedForwardOperators(const FeedForwardIds& ids, double tokens, double width, bool gated, double count,
                                          const RankShape& shape)
{
    const KernelStyle& style = shape.style;
    const double e = style.elementBytes;
    const double elements = tokens * width;
    // A kernel for each operation writes and reads what lies between: silu(gate) and its gradient, or a bias's sum.
    const double between = style.eagerActivations ? 2 : 0;
    FeedForwardOperators result{matrixMultiply(ids.up, {tokens / count, (gated ? 2 : 1) * width, shape.hidden, count}, e),
                                memoryBound(ids.activation, tokens, width, (gated ? 3 : 2) + between, (gated ? 5 : 3) + between, e),
                                matrixMultiply(ids.down, {tokens / count, shape.hidden, width, count}, e)};
    result.up.keepUnlessFull(Bytes(e * elements));
    if (gated)
        result.up.keepUnlessPerOperator(Bytes(e * elements));
    result.activation.keepUnlessPerOperator(Bytes(style.multiplyInputBytes * elements));
    if (gated && style.keepsActivation)
        result.activation.keepUnlessPerOperator(Bytes(e * elements));
    return result;
}

void appendFeedForward(OperatorList& list, const FeedForward& feedForward, const RankShape& shape)
{
    const double width = static_cast<double>(feedForward.width) / waysOf(OperatorId::FeedForwardUp, shape);
    FeedForwardOperators parts = feedForwardOperators({OperatorId::FeedForwardUp, OperatorId::Activation, OperatorId::FeedForwardDown},
                                                      shape.tokens, width, feedForward.gated, 1, shape);
    if (shape.style.keepsBlockOutput)
        parts.down.kept[static_cast<std::size_t>(Recompute::PerOperator)] +=
            Bytes(shape.style.elementBytes * shape.shardedTokens * shape.hidden);
    append(list, parts.up, shape);
    append(list, parts.activation, shape);
    append(list, parts.down, shape);
}

}  // namespace shardscope
