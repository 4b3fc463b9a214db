// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/layer_operators.h"

#include "core/layer/operator_builders.h"

namespace shardscope {
namespace {

void appendPostNorms(OperatorList& list, int norms, const RankShape& shape, const Terms& terms)
{
    for (int i = 2; i < norms; ++i)
        list.push_back(normOperator("post-norm", shape, false, terms));
}

}  // namespace

OperatorList layerOperators(const LayerKind& kind, Position position, const RankShape& shape, const Terms& terms)
{
    OperatorList list;
    list.reserve(24);
    const bool hasAttention = kind.mixer == Mixer::Softmax;
    const bool hasFeedForward = kind.feedForward || kind.experts;
    if (hasAttention) {
        list.push_back(normOperator("attention-norm", shape, true, terms));
        appendAttention(list, kind.attention, position, shape, terms);
        if (!kind.parallel)
            list.push_back(residualOperator("attention-residual", shape, terms));
    }
    if (hasFeedForward) {
        if (!kind.parallel || !hasAttention || kind.norms > 1)
            list.push_back(normOperator("feed-forward-norm", shape, !hasAttention, terms));
        if (kind.experts)
            appendExperts(list, *kind.experts, shape, terms);
        else
            appendFeedForward(list, *kind.feedForward, shape, terms);
        list.push_back(residualOperator("feed-forward-residual", shape, terms));
    }
    appendPostNorms(list, kind.norms, shape, terms);
    return list;
}

OperatorList embeddingOperators(const Architecture& architecture, double vocabulary, const RankShape& shape, const Terms& terms)
{
    const double elements = shape.shardedTokens * shape.hidden;
    const double e = shape.style.elementBytes;
    OperatorList list;
    Operator lookup = memoryBound("embedding", OperatorKind::Embedding, elements, 2, 2, e);
    if (shape.style.dropout)
        lookup.keep(kAlways, hiddenVectors("dropout-mask", terms("mask-bytes", 1), shape, terms));
    if (shape.tp > 1 && vocabulary > 0)
        addRowParallelCollectives(lookup, shape);
    list.push_back(lookup);
    if (architecture.embeddingNorm)
        list.push_back(normOperator("embedding-norm", shape, false, terms));
    return list;
}

Term logitsOf(double vocabulary, const RankShape& shape, const Terms& terms)
{
    return terms.quotient("logits-of-rank", terms.product("logits-of-tokens", terms("tokens", shape.tokens), terms("padded-vocabulary", vocabulary)),
                          terms("/plan/tp", shape.tp));
}

OperatorList headOperators(const Architecture& architecture, double vocabulary, const RankShape& shape, const Terms& terms)
{
    const double e = shape.style.elementBytes;
    const Term logits = logitsOf(vocabulary, shape, terms);
    OperatorList list;
    if (architecture.finalNorm)
        list.push_back(normOperator("final-norm", shape, true, terms));
    Operator head = matrixMultiply("head", {shape.tokens, vocabulary / shape.tp, shape.hidden}, e);
    addColumnParallelCollectives(head, shape, terms);
    list.push_back(head);

    Operator loss = memoryBound("cross-entropy", OperatorKind::CrossEntropy, logits.value, 3, 2, 4);
    const Term bytes = terms.about(nameOf(shape.style.loss))("loss-bytes", shape.style.lossBytesPerLogit);
    loss.keep(kAlways, terms.named("loss-peak", terms.product("logits-and-gradient", bytes, logits)));
    list.push_back(loss);
    return list;
}

}  // namespace shardscope
