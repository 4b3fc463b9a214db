// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/layer_operators.h"

#include "core/layer/operator_builders.h"

namespace shardscope {
namespace {

void appendPostNorms(OperatorList& list, int norms, const RankShape& shape)
{
    for (int i = 2; i < norms; ++i)
        list.push_back(normOperator("post-norm", shape, false));
}

}  // namespace

OperatorList layerOperators(const LayerKind& kind, Position position, const RankShape& shape)
{
    OperatorList list;
    list.reserve(24);
    const bool hasAttention = kind.mixer == Mixer::Softmax;
    const bool hasFeedForward = kind.feedForward || kind.experts;
    if (hasAttention) {
        list.push_back(normOperator("attention-norm", shape, true));
        appendAttention(list, kind.attention, position, shape);
        if (!kind.parallel)
            list.push_back(residualOperator("attention-residual", shape));
    }
    if (hasFeedForward) {
        if (!kind.parallel || !hasAttention || kind.norms > 1)
            list.push_back(normOperator("feed-forward-norm", shape, !hasAttention));
        if (kind.experts)
            appendExperts(list, *kind.experts, shape);
        else
            appendFeedForward(list, *kind.feedForward, shape);
        list.push_back(residualOperator("feed-forward-residual", shape));
    }
    appendPostNorms(list, kind.norms, shape);
    recomputeSelected(list, shape.recomputeModules);
    return list;
}

OperatorList embeddingOperators(const Architecture& architecture, double vocabulary, const RankShape& shape)
{
    const double elements = shape.shardedTokens * shape.hidden;
    const double e = shape.style.elementBytes;
    OperatorList list;
    Operator lookup = memoryBound("embedding", OperatorKind::Embedding, elements, 2, 2, e);
    if (shape.style.dropout)
        lookup.keepAlways(Bytes(elements));
    if (shape.tp > 1 && vocabulary > 0)
        addRowParallelCollectives(lookup, shape);
    list.push_back(lookup);
    if (architecture.embeddingNorm)
        list.push_back(normOperator("embedding-norm", shape, false));
    return list;
}

OperatorList headOperators(const Architecture& architecture, double vocabulary, const RankShape& shape)
{
    const double e = shape.style.elementBytes;
    const double logits = shape.tokens * vocabulary / shape.tp;
    OperatorList list;
    if (architecture.finalNorm)
        list.push_back(normOperator("final-norm", shape, true));
    Operator head = matrixMultiply("head", {shape.tokens, vocabulary / shape.tp, shape.hidden}, e);
    addColumnParallelCollectives(head, shape);
    list.push_back(head);

    Operator loss = memoryBound("cross-entropy", OperatorKind::CrossEntropy, logits, 3, 2, 4);
    loss.chunks = shape.style.lossChunks;
    loss.keepAlways(Bytes(shape.style.lossBytesPerLogit * logits / loss.chunks));
    list.push_back(loss);
    return list;
}

}  // namespace shardscope
