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
    /// Context parallelism gives every rank the whole sequence for a part of the heads (Megatron-Core, mamba_context_parallel.py and
    /// gated_delta_net): an all-to-all of the inputs before, and one of the outputs after.
    [[nodiscard]] Operator scan() const
    {
        Operator op(OperatorId::MixerScan);
        op.shape = {m_shape.tokens, values().value, projected().value};
        const Term flopOfToken = ofRank("state-flop-of-rank", "state-flop", m_all.flop);
        const Term flop = op.note("scan-flop", m_terms.product("scan-flop", tokens(), flopOfToken));
        op.forward = Flop(flop.value);
        op.backward = 2 * op.forward;
        op.executed = m_all.executed;
        const Term moved = m_terms.product("bytes-moved", tokens(), ofRank("scan-bytes-of-rank", "scan-bytes", m_all.movedBytes));
        move(op, moved, m_terms.product("bytes-moved", m_terms("scan-bytes-of-backward", kScanBytesOfBackward), moved));
        op.keep(kUnlessPerOperator, kept("kept-mixer-values", values()));
        if (m_all.keptBytes > 0)
            op.keep(kUnlessPerOperator,
                    m_terms.product("kept-of-scan", tokens(), ofRank("scan-keeps-of-rank", "scan-keeps", m_all.keptBytes)));
        if (m_shape.cp > 1) {
            const auto exchange = [&](Term width) {
                const Term bytes = op.note("collective-bytes", kept("collective-bytes", width));
                return Collective{CollectiveKind::AllToAll, CommunicationGroup::Context, Bytes(bytes.value)};
            };
            op.forwardCollectives.add(exchange(projected()));
            op.forwardCollectives.add(exchange(values()));
            op.backwardCollectives.add(exchange(values()));
            op.backwardCollectives.add(exchange(projected()));
        }
        return op;
    }
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
