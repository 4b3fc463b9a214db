// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/operator_builders.h"

namespace shardscope {
namespace {

/// All tokens of the tensor-parallel group, one hidden vector each; for experts all rows of theirs.
Bytes gatheredHidden(const Operator& op, const RankShape& shape)
{
    const double rows = op.traits().is(OperatorRole::Routed) ? op.shape.m * op.shape.count : shape.tokens;
    return Bytes(rows * shape.hidden * shape.style.elementBytes);
}

void gatherInput(Operator& op, CommunicationGroup group, const RankShape& shape)
{
    const Bytes bytes = gatheredHidden(op, shape);
    const bool isRouted = group == CommunicationGroup::ExpertTensor;
    if (!shape.sequenceParallel && !isRouted) {
        op.backwardCollectives.add({CollectiveKind::AllReduce, group, bytes});
        return;
    }
    op.forwardCollectives.add({CollectiveKind::AllGather, group, bytes});
    if (!isRouted) {
        // The gathered input is not kept: it is gathered again for the weight gradient (Korthikanti et al. 2022, section 4.2.2).
        op.backwardCollectives.add({CollectiveKind::AllGather, group, bytes});
        op.keepUnlessPerOperator(bytes * (shape.style.gatheredInputs / 2));
    }
    op.backwardCollectives.add({CollectiveKind::ReduceScatter, group, bytes});
}

void reduceOutput(Operator& op, CommunicationGroup group, const RankShape& shape)
{
    const Bytes bytes = gatheredHidden(op, shape);
    if (!shape.sequenceParallel && group == CommunicationGroup::Tensor) {
        op.forwardCollectives.add({CollectiveKind::AllReduce, group, bytes});
        return;
    }
    op.forwardCollectives.add({CollectiveKind::ReduceScatter, group, bytes});
    op.backwardCollectives.add({CollectiveKind::AllGather, group, bytes});
}

/// Bytes per element of an RMSNorm in one kernel per operation: cast 6, square 8, mean 4, scale 8, cast 6, weight 6, and half as
/// much again in intermediates of its three broadcasts; 100 to 120 backward (physics.md 1.1). It keeps an fp32 copy of its input
/// and the normalised input of the weight.
constexpr double kEagerNormForward = 42;
constexpr double kEagerNormBackward = 110;

}  // namespace

Operator matrixMultiply(OperatorId id, MatrixShape shape, double elementBytes)
{
    Operator op(id);
    op.shape = shape;
    op.forward = shape.flop();
    op.backward = 2 * op.forward;
    op.movedForward = Bytes(elementBytes * shape.count * (shape.m * shape.k + shape.k * shape.n + shape.m * shape.n));
    op.movedBackward = 2 * op.movedForward;
    return op;
}

Operator matrixMultiply(OperatorId id, double outputs, double inputs, const RankShape& shape)
{
    return matrixMultiply(id, {tokensOf(id, shape), outputs, inputs}, shape.style.elementBytes);
}

Operator memoryBound(OperatorId id, double rows, double features, double forwardPasses, double backwardPasses, double elementBytes)
{
    Operator op(id);
    op.shape = {rows, features, features};
    const double elements = rows * features;
    op.movedForward = Bytes(elements * forwardPasses * elementBytes);
    op.movedBackward = Bytes(elements * backwardPasses * elementBytes);
    return op;
}

Operator memoryBound(OperatorId id, double features, double forwardPasses, double backwardPasses, const RankShape& shape)
{
    return memoryBound(id, tokensOf(id, shape), features, forwardPasses, backwardPasses, shape.style.elementBytes);
}

Operator normOperator(OperatorId id, const RankShape& shape, bool isLayerInput)
{
    const double elements = tokensOf(id, shape) * shape.hidden;
    Operator op = memoryBound(id, shape.hidden, 2, 3, shape);
    const Bytes input(elements * shape.style.elementBytes);
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

Operator residualOperator(OperatorId id, const RankShape& shape)
{
    const double elements = tokensOf(id, shape) * shape.hidden;
    Operator op = memoryBound(id, shape.hidden, 3, 2, shape);
    if (shape.style.dropout)
        op.keepUnlessPerOperator(Bytes(elements));
    return op;
}

void append(OperatorList& list, Operator op, const RankShape& shape)
{
    const OperatorTraits& traits = op.traits();
    const CommunicationGroup group = traits.is(OperatorRole::Routed) ? CommunicationGroup::ExpertTensor : CommunicationGroup::Tensor;
    const bool isCut = waysOf(op.id, shape) > 1;
    if (isCut && traits.traffic == TensorTraffic::GathersInput)
        gatherInput(op, group, shape);
    else if (isCut && traits.traffic == TensorTraffic::ReducesOutput)
        reduceOutput(op, group, shape);
    list.push_back(op);
}

}  // namespace shardscope
