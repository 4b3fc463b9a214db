// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/layer_operators.h"

#include "core/layer/operator_builders.h"

namespace shardscope {
namespace {

void appendPostNorms(OperatorList& list, int norms, const RankShape& shape)
{
    for (int i = 2; i < norms; ++i)
        list.push_back(normOperator(OperatorId::PostNorm, shape, false));
}

}  // namespace

OperatorList layerOperators(const LayerKind& kind, Position position, const RankShape& shape)
{
    OperatorList list;
    list.reserve(24);
    const bool hasAttention = kind.mixer == Mixer::Softmax;
    const bool hasFeedForward = kind.feedForward || kind.experts;
    if (hasAttention) {
        list.push_back(normOperator(OperatorId::AttentionNorm, shape, true));
        appendAttention(list, kind.attention, position, shape);
        if (!kind.parallel)
            list.push_back(residualOperator(OperatorId::AttentionResidual, shape));
    }
    if (hasFeedForward) {
        if (!kind.parallel || !hasAttention || kind.norms > 1)
            list.push_back(normOperator(OperatorId::FeedForwardNorm, shape, !hasAttention));
        if (kind.experts)
            appendExperts(list, *kind.experts, shape);
        else
            appendFeedForward(list, *kind.feedForward, shape);
        list.push_back(residualOperator(OperatorId::FeedForwardResidual, shape));
    }
    appendPostNorms(list, kind.norms, shape);
    recomputeSelected(list, shape.recomputeModules);
    return list;
}

OperatorList embeddingOperators(const Architecture& architecture, double vocabulary, const RankShape& shape)
{
    OperatorList list;
    // The sum over the ranks' rows of the table is taken where it lands: on this rank's tokens.
    Operator lookup = memoryBound(OperatorId::Embedding, shape.shardedTokens, shape.hidden, 2, 2, shape.style.elementBytes);
    if (shape.style.dropout)
        lookup.keepAlways(Bytes(shape.shardedTokens * shape.hidden));
    if (vocabulary > 0)
        append(list, lookup, shape);
    else
        list.push_back(lookup);
    if (architecture.embeddingNorm)
        list.push_back(normOperator(OperatorId::EmbeddingNorm, shape, false));
    return list;
}

OperatorList headOperators(const Architecture& architecture, double vocabulary, const RankShape& shape)
{
    const double columns = vocabulary / waysOf(OperatorId::Head, shape);
    OperatorList list;
    if (architecture.finalNorm)
        list.push_back(normOperator(OperatorId::FinalNorm, shape, true));
    Operator head = matrixMultiply(OperatorId::Head, columns, shape.hidden, shape);
    append(list, head, shape);

    Operator loss = memoryBound(OperatorId::CrossEntropy, tokensOf(OperatorId::CrossEntropy, shape), columns, 3, 2, 4);
    loss.chunks = shape.style.lossChunks;
    loss.keepAlways(Bytes(shape.style.lossBytesPerLogit * (loss.shape.m * loss.shape.n) / loss.chunks));
    list.push_back(loss);
    return list;
}

}  // namespace shardscope
