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

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

Derivation KeptTerms::of(const Operator& op)
{
    m_terms.clear();
    m_repeated = m_mode == Recompute::Selective && op.repeatedBySelective;
    m_keeps = m_mode == Recompute::Selective && !op.repeatedBySelective ? Recompute::None : m_mode;
    if (isOneOf(op.name, {"attention-norm", "feed-forward-norm", "post-norm", "embedding-norm", "final-norm"})) {
        const bool isLayerInput =
            op.name == "attention-norm" || op.name == "final-norm" || (op.name == "feed-forward-norm" && m_kind->mixer != Mixer::Softmax);
        addNorm(isLayerInput ? kAlways : kUnlessPerOperator);
    }
    if (isOneOf(op.name, {"attention-residual", "feed-forward-residual"}) && m_context.ledger.shape.style.dropout)
        add(kUnlessPerOperator, "dropout-mask", {shardedTokens(m_context), hiddenWidth(m_context)});
    addAttention(op.name);
    addLatent(op.name);
    addFeedForward(op.name);
    addExperts(op.name);
    addOuter(op.name);
    return quantity(op.name, Combine::Sum, op.keptIn(m_mode).value(), std::move(m_terms));
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

void KeptTerms::addAttention(std::string_view name)
{
    const Derivation e = elementBytes(m_context);
    const Derivation n = tokens(m_context);
    if (name == "qkv") {
        add(kUnlessFull, "queries", {e, n, width("query")});
        add(kUnlessFull, "values", {e, n, width("value")});
        add(kUnlessPerOperator, "keys", {e, n, width("key")});
        if (m_kind->attention.outputGate)
            add(kUnlessPerOperator, "query-gates", {e, n, width("query")});
        addGatheredInput();
    } else if (name == "qk-norm") {
        add(kUnlessPerOperator, "normalised-queries-and-keys", {e, n, sum("query-and-key-width", {width("query"), width("key")})});
    } else if (name == "rotary") {
        add(kUnlessPerOperator, "rotated-queries-and-keys",
            {constant("rotary-copies", m_context.ledger.shape.style.rotaryCopies), e, n,
             sum("query-and-key-width", {width("query"), width("key")})});
    } else if (name == "attention") {
        addCore();
    } else if (name == "attention-output" && m_kind->attention.outputGate) {
        add(kUnlessPerOperator, "gated-output", {e, n, width("output")});
    }
}

void KeptTerms::addLatent(std::string_view name)
{
    const Derivation e = elementBytes(m_context);
    if (name == "latent-down") {
        add(kUnlessPerOperator, "compressed", {e, shardedTokens(m_context), compressedWidth()});
    } else if (name == "latent-norm") {
        add(kUnlessPerOperator, "normalised-compressed", {e, tokens(m_context), compressedWidth()});
    } else if (name == "query-up") {
        add(kUnlessFull, "queries", {e, tokens(m_context), width("query")});
        addGatheredInput();
    } else if (name == "key-value-up") {
        add(kUnlessPerOperator, "keys-and-values",
            {e, tokens(m_context), sum("key-and-value-width", {width("plain-key"), width("value")})});
    } else if (name == "key-concatenate") {
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

void KeptTerms::addFeedForward(std::string_view name)
{
    const bool isExpert = name.substr(0, 7) == "expert-";
    const bool isUp = isOneOf(name, {"feed-forward-up", "expert-up", "shared-expert-up"});
    const bool isDown = name == "feed-forward-down";
    if (!isUp && !isDown && !isOneOf(name, {"activation", "expert-activation", "shared-expert-activation"}))
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
        add(kUnlessFull, "up-projection", {e, inputs, feedForwardWidth(name)});
        if (gated)
            add(kUnlessPerOperator, "gate-projection", {e, inputs, feedForwardWidth(name)});
        if (!isExpert)
            addGatheredInput();
        return;
    }
    add(kUnlessPerOperator, "activated", {multiplyInputBytes(m_context), inputs, feedForwardWidth(name)});
    if (gated && style.keepsActivation)
        add(kUnlessPerOperator, "activated-gate", {e, inputs, feedForwardWidth(name)});
}

void KeptTerms::addExperts(std::string_view name)
{
    if (name == "router") {
        add(kUnlessFull, "router-logits",
            {constant("router-bytes", 8), shardedTokens(m_context), modelValue(m_context, "moe/experts", m_kind->experts->experts)});
    } else if (name == "dispatch") {
        add(kUnlessPerOperator, "dispatched-rows", {multiplyInputBytes(m_context), rows(), hiddenWidth(m_context)});
    } else if (name == "combine" && m_context.ledger.shape.style.keepsExpertOutputs) {
        add(kUnlessPerOperator, "expert-outputs", {elementBytes(m_context), rows(), hiddenWidth(m_context)});
    }
}

void KeptTerms::addOuter(std::string_view name)
{
    const KernelStyle& style = m_context.ledger.shape.style;
    if (name == "embedding" && style.dropout)
        add(kAlways, "dropout-mask", {shardedTokens(m_context), hiddenWidth(m_context)});
    if (name == "head")
        addGatheredInput();
    if (name == "cross-entropy")
        add(kAlways, "logits-and-gradient",
            {constant("loss-bytes", style.lossBytesPerLogit / style.lossChunks, nameOf(style.loss)), tokens(m_context),
             quotient("vocabulary-per-rank", {paddedVocabulary(m_context), tensorRanks(m_context)})});
}

}  // namespace shardscope
