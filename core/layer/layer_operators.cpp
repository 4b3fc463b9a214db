// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/layer_operators.h"

#include "core/layer/adapter_operators.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/layer/recompute_modules.h"
#include "core/model/architecture.h"

namespace shardscope {
namespace {

/// A fused kernel reads all streams and writes the part's input, and adds the part's output to all of them: about n + 1 hidden vectors each
/// way (arXiv 2512.24880, section 4.3). It keeps the streams; the first of a layer's are its input.
Operator hyperConnection(const RankShape& shape, bool isLayerInput, const Terms& terms)
{
    const double passes = 2 * (shape.streams + 1);
    Operator op = memoryBound(OperatorId::HyperConnection, hiddenWidth(shape, terms), passes, 1.5 * passes, shape, terms);
    const Term bytes = terms.product("stream-bytes", terms("residual-streams", shape.streams), elementBytes(shape, terms));
    op.keep(isLayerInput ? kAlways : kUnlessPerOperator, hiddenVectors("kept-streams", bytes, shape, terms),
            shape.offloadedInputs.modesOf(OffloadModule::LayerInput));
    return op;
}

/// Multiplies beside attention and feed-forward, of which a model states no more than the weights: the gates of Gemma's per-layer
/// embeddings. Each keeps its input, as every multiply's weight gradient needs it.
void appendSideProjections(OperatorList& list, const std::vector<Tensor>& tensors, const RankShape& shape, const Terms& terms)
{
    for (const Tensor& tensor : tensors) {
        if (tensor.kind != TensorKind::Other || !tensor.matrixMultiply)
            continue;
        const Terms own = terms.recorder() ? terms.about(terms.recorder()->text(tensor.name)) : terms;
        const Term inputs = own("columns", static_cast<double>(tensor.columns));
        Operator op = matrixMultiply(OperatorId::SideProjection, own("rows", static_cast<double>(tensor.rows)), inputs, shape, terms);
        if (shape.learning.weights)
            op.keep(kUnlessPerOperator,
                    own.product("kept-side-input", elementBytes(shape, terms), terms("sharded-tokens", shape.shardedTokens), inputs));
        for (std::int64_t copy = 0; copy < tensor.copies; ++copy)
            list.push_back(op);
    }
}

void appendPostNorms(OperatorList& list, int norms, const RankShape& shape, const Terms& terms)
{
    for (int i = 2; i < norms; ++i)
        list.push_back(normOperator(OperatorId::PostNorm, shape, false, terms));
}

/// The shape with the learning of a part of the model.
RankShape learningAs(const Learning& learning, const RankShape& shape)
{
    RankShape own = shape;
    own.learning = learning;
    return own;
}

OperatorList operatorsOf(const LayerKind& kind, Position position, const RankShape& shape, const Terms& terms)
{
    OperatorList list;
    list.reserve(24);
    const bool mixesTokens = kind.mixer == Mixer::Softmax || kind.recurrence || kind.compressed;
    const bool hasStreams = shape.streams > 1;
    const bool hasFeedForward = kind.feedForward || kind.experts;
    if (kind.memory)
        appendMemory(list, *kind.memory, shape, terms);
    if (mixesTokens) {
        if (hasStreams)
            list.push_back(hyperConnection(shape, true, terms));
        list.push_back(normOperator(OperatorId::AttentionNorm, shape, !hasStreams, terms));
        if (kind.mixer == Mixer::Softmax)
            appendAttention(list, kind.attention, position, shape, terms);
        if (kind.compressed)
            appendCompressedAttention(list, *kind.compressed, shape, terms);
        if (kind.recurrence)
            appendRecurrence(list, *kind.recurrence, shape, terms);
        if (!kind.parallel && !hasStreams)
            list.push_back(residualOperator(OperatorId::AttentionResidual, shape, terms));
    }
    if (hasFeedForward) {
        if (hasStreams)
            list.push_back(hyperConnection(shape, !mixesTokens, terms));
        if (!kind.parallel || !mixesTokens || kind.norms > 1)
            list.push_back(normOperator(OperatorId::FeedForwardNorm, shape, !mixesTokens && !hasStreams, terms));
        if (kind.experts)
            appendExperts(list, *kind.experts, shape, terms);
        if (kind.feedForward)
            appendFeedForward(list, *kind.feedForward, shape, terms);
        if (!hasStreams)
            list.push_back(residualOperator(OperatorId::FeedForwardResidual, shape, terms));
    }
    appendSideProjections(list, kind.extraTensors, shape, terms);
    appendPostNorms(list, kind.norms, shape, terms);
    recomputeSelected(list, shape.recomputeModules);
    return list;
}

}  // namespace

OperatorList layerOperators(const LayerKind& kind, Position position, const RankShape& shape, const Terms& terms)
{
    if (kind.learning.isWhole())
        return operatorsOf(kind, position, shape, terms);
    OperatorList list = operatorsOf(kind, position, learningAs(kind.learning, shape), terms);
    if (!kind.learning.passesGradient)
        runForwardOnly(list, terms);
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
    if (!architecture.learning.learnsVocabulary())
        runForwardOnly(list, terms);
    return list;
}

Term logitsOf(double vocabulary, const RankShape& shape, const Terms& terms)
{
    return terms.quotient("logits-of-rank",
                          terms.product("logits-of-tokens", terms("tokens", shape.tokens), terms("padded-vocabulary", vocabulary)),
                          terms("/plan/tp", shape.tp));
}

OperatorList headOperators(const Architecture& architecture, double vocabulary, const RankShape& given, const Terms& terms)
{
    Learning learning = architecture.learning;
    learning.weights = learning.learnsVocabulary();
    const RankShape shape = learningAs(learning, given);
    const Term columns =
        terms.quotient("vocabulary-on-rank", terms("padded-vocabulary", vocabulary), terms("/plan/tp", waysOf(OperatorId::Head, shape)));
    OperatorList list;
    appendSideProjections(list, architecture.extraTensors, shape, terms);
    if (architecture.finalNorm)
        list.push_back(normOperator(OperatorId::FinalNorm, shape, true, terms));
    if (architecture.scores) {
        list.push_back(
            matrixMultiply(OperatorId::Head, terms("scores-of-a-token", 1), hiddenWidth(shape, terms), learningAs({}, given), terms));
        return list;
    }
    Operator head = matrixMultiply(OperatorId::Head, columns, hiddenWidth(shape, terms), shape, terms);
    appendAdapted(list, head, {{AdapterTarget::Head, columns}}, shape, terms);

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
