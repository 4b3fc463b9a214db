// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/operator_builders.h"

#include <utility>

namespace shardscope {
namespace {

/// All tokens of the tensor-parallel group, one hidden vector each; for experts all rows of theirs.
Bytes gatheredHidden(const Operator& op, const RankShape& shape)
{
    const double rows = op.traits().is(OperatorRole::Routed) ? op.shape.m * op.shape.count : shape.tokens;
    return Bytes(rows * shape.hidden * shape.style.elementBytes);
}

void gatherInput(Operator& op, CommunicationGroup group, const RankShape& shape, const Terms& terms)
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
        if (shape.style.gatheredInputs > 0) {
            const Term gathered = terms.product("gathered-hidden", terms("tokens", shape.tokens), terms("/model/architecture/hidden", shape.hidden), elementBytes(shape, terms));
            op.keep(kUnlessPerOperator, terms.product("gathered-input", gathered, terms("gathered-share", shape.style.gatheredInputs / 2)));
        }
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

Term elementBytes(const RankShape& shape, const Terms& terms) { return terms("element-bytes", shape.style.elementBytes); }
Term multiplyInputBytes(const RankShape& shape, const Terms& terms) { return terms("multiply-input-bytes", shape.style.multiplyInputBytes); }

Term hiddenVectors(std::string_view id, Term bytes, const RankShape& shape, const Terms& terms)
{
    return terms.product(id, terms("sharded-tokens", shape.shardedTokens), terms("/model/architecture/hidden", shape.hidden), bytes);
}

Operator normOperator(OperatorId id, const RankShape& shape, bool isLayerInput, const Terms& terms)
{
    Operator op = memoryBound(id, shape.hidden, 2, 3, shape);
    if (shape.style.eagerNorms) {
        const double elements = tokensOf(id, shape) * shape.hidden;
        op.movedForward = Bytes(elements * kEagerNormForward);
        op.movedBackward = Bytes(elements * kEagerNormBackward);
        const Term bytes = terms.sum("eager-norm-bytes", terms("fp32-bytes", 4), elementBytes(shape, terms));
        op.keep(kUnlessPerOperator, hiddenVectors("eager-norm", bytes, shape, terms));
    }
    const Term input = hiddenVectors("norm-input", elementBytes(shape, terms), shape, terms);
    op.normInput = Bytes(input.value);
    op.keep(isLayerInput ? kAlways : kUnlessPerOperator, input);
    op.keep(kUnlessPerOperator, hiddenVectors("norm-output", multiplyInputBytes(shape, terms), shape, terms));
    return op;
}

Operator residualOperator(OperatorId id, const RankShape& shape, const Terms& terms)
{
    Operator op = memoryBound(id, shape.hidden, 3, 2, shape);
    if (shape.style.dropout)
        op.keep(kUnlessPerOperator, hiddenVectors("dropout-mask", terms("mask-bytes", 1), shape, terms));
    return op;
}

void append(OperatorList& list, Operator op, const RankShape& shape, const Terms& terms)
{
    const OperatorTraits& traits = op.traits();
    const CommunicationGroup group = traits.is(OperatorRole::Routed) ? CommunicationGroup::ExpertTensor : CommunicationGroup::Tensor;
    const bool isCut = waysOf(op.id, shape) > 1;
    if (isCut && traits.traffic == TensorTraffic::GathersInput)
        gatherInput(op, group, shape, terms);
    else if (isCut && traits.traffic == TensorTraffic::ReducesOutput)
        reduceOutput(op, group, shape);
    list.push_back(std::move(op));
}

}  // namespace shardscope
