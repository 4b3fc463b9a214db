// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/adapter_operators.h"

#include <algorithm>

#include "core/layer/operator_builders.h"
#include "core/layer/operator_cut.h"
#include "core/layer/rank_shape.h"

namespace shardscope {
namespace {

bool sharesInput(const RankShape& shape)
{
    const AdapterShape& adapter = shape.learning.adapter;
    return adapter.inPlace || (adapter.dropout == 0 && adapter.bytes == shape.style.elementBytes);
}

/// DoRA keeps the result before it is scaled, with what its autograd functions copy: measured by huggingface/peft (method_comparison,
/// Llama 3.2 3B, rank 32), 6.4 bytes per output.
constexpr double kKeptByScaling = 6.4;
/// The kernels of a sum read and write the adapter's result, scaled, and the multiply's: 5 passes, and 2 for its gradient. DoRA scales both
/// once more.
constexpr double kSumForward = 5, kSumBackward = 2, kScaleForward = 6, kScaleBackward = 6;
/// B's multiply adds to the weight's result, and its gradient's to that of the input: `addmm_` reads and writes what it adds to.
constexpr double kAddedInPlace = 2;

class Adapters {
public:
    Adapters(const Operator& base, int matrices, Term outputs, const RankShape& shape, const Terms& terms)
        : m_base(base), m_adapter(shape.learning.adapter), m_shape(shape), m_own(shape), m_terms(terms), m_outputs(outputs)
    {
        m_own.learning = {};
        m_bytes = m_adapter.inPlace ? shape.style.elementBytes : m_adapter.bytes;
        m_own.style.elementBytes = m_own.style.multiplyInputBytes = m_bytes;
        m_isShared = m_adapter.sharesExperts && base.traits().is(OperatorRole::Routed);
        m_modules = terms("adapters-of-the-multiply", matrices);
        const Term rank = terms("/training/adapter/rank", static_cast<double>(m_adapter.rank));
        const bool isOneMatrix = m_adapter.fused && base.id != OperatorId::LatentDown;  // as `sharesNarrowMatrix`
        m_rank = isOneMatrix ? rank : terms.product("adapter-width", rank, m_modules);
        m_ways = waysOf(base.id, shape);
    }

    void appendTo(OperatorList& list) const
    {
        list.push_back(down());
        list.push_back(up());
        list.push_back(sum());
    }

private:
    /// One for all experts of a rank multiplies the rows of all.
    [[nodiscard]] double times() const { return m_isShared ? 1 : m_base.shape.count; }
    [[nodiscard]] Term count() const { return m_terms("multiply-count", times()); }
    [[nodiscard]] Term rows() const
    {
        const Term one = m_base.noted("multiply-rows", m_base.shape.m, m_terms);
        return m_isShared ? m_terms.product("rows-of-all", one, m_terms("multiply-count", m_base.shape.count)) : one;
    }
    [[nodiscard]] Term inputs() const { return m_base.noted("multiply-depth", m_base.shape.k, m_terms); }
    [[nodiscard]] bool isCutOver(OperatorCut cut) const { return m_ways > 1 && m_base.traits().cut == cut; }
    [[nodiscard]] Term ofRank(std::string_view id, Term whole) const
    {
        return m_ways > 1 ? m_terms.quotient(id, whole, m_terms("/plan/tp", m_ways)) : whole;
    }
    [[nodiscard]] Term bytes(std::string_view id, Term width) const
    {
        return m_terms.product(id, m_terms("adapter-bytes", m_bytes), rows(), count(), width);
    }

    [[nodiscard]] Operator down() const
    {
        const bool isColumn = isCutOver(OperatorCut::Columns);
        Operator op = matrixMultiply(OperatorId::AdapterDown, rows(), isColumn ? ofRank("adapter-width-on-rank", m_rank) : m_rank, inputs(),
                                     times(), m_own, m_terms);
        if (!sharesInput(m_shape)) {
            const Term copies = m_terms.product("adapter-inputs", m_modules, inputs());
            op.keep(kUnlessPerOperator, bytes("adapter-input-copies", copies));
            if (m_adapter.dropout > 0)
                op.keep(kUnlessPerOperator, m_terms.product("adapter-dropout-masks", m_terms("mask-bytes", 1), rows(), count(), copies));
        }
        op.keep(kUnlessPerOperator, bytes("adapter-narrow-result", m_rank));
        if (m_adapter.inPlace && m_shape.style.addsAdapters)
            op.holdGradients(bytes("operator-gradients", besideItsWeight()));
        else
            holdNarrowInPlace(op);
        addTraffic(op, isColumn);
        return op;
    }

