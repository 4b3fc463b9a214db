// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/operator_builders.h"

#include "core/layer/adapter_operators.h"
#include "core/layer/rank_shape.h"

#include <utility>

namespace shardscope {
namespace {

/// All tokens of the tensor-parallel group, one hidden vector each; for experts all rows of theirs.
Bytes gatheredHidden(Operator& op, const RankShape& shape, const Terms& terms)
{
    Term rows = terms("tokens", shape.tokens);
    if (op.traits().is(OperatorRole::Routed))
        rows = terms.product("rows-of-all", op.noted("multiply-rows", op.shape.m, terms), terms("multiply-count", op.shape.count));
    return Bytes(
        op.note("collective-bytes", terms.product("collective-bytes", rows, hiddenWidth(shape, terms), elementBytes(shape, terms))).value);
}

void gatherInput(Operator& op, CommunicationGroup group, const RankShape& shape, const Terms& terms)
{
    const Bytes bytes = gatheredHidden(op, shape, terms);
    const bool isRouted = group == CommunicationGroup::ExpertTensor;
    if (!shape.sequenceParallel && !isRouted) {
        if (op.isDetached)
            return;
        op.backwardCollectives.add({CollectiveKind::AllReduce, group, bytes});
        return;
    }
    op.forwardCollectives.add({CollectiveKind::AllGather, group, bytes});
    if (op.isDetached)
        return;
    if (!isRouted && (!op.isFrozen || op.isAdapted)) {
        // The gathered input is not kept: it is gathered again for the weight gradient (Korthikanti et al. 2022, section 4.2.2).
        op.backwardCollectives.add({CollectiveKind::AllGather, group, bytes});
        const Term gathered =
            terms.product("gathered-hidden", terms("tokens", shape.tokens), hiddenWidth(shape, terms), elementBytes(shape, terms));
        op.holdGradients(terms.sum("operator-gradients", op.noted("operator-gradients", op.gradients.value(), terms), gathered));
        if (shape.style.gatheredInputs > 0) {
            op.keep(kUnlessPerOperator, terms.product("gathered-input", gathered, terms("gathered-share", shape.style.gatheredInputs / 2)));
        }
    }
    op.backwardCollectives.add({CollectiveKind::ReduceScatter, group, bytes});
}

void reduceOutput(Operator& op, CommunicationGroup group, const RankShape& shape, const Terms& terms)
{
    const Bytes bytes = gatheredHidden(op, shape, terms);
    if (!shape.sequenceParallel && group == CommunicationGroup::Tensor) {
        op.forwardCollectives.add({CollectiveKind::AllReduce, group, bytes});
        return;
    }
    op.forwardCollectives.add({CollectiveKind::ReduceScatter, group, bytes});
    op.backwardCollectives.add({CollectiveKind::AllGather, group, bytes});
}

/// Returns whether the gradient of weights needs a norm's result.
bool isReadForWeights(OperatorId norm, const RankShape& shape)
{
    switch (norm) {
    case OperatorId::AttentionNorm:
        return keepsInputFor({AdapterTarget::Queries, AdapterTarget::Keys, AdapterTarget::Values}, shape);
    case OperatorId::FeedForwardNorm:
        return keepsInputFor({AdapterTarget::Gate, AdapterTarget::Up, AdapterTarget::Router}, shape);
    case OperatorId::FinalNorm:
        return keepsInputFor({AdapterTarget::Head}, shape);
    default:
        return shape.learning.weights;
    }
}

/// Bytes per element of an RMSNorm in one kernel per operation: cast 6, square 8, mean 4, scale 8, cast 6, weight 6, and half as
/// much again in intermediates of its three broadcasts; 100 to 120 backward (physics.md 1.1). It keeps an fp32 copy of its input
/// and the normalised input of the weight.
constexpr double kEagerNormForward = 42;
constexpr double kEagerNormBackward = 110;

/// Returns whether libraries store the operator's weights in fewer bits where they don't learn (core/model/learning.cpp, isQuantised).
bool isQuantised(OperatorId id, const Learning& learning)
{
    switch (id) {
    case OperatorId::Router:
    case OperatorId::Head:
    case OperatorId::IndexerQuery:
    case OperatorId::IndexerKey:
    case OperatorId::BlockIndexerKey:
    case OperatorId::SideProjection:
    case OperatorId::MemoryProjection:
        return false;
    default:
        return !traitsOf(id).is(OperatorRole::Routed) || learning.quantisesExperts;
    }
}

/// Each pass reads the stored weights and writes them for the multiply, into a buffer that all share (bitsandbytes, functional.py,
/// dequantize_4bit).
void decode(Operator& op, Term weights, const RankShape& shape, const Terms& terms)
{
    const Learning& learning = shape.learning;
    if (learning.format == WeightFormat::Training || !isQuantised(op.id, learning))
        return;
    const Term each = terms.sum("decoded-bytes-each", terms.about(nameOf(learning.format))("stored-bytes", storedBytes(learning.format)),
                                elementBytes(shape, terms));
    op.decoded =
        Bytes(op.note("decoded-bytes", terms.product("decoded-bytes", terms("multiply-count", op.shape.count), weights, each)).value);
}

Term rowsOf(OperatorId id, const RankShape& shape, const Terms& terms)
{
    const double rows = tokensOf(id, shape);
    return terms(rows == shape.tokens ? "tokens" : "sharded-tokens", rows);
}

}  // namespace

void move(Operator& op, Term forward, Term backward)
{
    op.movedForward = Bytes(op.note("bytes-moved", forward).value);
    op.movedBackward = Bytes(op.note("bytes-moved", backward).value);
}

Operator matrixMultiply(OperatorId id, Term rows, Term outputs, Term inputs, double count, const RankShape& shape, const Terms& terms)
{
    Operator op(id);
    op.shape = {rows.value, outputs.value, inputs.value, count};
    op.note("multiply-rows", rows);
    op.note("multiply-columns", outputs);
    op.note("multiply-depth", inputs);
    op.forward = op.shape.flop();
    op.backward = 2 * op.forward;
    const Term read = terms.product("multiply-input", rows, inputs);
    const Term written = terms.product("multiply-output", rows, outputs);
    const Term elements = terms.sum("multiply-elements", read, terms.product("multiply-weights", inputs, outputs), written);
    const Term forward = terms.product("bytes-moved", elementBytes(shape, terms), terms("multiply-count", count), elements);
    move(op, forward, terms.product("bytes-moved", terms("two", 2), forward));
    op.holdGradients(terms.product("operator-gradients", elementBytes(shape, terms), terms("multiply-count", count),
                                   terms.sum("inputs-and-outputs", read, written)));
    if (!shape.learning.weights) {
        freeze(op, terms);
        decode(op, terms.product("multiply-weights", inputs, outputs), shape, terms);
    }
    return op;
}

void detach(Operator& op, const Terms& terms)
{
    op.isDetached = true;
    op.backward = op.forward;
    const Term forward = op.noted("bytes-moved", op.movedForward.value(), terms);
    move(op, forward, forward);
}

void freeze(Operator& op, const Terms& terms)
{
    op.isFrozen = true;
    op.backward = op.forward;
    const Term forward = op.noted("bytes-moved", op.movedForward.value(), terms);
    move(op, forward, forward);
}

void runForwardOnly(OperatorList& list, const Terms& terms)
{
    for (Operator& op : list) {
        fix(op, terms);
        op.scores = Bytes();
        op.kept = {};
        op.offloaded = {};
        op.keptTerms.clear();
        op.normInput = Bytes();
        op.backwardCollectives = {};
    }
}

void fix(Operator& op, const Terms& terms)
{
    op.isDetached = op.isFixed = true;
    op.backward = Flop();
    op.gradients = Bytes();
    move(op, op.noted("bytes-moved", op.movedForward.value(), terms), terms("nothing", 0));
}

Operator matrixMultiply(OperatorId id, Term outputs, Term inputs, const RankShape& shape, const Terms& terms)
{
    return matrixMultiply(id, rowsOf(id, shape, terms), outputs, inputs, 1, shape, terms);
}

Operator memoryBound(OperatorId id, Term rows, Term features, double forwardPasses, double backwardPasses, Term elementBytes,
                     const Terms& terms)
{
    Operator op(id);
    op.shape = {rows.value, features.value, features.value};
    const Term elements = terms.product("operator-elements", rows, features);
    const auto moved = [&](double passes) { return terms.product("bytes-moved", elements, terms("memory-passes", passes), elementBytes); };
    move(op, moved(forwardPasses), moved(backwardPasses));
    op.holdGradients(terms.product("operator-gradients", terms("two", 2), elements, elementBytes));
    return op;
}

Operator memoryBound(OperatorId id, Term features, double forwardPasses, double backwardPasses, const RankShape& shape, const Terms& terms)
{
    return memoryBound(id, rowsOf(id, shape, terms), features, forwardPasses, backwardPasses, elementBytes(shape, terms), terms);
}

Term hiddenWidth(const RankShape& shape, const Terms& terms)
{
    return terms(shape.isLatent ? "latent-width-of-experts" : "/model/architecture/hidden", shape.hidden);
}
Term elementBytes(const RankShape& shape, const Terms& terms) { return terms("element-bytes", shape.style.elementBytes); }
Term multiplyInputBytes(const RankShape& shape, const Terms& terms)
{
    return terms("multiply-input-bytes", shape.style.multiplyInputBytes);
}

Term hiddenVectors(std::string_view id, Term bytes, const RankShape& shape, const Terms& terms)
{
    return terms.product(id, terms("sharded-tokens", shape.shardedTokens), hiddenWidth(shape, terms), bytes);
}

Term ofTokens(std::string_view id, Term width, const RankShape& shape, const Terms& terms)
{
    return terms.product(id, elementBytes(shape, terms), terms("tokens", shape.tokens), width);
}

Operator normOperator(OperatorId id, const RankShape& shape, bool isLayerInput, const Terms& terms)
{
    Operator op = memoryBound(id, hiddenWidth(shape, terms), 2, 3, shape, terms);
    if (shape.style.eagerNorms) {
        const Term elements = terms.product("operator-elements", rowsOf(id, shape, terms), hiddenWidth(shape, terms));
        const auto moved = [&](double bytes) { return terms.product("bytes-moved", elements, terms("eager-norm-moves", bytes)); };
        move(op, moved(kEagerNormForward), moved(kEagerNormBackward));
    }
    if (shape.style.keepsNormalised) {
        const Term fp32 = terms("fp32-bytes", 4);
        // What is normalised is for the gradient of the weight.
        const Term bytes = shape.learning.weights ? terms.sum("eager-norm-bytes", fp32, elementBytes(shape, terms)) : fp32;
        op.keep(kUnlessPerOperator, hiddenVectors("eager-norm", bytes, shape, terms));
    }
    const Term input = hiddenVectors("norm-input", elementBytes(shape, terms), shape, terms);
    const OffloadedInputs& offloaded = shape.offloadedInputs;
    const bool isBeforeAttention = id == OperatorId::AttentionNorm;
    const bool isBeforeFeedForward = id == OperatorId::FeedForwardNorm;
    const KeptModes ofInput = isBeforeAttention     ? offloaded.modesOfLayerInput(OffloadModule::AttentionNorm)
                              : isBeforeFeedForward ? offloaded.modesOfLayerInput(OffloadModule::MlpNorm)
                                                    : 0;
    op.normInput = Bytes(input.value);
    op.offloadsNormInput = (ofInput & keptModes({Recompute::None})) != 0;
    // The fp32 copy takes the input's place, but where recomputation starts from it.
    const bool startsAgain = isLayerInput ? id != OperatorId::FinalNorm : shape.recomputeModules.has(RecomputeModule::LayerNorm);
    const bool isNeeded = !shape.style.keepsNormalised || startsAgain;
    op.keep(!isNeeded ? 0 : isLayerInput ? kAlways : kUnlessPerOperator, input, ofInput);
    if (isReadForWeights(id, shape))
        op.keep(kUnlessPerOperator, hiddenVectors("norm-output", multiplyInputBytes(shape, terms), shape, terms),
                isBeforeAttention ? offloaded.modesOf(OffloadModule::QkvLinear) : 0);
    return op;
}

Operator residualOperator(OperatorId id, const RankShape& shape, const Terms& terms)
{
    Operator op = memoryBound(id, hiddenWidth(shape, terms), 3, 2, shape, terms);
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
        reduceOutput(op, group, shape, terms);
    list.push_back(std::move(op));
}

}  // namespace shardscope
