// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/model/recurrence.h"

namespace shardscope {
namespace {

/// The widths of one rank, which has a part of the heads.
class RecurrenceOperators {
public:
    RecurrenceOperators(const Recurrence& recurrence, const RankShape& shape, const Terms& terms)
        : m_recurrence(recurrence), m_all(shapeOf(recurrence)), m_shape(shape), m_terms(terms)
    {
    }

    void appendTo(OperatorList& list) const
    {
        append(list, input(), m_shape, m_terms);
        if (m_all.narrow > 0) {
            append(list, narrow(), m_shape, m_terms);
            append(list, widen(), m_shape, m_terms);
        }
        if (m_all.convolved > 0)
            append(list, convolution(), m_shape, m_terms);
        append(list, scan(), m_shape, m_terms);
        append(list, norm(), m_shape, m_terms);
        append(list, output(), m_shape, m_terms);
    }

private:
    [[nodiscard]] Term ofRank(std::string_view id, std::string_view whole, double value) const
    {
        return m_terms.quotient(id, m_terms(whole, value), m_terms("/plan/tp", m_shape.tp));
    }
    [[nodiscard]] Term projected() const { return ofRank("mixer-inputs-of-rank", "mixer-inputs", m_all.projected); }
    [[nodiscard]] Term values() const { return ofRank("mixer-values-of-rank", "mixer-values", m_all.values); }
    [[nodiscard]] Term tokens() const { return m_terms("tokens", m_shape.tokens); }
    [[nodiscard]] Term kept(std::string_view id, Term width) const
    {
        return m_terms.product(id, elementBytes(m_shape, m_terms), tokens(), width);
    }