    /// The narrow result is gathered, or summed; what B's parts add to a result that is cut over tokens is sent there.
    void addTraffic(Operator& op, bool isColumn) const
    {
        const bool isRow = isCutOver(OperatorCut::Rows);
        if (!isColumn && !isRow)
            return;
        const CommunicationGroup group =
            m_base.traits().is(OperatorRole::Routed) ? CommunicationGroup::ExpertTensor : CommunicationGroup::Tensor;
        const Bytes narrow(op.note("collective-bytes", bytes("collective-bytes", m_rank)).value);
        op.forwardCollectives.add({isColumn ? CollectiveKind::AllGather : CollectiveKind::AllReduce, group, narrow});
        op.backwardCollectives.add({isColumn ? CollectiveKind::ReduceScatter : CollectiveKind::AllReduce, group, narrow});
        if (!isRow)
            return;
        const Bytes wide(bytes("collective-bytes", ofRank("adapter-outputs-on-rank", m_outputs)).value);
        op.forwardCollectives.add({CollectiveKind::AllGather, group, wide});
        op.backwardCollectives.add({CollectiveKind::ReduceScatter, group, wide});
    }

    /// The weight's input gradient, the adapter's before it is added, and that of the output. Those of up and gate are written over what is
    /// kept.
    [[nodiscard]] Term besideItsWeight() const
    {
        const bool isKept = m_base.id == OperatorId::FeedForwardUp;
        return m_terms.sum("adapter-beside-weight", inputs(), inputs(), isKept ? m_terms("nothing", 0) : m_outputs);
    }

    /// The gradients of what the weight reads and writes are held for its own multiply.
    void holdNarrowInPlace(Operator& op) const
    {
        if (m_adapter.inPlace)
            op.holdGradients(bytes("operator-gradients", m_rank));
    }

    [[nodiscard]] Operator up() const
    {
        const Term outputs = isCutOver(OperatorCut::Rows) ? ofRank("adapter-outputs-on-rank", m_outputs) : m_outputs;
        const Term rank = m_terms("/training/adapter/rank", static_cast<double>(m_adapter.rank));
        Operator op = matrixMultiply(OperatorId::AdapterUp, rows(), outputs, rank, times(), m_own, m_terms);
        holdNarrowInPlace(op);
        return op;
    }

    [[nodiscard]] Operator sum() const
    {
        const bool addsByItself = m_adapter.inPlace && !m_shape.style.addsAdapters;
        const double once = addsByItself ? kAddedInPlace : kSumForward;
        const double back = addsByItself ? kAddedInPlace : kSumBackward;
        const double forward = once + (m_adapter.scaled ? kScaleForward : 0);
        const double backward = back + (m_adapter.scaled ? kScaleBackward : 0);
        const Term all = m_terms.product("adapted-rows", rows(), count());
        Operator op = memoryBound(OperatorId::AdapterSum, all, m_outputs, forward, backward, m_terms("adapter-bytes", m_bytes), m_terms);
        holdNarrowInPlace(op);
        if (m_adapter.scaled)
            op.keep(kUnlessPerOperator,
                    m_terms.product("kept-by-scaling", m_terms("kept-bytes-of-scaling", kKeptByScaling), all, m_outputs));
        return op;
    }

    const Operator& m_base;
    const AdapterShape& m_adapter;
    const RankShape& m_shape;
    RankShape m_own;
    const Terms& m_terms;
    Term m_outputs;
    Term m_modules;
    Term m_rank;
    double m_ways = 1;
    bool m_isShared = false;
    double m_bytes = 2;  ///< of an activation between the matrices
};

}  // namespace

bool keepsInputFor(std::initializer_list<AdapterTarget> targets, const RankShape& shape)
{
    const Learning& learning = shape.learning;
    if (learning.weights)
        return true;
    return sharesInput(shape) &&
           std::any_of(targets.begin(), targets.end(), [&](AdapterTarget target) { return learning.adapter.isOn(target); });
}

void appendAdapted(OperatorList& list, Operator op, std::initializer_list<AdaptedPart> parts, const RankShape& shape, const Terms& terms)
{
    const AdapterShape& adapter = shape.learning.adapter;
    TermSum outputs;
    int matrices = 0;
    for (const AdaptedPart& part : parts) {
        if (!adapter.isOn(part.target) || (op.traits().is(OperatorRole::Routed) && !adapter.isOn(AdapterTarget::Experts)))
            continue;
        outputs.add(part.outputs);
        ++matrices;
    }
    op.isAdapted = matrices > 0;
    append(list, op, shape, terms);
    if (matrices > 0)
        Adapters(op, matrices, outputs.as("adapter-outputs", terms), shape, terms).appendTo(list);
}

}  // namespace shardscope
