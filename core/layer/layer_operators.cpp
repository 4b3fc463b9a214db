// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/layer_operators.h"

#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/layer/recompute_modules.h"
#include "core/model/architecture.h"

namespace shardscope {
namespace {

void appendPostNorms(OperatorList& list, int norms, const RankShape& shape, const Terms& terms)
{
    for (int i = 2; i < norms; ++i)
        list.push_back(normOperator(OperatorId::PostNorm, shape, false, terms));
}

}  // namespace

OperatorList layerOperators(const LayerKind& kind, Position position, const RankShape& shape, const Terms& terms)
{
    OperatorList list;
    list.reserve(24);
    const bool hasAttention = kind.mixer == Mixer::Softmax;
    const bool hasFeedForward = kind.feedForward || kind.experts;
    if (hasAttention) {
        list.push_back(normOperator(OperatorId::AttentionNorm, shape, true, terms));
        appendAttention(list, kind.attention, position, shape, terms);
        if (!kind.parallel)
            list.push_back(residualOperator(OperatorId::AttentionResidual, shape, terms));
    }
    if (hasFeedForward) {
        if (!kind.parallel || !hasAttention || kind.norms > 1)
            list.push_back(normOperator(OperatorId::FeedForwardNorm, shape, !hasAttention, terms));
        if (kind.experts)
            appendExperts(list, *kind.experts, shape, terms);
        else
            appendFeedForward(list, *kind.feedForward, shape, terms);
        list.push_back(residualOperator(OperatorId::FeedForwardResidual, shape, terms));
    }
    appendPostNorms(list, kind.norms, shape, terms);
    recomputeSelected(list, shape.recomputeModules);
    return list;
}

OperatorList embeddingOperators(const Architecture& architecture, double vocabulary, const RankShape& shape, const Terms& terms)
{
    OperatorList list;
    // The sum over the ranks' rows of the table is taken where it lands: on this rank's tokens.
    Operator lookup = memoryBound(OperatorId::Embedding, terms("sharded-tokens", shape.shardedTokens), hiddenWidth(shape, terms), 2, 2,
                                  elementBytes(shape, terms), terms);
    if (shape.style.dropout)
        lookup.keep(kAlways, hiddenVectors("dropout-mask", terms("mask-bytes", 1), shape, terms));
    if (vocabulary > 0)
        append(list, lookup, shape, terms);
    else
        list.push_back(lookup);
    if (architecture.embeddingNorm)
        list.push_back(normOperator(OperatorId::EmbeddingNorm, shape, false, terms));
    return list;
}

Term logitsOf(double vocabulary, const RankShape& shape, const Terms& terms)
{
    return terms.quotient("logits-of-rank",
                          terms.product("logits-of-tokens", terms("tokens", shape.tokens), terms("padded-vocabulary", vocabulary)),
                          terms("/plan/tp", shape.tp));
}

OperatorList headOperators(const Architecture& architecture, double vocabulary, const RankShape& shape, const Terms& terms)
{
    const Term columns =
        terms.quotient("vocabulary-on-rank", terms("padded-vocabulary", vocabulary), terms("/plan/tp", waysOf(OperatorId::Head, shape)));
    OperatorList list;
    if (architecture.finalNorm)
        list.push_back(normOperator(OperatorId::FinalNorm, shape, true, terms));
    Operator head = matrixMultiply(OperatorId::Head, columns, hiddenWidth(shape, terms), shape, terms);
    append(list, head, shape, terms);

    Operator loss(OperatorId::CrossEntropy);
    loss.shape = {shape.tokens, columns.value, columns.value};
    const Term all = logitsOf(vocabulary, shape, terms);
    const Terms ofLoss = terms.about(nameOf(shape.style.loss));
    move(loss, terms.product("bytes-moved", all, ofLoss("loss-moves-forward", shape.style.lossMovedForward)),
         terms.product("bytes-moved", all, ofLoss("loss-moves-backward", shape.style.lossMovedBackward)));
    const Term bytes = ofLoss("loss-bytes", shape.style.lossBytesPerLogit);
    const Term logits = terms.quotient("logits-at-once", all, terms("loss-chunks", shape.style.lossChunks));
    loss.keep(kAlways, terms.named("loss-peak", terms.product("logits-and-gradient", bytes, logits)));
    list.push_back(loss);
    return list;
}

}  // namespace shardscope
