// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/feed_forward_operators.h"

#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"

namespace shardscope {

FeedForwardOperators feedForwardOperators(const FeedForwardNames& names, Term tokens, Term width, bool gated, double count,
                                          const RankShape& shape, const Terms& terms)
{
    const KernelStyle& style = shape.style;
    const double e = style.elementBytes;
    const double elements = tokens.value * width.value;
    const Term bytes = elementBytes(shape, terms);
    FeedForwardOperators result;

    result.up = matrixMultiply(names.up, {tokens.value / count, (gated ? 2 : 1) * width.value, shape.hidden, count}, e);
    result.up.keep(kUnlessFull, terms.product("up-projection", bytes, tokens, width));
    if (gated)
        result.up.keep(kUnlessPerOperator, terms.product("gate-projection", bytes, tokens, width));

    result.activation = memoryBound(names.activation, OperatorKind::Elementwise, elements, gated ? 3 : 2, gated ? 5 : 3, e);
    result.activation.keep(kUnlessPerOperator, terms.product("activated", multiplyInputBytes(shape, terms), tokens, width));
    if (gated && style.keepsActivation)
        result.activation.keep(kUnlessPerOperator, terms.product("activated-gate", bytes, tokens, width));

    result.down = matrixMultiply(names.down, {tokens.value / count, shape.hidden, width.value, count}, e);
    return result;
}

void appendFeedForward(OperatorList& list, const FeedForward& feedForward, const RankShape& shape, const Terms& terms)
{
    const Term width =
        terms.quotient("feed-forward-width", terms("/model/architecture/ffn", static_cast<double>(feedForward.width)), terms("/plan/tp", shape.tp));
    const Term tokens = terms("tokens", shape.tokens);
    FeedForwardOperators parts =
        feedForwardOperators({"feed-forward-up", "activation", "feed-forward-down"}, tokens, width, feedForward.gated, 1, shape, terms);
    addColumnParallelCollectives(parts.up, shape, terms);
    addRowParallelCollectives(parts.down, shape);
    if (shape.style.keepsBlockOutput)
        parts.down.keep(keptModes({Recompute::PerOperator}), hiddenVectors("block-output", elementBytes(shape, terms), shape, terms));
    list.push_back(parts.up);
    list.push_back(parts.activation);
    list.push_back(parts.down);
}

}  // namespace shardscope
