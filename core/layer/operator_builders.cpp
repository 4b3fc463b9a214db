// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/operator_builders.h"

namespace shardscope {
namespace {

/// All tokens of the context-parallel rank, one hidden vector each.
Bytes gatheredHidden(const RankShape& shape)
{
    return Bytes(shape.tokens * shape.hidden * shape.style.elementBytes);
}

}  // namespace

Operator matrixMultiply(std::string_view name, MatrixShape shape, double elementBytes)
{
    Operator op;
    op.name = name;
    op.kind = OperatorKind::MatrixMultiply;
    op.shape = shape;
    op.forward = shape.flop();
    op.backward = 2 * op.forward;
    op.movedForward = Bytes(elementBytes * shape.count * (shape.m * shape.k + shape.k * shape.n + shape.m * shape.n));
    op.movedBackward = 2 * op.movedForward;
    return op;
}

Operator memoryBound(std::string_view name, OperatorKind kind, double elements, double forwardPasses, double backwardPasses,
                     double elementBytes)
{
    Operator op;
    op.name = name;
    op.kind = kind;
    op.movedForward = Bytes(elements * forwardPasses * elementBytes);
    op.movedBackward = Bytes(elements * backwardPasses * elementBytes);
    return op;
}

Term elementBytes(const RankShape& shape, const Terms& terms) { return terms("element-bytes", shape.style.elementBytes); }
Term multiplyInputBytes(const RankShape& shape, const Terms& terms) { return terms("multiply-input-bytes", shape.style.multiplyInputBytes); }

Term hiddenVectors(std::string_view id, Term bytes, const RankShape& shape, const Terms& terms)
{
    return terms.product(id, terms("sharded-tokens", shape.shardedTokens), terms("/model/architecture/hidden", shape.hidden), bytes);
}

Operator normOperator(std::string_view name, const RankShape& shape, bool isLayerInput, const Terms& terms)
{
    const double elements = shape.shardedTokens * shape.hidden;
    Operator op = memoryBound(name, OperatorKind::Norm, elements, 2, 3, shape.style.elementBytes);
    op.keep(isLayerInput ? kAlways : kUnlessPerOperator, hiddenVectors("norm-input", elementBytes(shape, terms), shape, terms));
    op.keep(kUnlessPerOperator, hiddenVectors("norm-output", multiplyInputBytes(shape, terms), shape, terms));
    return op;
}

Operator residualOperator(std::string_view name, const RankShape& shape, const Terms& terms)
{
    const double elements = shape.shardedTokens * shape.hidden;
    Operator op = memoryBound(name, OperatorKind::Residual, elements, 3, 2, shape.style.elementBytes);
    if (shape.style.dropout)
        op.keep(kUnlessPerOperator, hiddenVectors("dropout-mask", terms("mask-bytes", 1), shape, terms));
    return op;
}

void addColumnParallelCollectives(Operator& op, const RankShape& shape, const Terms& terms)
{
    if (shape.tp <= 1)
        return;
    const Bytes bytes = gatheredHidden(shape);
    if (!shape.sequenceParallel) {
        op.backwardCollectives.add({CollectiveKind::AllReduce, CommunicationGroup::Tensor, bytes});
        return;
    }
    op.forwardCollectives.add({CollectiveKind::AllGather, CommunicationGroup::Tensor, bytes});
    // The gathered input is not kept: it is gathered again for the weight gradient (Korthikanti et al. 2022, section 4.2.2).
    op.backwardCollectives.add({CollectiveKind::AllGather, CommunicationGroup::Tensor, bytes});
    op.backwardCollectives.add({CollectiveKind::ReduceScatter, CommunicationGroup::Tensor, bytes});
    if (shape.style.gatheredInputs > 0) {
        const Term gathered = terms.product("gathered-hidden", terms("tokens", shape.tokens), terms("/model/architecture/hidden", shape.hidden), elementBytes(shape, terms));
        op.keep(kUnlessPerOperator, terms.product("gathered-input", gathered, terms("gathered-share", shape.style.gatheredInputs / 2)));
    }
}

void addRowParallelCollectives(Operator& op, const RankShape& shape)
{
    if (shape.tp <= 1)
        return;
    const Bytes bytes = gatheredHidden(shape);
    if (!shape.sequenceParallel) {
        op.forwardCollectives.add({CollectiveKind::AllReduce, CommunicationGroup::Tensor, bytes});
        return;
    }
    op.forwardCollectives.add({CollectiveKind::ReduceScatter, CommunicationGroup::Tensor, bytes});
    op.backwardCollectives.add({CollectiveKind::AllGather, CommunicationGroup::Tensor, bytes});
}

}  // namespace shardscope
