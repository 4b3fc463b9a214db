// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/encoder_operators.h"

#include <algorithm>
#include <utility>

#include "core/layer/layer_operators.h"
#include "core/layer/operator_builders.h"
#include "core/layer/rank_shape.h"
#include "core/model/architecture.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

/// The rank's share of the patches, as a shape of its own: items are sequences, which context parallelism doesn't split.
RankShape shapeOf(const Encoder& encoder, const RankShape& model)
{
    const double sequences = model.sequence > 0 ? model.tokens * model.cp / model.sequence : 0;
    RankShape shape = model;
    shape.offloadedInputs = {};  // a plan names modules of the language model
    shape.hidden = static_cast<double>(encoder.hidden);
    shape.isLatent = false;
    shape.streams = 1;
    shape.sequence = static_cast<double>(encoder.patchesOfItem());
    shape.tokens = shape.shardedTokens = sequences * encoder.itemsPerSequence.value_or(0) * shape.sequence;
    shape.tp = model.encoderTp;
    shape.cp = shape.ep = shape.etp = 1;
    shape.sequenceParallel = false;
    shape.style.dropout = false;
    if (shape.style.encodesIn16Bits)
        shape.style.multiplyInputBytes = shape.style.elementBytes;
    return shape;
}

/// A multiply for each matrix after those of `list`; the first one's input has no gradient.
OperatorList multipliesOf(OperatorId id, const std::vector<Tensor>& tensors, const RankShape& shape, bool isFirst, OperatorList list = {})
{
    const Terms silent;
    for (const Tensor& tensor : tensors) {
        if (!tensor.matrixMultiply)
            continue;
        Operator op = matrixMultiply(id, {static_cast<double>(tensor.rows)}, {static_cast<double>(tensor.columns)}, shape, silent);
        op.keep(kUnlessPerOperator, ofTokens("kept-side-input", {static_cast<double>(tensor.columns)}, shape, silent));
        if (isFirst && list.empty())
            detach(op, silent);
        for (std::int64_t copy = 0; copy < tensor.copies; ++copy)
            list.push_back(op);
    }
    return list;
}

/// Each convolution is a multiply of its windows, which are never written out, and an activation.
OperatorList convolutionsOf(const Encoder& encoder, const RankShape& shape)
{
    const Terms silent;
    OperatorList list;
    for (const Convolution& convolution : encoder.convolutions) {
        RankShape places = shape;
        places.tokens = places.shardedTokens = shape.tokens * convolution.outputsPerPatch;
        const auto channels = static_cast<double>(convolution.channels);
        Operator multiply =
            matrixMultiply(OperatorId::PatchEmbedding, {channels}, {static_cast<double>(convolution.window)}, places, silent);
        const double bytes = shape.style.elementBytes;
        const double input = shape.tokens * convolution.elementsPerPatch;
        const double moved = bytes * (input + channels * (static_cast<double>(convolution.window) + places.tokens));
        move(multiply, {moved}, {2 * moved});
        multiply.keep(kUnlessPerOperator, {bytes * input});
        if (list.empty())
            detach(multiply, silent);
        list.push_back(multiply);
        Operator activation = memoryBound(OperatorId::Activation, {channels}, 2, 3, places, silent);
        activation.keep(kUnlessPerOperator, ofTokens("kept-side-input", {channels}, places, silent));
        list.push_back(activation);
    }
    return list;
}

void append(std::vector<EncoderPart>& parts, const Encoder& encoder, const RankShape& model)
{
    const RankShape shape = shapeOf(encoder, model);
    const bool learns = !encoder.frozen;
    const auto partOf = [&](EncoderPartKind kind, const RankShape& own, OperatorList operators, bool isTrained) {
        EncoderPart part;
        part.kind = kind;
        part.name = encoder.name;
        part.operators = std::move(operators);
        for (Operator& op : part.operators)
            op.in16Bits = own.style.encodesIn16Bits;
        part.shape = own;
        part.learns = isTrained;
        return part;
    };
    OperatorList inputs = multipliesOf(OperatorId::PatchEmbedding, encoder.inputTensors, shape, true, convolutionsOf(encoder, shape));
    parts.push_back(partOf(EncoderPartKind::Patches, shape, std::move(inputs), learns));
    for (std::size_t kind = 0; kind < encoder.kinds.size(); ++kind) {
        const auto layers = std::count(encoder.kindOfLayer.begin(), encoder.kindOfLayer.end(), static_cast<std::uint8_t>(kind));
        const Attention& attention = encoder.kinds[kind].attention;
        EncoderPart layer = partOf(EncoderPartKind::Layer, shape, layerOperators(encoder.kinds[kind], encoder.position, shape), learns);
        layer.headDim = static_cast<double>(attention.qkHeadDim());
        layer.keys = causalKeys(attention, shape.sequence).value;
        layer.times = static_cast<double>(layers);
        layer.isWindowed = attention.slidingWindow > 0;
        parts.push_back(std::move(layer));
    }
    RankShape merged = shape;
    const double items = shape.sequence > 0 ? shape.tokens / shape.sequence : 0;
    merged.tokens = merged.shardedTokens = items * static_cast<double>(encoder.tokensOfItem());
    parts.push_back(partOf(EncoderPartKind::Projector, merged,
                           multipliesOf(OperatorId::Projector, encoder.projectorTensors, merged, encoder.frozen), true));
}

}  // namespace

std::vector<EncoderPart> encoderParts(const Architecture& architecture, const RankShape& shape)
{
    std::vector<EncoderPart> parts;
    for (const Encoder& encoder : architecture.encoders) {
        if (encoder.itemsPerSequence.value_or(0) > 0)
            append(parts, encoder, shape);
    }
    return parts;
}

}  // namespace shardscope
