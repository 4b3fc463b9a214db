// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/explain/explain_context.h"

namespace shardscope {

/// What the operators of one kind of layer (or of embedding and head) keep for the backward pass, as products of what stands in
/// their formulas. The operators themselves state only the bytes; the tests hold the two together.
class KeptTerms {
public:
    /// `kind`: null for the operators outside the layers.
    KeptTerms(const ExplainContext& context, const LayerKind* kind, Recompute mode) : m_context(context), m_kind(kind), m_mode(mode) {}

    /// The sum of what one operator keeps.
    [[nodiscard]] Derivation of(const Operator& op);

private:
    using Modes = unsigned;

    void add(Modes modes, std::string_view id, Derivations factors);
    void addNorm(Modes inputModes);
    void addGatheredInput();
    void addAttention(OperatorId id);
    void addLatent(OperatorId id);
    void addCore();
    void addFeedForward(OperatorId id);
    void addExperts(OperatorId id);
    void addOuter(OperatorId id);

    [[nodiscard]] Derivation head(std::string_view part) const;
    [[nodiscard]] Derivation localHeads() const;
    [[nodiscard]] Derivation width(std::string_view part) const;
    [[nodiscard]] Derivation compressedWidth() const;
    [[nodiscard]] Derivation feedForwardWidth(OperatorId id) const;
    [[nodiscard]] Derivation rows() const;

    const ExplainContext& m_context;
    const LayerKind* m_kind;
    Recompute m_mode;
    Recompute m_keeps = Recompute::None;  ///< the mode that this operator is in: none, where `selective` leaves it alone
    bool m_repeated = false;
    Derivations m_terms;
};

}  // namespace shardscope