    [[nodiscard]] Operator input() const
    {
        Operator op = matrixMultiply(OperatorId::MixerInput, projected(), hiddenWidth(m_shape, m_terms), m_shape, m_terms);
        op.keep(kUnlessFull, kept("kept-mixer-inputs", projected()));
        return op;
    }
    [[nodiscard]] Operator narrow() const
    {
        const Term width = m_terms("mixer-narrow-width", m_all.narrow);
        Operator op = matrixMultiply(OperatorId::MixerNarrow, width, hiddenWidth(m_shape, m_terms), m_shape, m_terms);
        op.keep(kUnlessPerOperator, m_terms.product("kept-mixer-narrow", elementBytes(m_shape, m_terms),
                                                    m_terms("sharded-tokens", m_shape.shardedTokens), width));
        return op;
    }
    /// Each low-rank part is as wide as a head.
    [[nodiscard]] Operator widen() const
    {
        const Term width = ofRank("mixer-widened-of-rank", "mixer-widened", m_all.widened);
        Operator op = matrixMultiply(OperatorId::MixerWiden, width, m_terms("mixer-head-dim", static_cast<double>(m_recurrence.headDim)),
                                     m_shape, m_terms);
        op.keep(kUnlessPerOperator, kept("kept-mixer-widened", width));
        return op;
    }
    [[nodiscard]] Operator convolution() const
    {
        const Term width = ofRank("mixer-channels-of-rank", "mixer-channels", m_all.convolved);
        Operator op = memoryBound(OperatorId::MixerConvolution, width, 2, 3, m_shape, m_terms);
        const Term inputs = ofRank("recurrence-inputs-of-rank", "recurrence-inputs", m_all.keptInputs);
        op.keep(kUnlessPerOperator, kept("kept-recurrence-inputs", inputs));
        return op;
    }
    [[nodiscard]] Operator scan() const
    {
        Operator op(OperatorId::MixerScan);
        op.shape = {m_shape.tokens, values().value, projected().value};
        const Term flopOfToken = ofRank("state-flop-of-rank", "state-flop", m_all.flop);
        const Term flop = op.note("scan-flop", m_terms.product("scan-flop", tokens(), flopOfToken));
        op.forward = Flop(flop.value);
        op.backward = 2 * op.forward;
        op.executed = m_all.executed;
        const double bytes = m_all.movedBytes + (m_shape.composesStates ? m_all.composedBytes : 0);
        const Term moved = m_terms.product("bytes-moved", tokens(), ofRank("scan-bytes-of-rank", "scan-bytes", bytes));
        move(op, moved, m_terms.product("bytes-moved", m_terms("scan-bytes-of-backward", kScanBytesOfBackward), moved));
        op.keep(kUnlessPerOperator, kept("kept-mixer-values", values()));
        if (m_all.keptBytes > 0)
            op.keep(kUnlessPerOperator,
                    m_terms.product("kept-of-scan", tokens(), ofRank("scan-keeps-of-rank", "scan-keeps", m_all.keptBytes)));
        if (m_shape.composesStates)
            composeStates(op);
        else if (m_shape.cp > 1)
            exchangeHeads(op);
        return op;
    }
    /// Every rank has the whole sequence for a part of the heads (Megatron-Core, mamba_context_parallel.py and gated_delta_net): an all-to-all
    /// of the inputs before, and one of the outputs after.
    void exchangeHeads(Operator& op) const
    {
        const double sections = m_all.mergesSections && m_shape.style.mergesSections ? 1 : m_all.sections;
        const Term each =
            m_terms.quotient("collective-bytes", kept("exchanged-inputs", projected()), m_terms("exchanged-sections", sections));
        Collective inputs = inContext(op, CollectiveKind::AllToAll, each);
        inputs.count = sections;
        const Collective outputs = inContext(op, CollectiveKind::AllToAll, kept("collective-bytes", values()));
        op.forwardCollectives.add(inputs);
        op.forwardCollectives.add(outputs);
        op.backwardCollectives.add(outputs);
        op.backwardCollectives.add(inputs);
    }
    /// The scan begins with the states of all ranks before (flash-linear-attention, fla/ops/cp/README.md); backward, with the gradients of
    /// those after. Ranks whose tokens are not in one piece exchange the layer's inputs and outputs for such a piece (Megatron-LM, pull
    /// request 3282, context_parallel_layout.py).
    void composeStates(Operator& op) const
    {
        const Term sequences = m_terms.quotient("sequences-of-a-micro-batch", m_terms.product("tokens-of-all-ranks", tokens(), ranks()),
                                                sequenceOf(m_shape, m_terms));
        const Term states =
            m_terms.product("composed-states", ofRank("state-bytes-of-rank", "state-bytes", m_all.stateBytes), sequences, ranks());
        const Collective gather = inContext(op, CollectiveKind::AllGather, states);
        const bool isOnePiece = isContiguous(m_shape.contextLayout) || m_shape.contextLayout == ContextLayout::Ulysses;
        for (CollectiveList* pass : {&op.forwardCollectives, &op.backwardCollectives}) {
            pass->add(gather);
            if (!isOnePiece)
                pass->add(repartition(op));
        }
    }
    /// Once before the layer and once after it.
    [[nodiscard]] Collective repartition(Operator& op) const
    {
        const Term hidden = m_terms.product("collective-bytes", elementBytes(m_shape, m_terms),
                                            m_terms("sharded-tokens", m_shape.shardedTokens), hiddenWidth(m_shape, m_terms));
        constexpr double kTimes = 2;
        return {CollectiveKind::AllToAll, CommunicationGroup::Context, Bytes(op.note("collective-bytes", hidden).value), kTimes};
    }
    static Collective inContext(Operator& op, CollectiveKind kind, Term bytes)
    {
        return {kind, CommunicationGroup::Context, Bytes(op.note("collective-bytes", bytes).value)};
    }
    [[nodiscard]] Term ranks() const { return m_terms("/plan/cp", m_shape.cp); }
    /// Reads the output and its gate.
    [[nodiscard]] Operator norm() const
    {
        Operator op = memoryBound(OperatorId::MixerNorm, values(), 3, 5, m_shape, m_terms);
        op.keep(kUnlessPerOperator, kept("kept-gated-output", values()));
        return op;
    }
    [[nodiscard]] Operator output() const
    {
        return matrixMultiply(OperatorId::MixerOutput, hiddenWidth(m_shape, m_terms), values(), m_shape, m_terms);
    }

    /// The backward computes the forward's chunks again, and the gradients of each (flash-linear-attention, README: 0.7 ms + 3.46 ns a
    /// token and head beside 0.35 ms + 1.2 ns on GB200).
    static constexpr double kScanBytesOfBackward = 3.4;

    const Recurrence& m_recurrence;
    RecurrenceShape m_all;
    const RankShape& m_shape;
    const Terms& m_terms;
};

}  // namespace

void appendRecurrence(OperatorList& list, const Recurrence& recurrence, const RankShape& shape, const Terms& terms)
{
    RecurrenceOperators(recurrence, shape, terms).appendTo(list);
}

}  // namespace shardscope
