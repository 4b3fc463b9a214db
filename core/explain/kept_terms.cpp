// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/kept_terms.h"

#include <algorithm>

namespace shardscope {
namespace {

constexpr unsigned in(Recompute mode) { return 1U << static_cast<unsigned>(mode); }

constexpr unsigned kUnlessPerOperator = in(Recompute::None) | in(Recompute::Selective);
constexpr unsigned kUnlessSelective = in(Recompute::None) | in(Recompute::PerOperator);
constexpr unsigned kUnlessFull = kUnlessPerOperator | kUnlessSelective;
constexpr unsigned kAlways = kUnlessFull | in(Recompute::Full);

bool isOneOf(OperatorId id, std::initializer_list<OperatorId> ids) { return std::find(ids.begin(), ids.end(), id) != ids.end(); }

}  // namespace

Derivation KeptTerms::of(const Operator& op)
{
    m_terms.clear();
    m_repeated = m_mode == Recompute::Selective && op.repeatedBySelective;
    m_keeps = m_mode == Recompute::Selective && !op.repeatedBySelective ? Recompute::None : m_mode;
    if (isOneOf(op.id, {OperatorId::AttentionNorm, OperatorId::FeedForwardNorm, OperatorId::PostNorm, OperatorId::EmbeddingNorm,
                        OperatorId::FinalNorm})) {
        const bool isLayerInput = op.id == OperatorId::AttentionNorm || op.id == OperatorId::FinalNorm ||
                                  (op.id == OperatorId::FeedForwardNorm && m_kind->mixer != Mixer::Softmax);
        addNorm(isLayerInput ? kAlways : kUnlessPerOperator);
    }
    if (isOneOf(op.id, {OperatorId::AttentionResidual, OperatorId::FeedForwardResidual}) && m_context.ledger.shape.style.dropout)
        add(kUnlessPerOperator, "dropout-mask", {shardedTokens(m_context), hiddenWidth(m_context)});
    addAttention(op.id);
    addLatent(op.id);
    addFeedForward(op.id);
    addExperts(op.id);
    addOuter(op.id);
    return quantity(nameOf(op.id), Combine::Sum, op.keptIn(m_mode).value(), std::move(m_terms));
}

void KeptTerms::add(Modes modes, std::string_view id, Derivations factors)
{
    if ((modes & in(m_keeps)) == 0)
        return;
    Derivation term = product(id, std::move(factors));
    if (term.value > 0)
        m_terms.push_back(std::move(term));
}

void KeptTerms::addNorm(Modes inputModes)
{
    add(inputModes, "norm-input", {elementBytes(m_context), shardedTokens(m_context), hiddenWidth(m_context)});
    if (m_repeated)
        return;
    add(kUnlessPerOperator, "norm-output", {multiplyInputBytes(m_context), shardedTokens(m_context), hiddenWidth(m_context)});
    const KernelStyle& style = m_context.ledger.shape.style;
    if (style.eagerNorms)
        add(kUnlessPerOperator, "eager-norm-copies",
            {constant("fp32-and-normalised-bytes", 4 + style.elementBytes), shardedTokens(m_context), hiddenWidth(m_context)});
}

void KeptTerms::addGatheredInput()
{
    const RankShape& shape = m_context.ledger.shape;
    if (shape.tp > 1 && shape.sequenceParallel && shape.style.gatheredInputs > 0)
        add(kUnlessPerOperator, "gathered-input", {constant("gathered-share", shape.style.gatheredInputs / 2), gatheredHidden(m_context)});
}

void KeptTerms::addAttention(OperatorId id)
{
    const Derivation e = elementBytes(m_context);
    const Derivation n = tokens(m_context);
    if (id == OperatorId::Qkv) {
        add(kUnlessFull, "queries", {e, n, width("query")});
        add(kUnlessFull, "values", {e, n, width("value")});
        add(kUnlessPerOperator, "keys", {e, n, width("key")});
        if (m_kind->attention.outputGate)
            add(kUnlessPerOperator, "query-gates", {e, n, width("query")});
        addGatheredInput();
    } else if (id == OperatorId::QkNorm) {
        add(kUnlessPerOperator, "normalised-queries-and-keys", {e, n, sum("query-and-key-width", {width("query"), width("key")})});
    } else if (id == OperatorId::Rotary) {
        add(kUnlessPerOperator, "rotated-queries-and-keys",
            {constant("rotary-copies", m_context.ledger.shape.style.rotaryCopies), e, n,
             sum("query-and-key-width", {width("query"), width("key")})});
    } else if (id == OperatorId::Attention) {
        addCore();
    } else if (id == OperatorId::AttentionOutput && m_kind->attention.outputGate) {
        add(kUnlessPerOperator, "gated-output", {e, n, width("output")});
    }
}

void KeptTerms::addLatent(OperatorId id)
{
    const Derivation e = elementBytes(m_context);
    if (id == OperatorId::LatentDown) {
        add(kUnlessPerOperator, "compressed", {e, shardedTokens(m_context), compressedWidth()});
    } else if (id == OperatorId::LatentNorm) {
        add(kUnlessPerOperator, "normalised-compressed", {e, tokens(m_context), compressedWidth()});
    } else if (id == OperatorId::QueryUp) {
        add(kUnlessFull, "queries", {e, tokens(m_context), width("query")});
        addGatheredInput();
    } else if (id == OperatorId::KeyValueUp) {
        add(kUnlessPerOperator, "keys-and-values",
            {e, tokens(m_context), sum("key-and-value-width", {width("plain-key"), width("value")})});
    } else if (id == OperatorId::KeyConcatenate) {
        add(kUnlessPerOperator, "keys", {e, tokens(m_context), width("key")});
    }
}

void KeptTerms::addCore()
{
    const KernelStyle& style = m_context.ledger.shape.style;
    add(kUnlessFull, "attention-result", {elementBytes(m_context), tokens(m_context), width("output")});
    if (style.fusedAttention()) {
        add(kUnlessSelective, "log-sum-exp", {constant("fp32-bytes", 4), tokens(m_context), localHeads()});
        return;
    }
    const Derivation sequence = given("/training/sequence_length", m_context.ledger.shape.sequence);
    const double bytes = style.dropout ? 2 * style.elementBytes + 1 : style.elementBytes;
    add(kUnlessSelective, "attention-scores",
        {constant(style.dropout ? "score-bytes-with-dropout" : "score-bytes", bytes), tokens(m_context), sequence, localHeads()});
}

void KeptTerms::addFeedForward(OperatorId id)
{
    const bool isExpert = traitsOf(id).is(OperatorRole::Routed);
    const bool isUp = isOneOf(id, {OperatorId::FeedForwardUp, OperatorId::ExpertUp, OperatorId::SharedExpertUp});
    const bool isDown = id == OperatorId::FeedForwardDown;
    if (!isUp && !isDown && !isOneOf(id, {OperatorId::Activation, OperatorId::ExpertActivation, OperatorId::SharedExpertActivation}))
        return;
    const KernelStyle& style = m_context.ledger.shape.style;
    if (isDown) {
        if (style.keepsBlockOutput)
            add(in(Recompute::PerOperator), "block-output", {elementBytes(m_context), shardedTokens(m_context), hiddenWidth(m_context)});
        return;
    }
    const bool gated = m_kind->experts ? m_kind->experts->expert.gated : m_kind->feedForward->gated;
    const Derivation inputs = isExpert ? rows() : tokens(m_context);
    const Derivation e = elementBytes(m_context);
    if (isUp) {
        add(kUnlessFull, "up-projection", {e, inputs, feedForwardWidth(id)});
        if (gated)
            add(kUnlessPerOperator, "gate-projection", {e, inputs, feedForwardWidth(id)});
        if (!isExpert)
            addGatheredInput();
        return;
    }
    add(kUnlessPerOperator, "activated", {multiplyInputBytes(m_context), inputs, feedForwardWidth(id)});
    if (gated && style.keepsActivation)
        add(kUnlessPerOperator, "activated-gate", {e, inputs, feedForwardWidth(id)});
}

void KeptTerms::addExperts(OperatorId id)
{
    if (id == OperatorId::Router) {
        add(kUnlessFull, "router-logits",
            {constant("router-bytes", 8), shardedTokens(m_context), modelValue(m_context, "moe/experts", m_kind->experts->experts)});
    } else if (id == OperatorId::Dispatch) {
        add(kUnlessPerOperator, "dispatched-rows", {multiplyInputBytes(m_context), rows(), hiddenWidth(m_context)});
    } else if (id == OperatorId::Combine && m_context.ledger.shape.style.keepsExpertOutputs) {
        add(kUnlessPerOperator, "expert-outputs", {elementBytes(m_context), rows(), hiddenWidth(m_context)});
    }
}

void KeptTerms::addOuter(OperatorId id)
{
    const KernelStyle& style = m_context.ledger.shape.style;
    if (id == OperatorId::Embedding && style.dropout)
        add(kAlways, "dropout-mask", {shardedTokens(m_context), hiddenWidth(m_context)});
    if (id == OperatorId::Head)
        addGatheredInput();
    if (id == OperatorId::CrossEntropy)
        add(kAlways, "logits-and-gradient",
            {constant("loss-bytes", style.lossBytesPerLogit / style.lossChunks, nameOf(style.loss)), tokens(m_context),
             quotient("vocabulary-per-rank", {paddedVocabulary(m_context), tensorRanks(m_context)})});
}

}  // namespace shardscope
