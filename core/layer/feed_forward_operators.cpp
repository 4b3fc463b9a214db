// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/feed_forward_operators.h"

#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"

namespace shardscope {

FeedForwardOperators feedForwardOperators(const FeedForwardIds& ids, Term tokens, Term width, bool gated, double count,
                                          const RankShape& shape, const Terms& terms)
{
    const KernelStyle& style = shape.style;
    const Term bytes = elementBytes(shape, terms);
    const Term hidden = hiddenWidth(shape, terms);
    const Term rows = count == 1 ? tokens : terms.quotient("rows-of-an-expert", tokens, terms("multiply-count", count));
    const Term ups = gated ? terms.product("up-and-gate-width", terms("two", 2), width) : width;
    // A kernel for each operation writes and reads what lies between: silu(gate) and its gradient, or a bias's sum.
    const double between = style.eagerActivations ? 2 : 0;
    FeedForwardOperators result{matrixMultiply(ids.up, rows, ups, hidden, count, shape, terms),
                                memoryBound(ids.activation, tokens, width, (gated ? 3 : 2) + between, (gated ? 5 : 3) + between, bytes, terms),
                                matrixMultiply(ids.down, rows, hidden, width, count, shape, terms)};
    result.up.keep(kUnlessFull, terms.product("up-projection", bytes, tokens, width));
    if (gated)
        result.up.keep(kUnlessPerOperator, terms.product("gate-projection", bytes, tokens, width));
    result.activation.keep(kUnlessPerOperator, terms.product("activated", multiplyInputBytes(shape, terms), tokens, width));
    if (gated && style.keepsActivation)
        result.activation.keep(kUnlessPerOperator, terms.product("activated-gate", bytes, tokens, width));
    return result;
}

void appendFeedForward(OperatorList& list, const FeedForward& feedForward, const RankShape& shape, const Terms& terms)
{
    const Term width = terms.quotient("feed-forward-width", terms("/model/architecture/ffn", static_cast<double>(feedForward.width)),
                                      terms("/plan/tp", waysOf(OperatorId::FeedForwardUp, shape)));
    FeedForwardOperators parts = feedForwardOperators({OperatorId::FeedForwardUp, OperatorId::Activation, OperatorId::FeedForwardDown},
                                                      terms("tokens", shape.tokens), width, feedForward.gated, 1, shape, terms);
    if (shape.style.keepsBlockOutput)
        parts.down.keep(keptModes({Recompute::PerOperator}), hiddenVectors("block-output", elementBytes(shape, terms), shape, terms));
    append(list, parts.up, shape, terms);
    append(list, parts.activation, shape, terms);
    append(list, parts.down, shape, terms);
}

}  // namespace shardscope
