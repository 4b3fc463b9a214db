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

/// Bytes per element of an RMSNorm in one kernel per operation: cast 6, square 8, mean 4, scale 8, cast 6, weight 6, and half as
/// much again in intermediates of its three broadcasts; 100 to 120 backward (physics.md 1.1). It keeps an fp32 copy of its input
/// and the normalised input of the weight.
constexpr double kEagerNormForward = 42;
constexpr double kEagerNormBackward = 110;

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

Operator normOperator(std::string_view name, const RankShape& shape, bool isLayerInput)
{
    const double elements = shape.shardedTokens * shape.hidden;
    Operator op = memoryBound(name, OperatorKind::Norm, elements, 2, 3, shape.style.elementBytes);
    Bytes input(elements * shape.style.elementBytes);
    if (shape.style.eagerNorms) {
        op.movedForward = Bytes(elements * kEagerNormForward);
        op.movedBackward = Bytes(elements * kEagerNormBackward);
        op.keepUnlessPerOperator(Bytes(elements * (4 + shape.style.elementBytes)));
    }
    op.normInput = input;
    if (isLayerInput)
        op.keepAlways(input);
    else
        op.keepUnlessPerOperator(input);
    op.keepUnlessPerOperator(Bytes(elements * shape.style.multiplyInputBytes));
    return op;
}

Operator residualOperator(std::string_view name, const RankShape& shape)
{
    const double elements = shape.shardedTokens * shape.hidden;
    Operator op = memoryBound(name, OperatorKind::Residual, elements, 3, 2, shape.style.elementBytes);
    if (shape.style.dropout)
        op.keepUnlessPerOperator(Bytes(elements));
    return op;
}

void addColumnParallelCollectives(Operator& op, const RankShape& shape)
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
    op.keepUnlessPerOperator(bytes * (shape.style.gatheredInputs / 2));
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
