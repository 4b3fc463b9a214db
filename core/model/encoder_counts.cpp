// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/encoder_counts.h"

#include <algorithm>

#include "core/model/architecture.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

std::int64_t elements(const std::vector<Tensor>& tensors)
{
    std::int64_t all = 0;
    for (const Tensor& tensor : tensors)
        all += tensor.elements();
    return all;
}

double multiplied(const std::vector<Tensor>& tensors)
{
    double all = 0;
    for (const Tensor& tensor : tensors)
        all += tensor.matrixMultiply ? static_cast<double>(tensor.elements()) : 0;
    return all;
}

struct ForwardFlop {
    double layers = 0;
    double projector = 0;
    double first = 0;           ///< of `layers`: the first multiply, whose input has no gradient
    double firstProjector = 0;  ///< of `projector`: the first multiply
};

/// Returns the elements of the first matrix that is multiplied, of each copy of it.
double firstMultiplied(const std::vector<Tensor>& tensors)
{
    const auto first = std::find_if(tensors.begin(), tensors.end(), [](const Tensor& each) { return each.matrixMultiply; });
    return first == tensors.end() ? 0 : static_cast<double>(first->elements());
}

ForwardFlop forwardFlop(const Encoder& encoder)
{
    const auto patches = static_cast<double>(encoder.patchesOfItem());
    const Architecture stack = encoderStack(encoder);
    ForwardFlop flop;
    flop.layers = 2 * patches * multiplied(encoder.inputTensors);
    for (const Convolution& convolution : encoder.convolutions)
        flop.layers += 2 * patches * convolution.multipliesPerPatch();
    flop.first = 2 * patches *
                 (encoder.convolutions.empty() ? firstMultiplied(encoder.inputTensors) : encoder.convolutions.front().multipliesPerPatch());
    for (const std::uint8_t index : encoder.kindOfLayer) {
        const LayerKind& kind = encoder.kinds[index];
        const double keys = causalKeys(kind.attention, patches).value;
        const auto widths = static_cast<double>(kind.attention.heads * (kind.attention.qkHeadDim() + kind.attention.valueHeadDim()));
        flop.layers += 2 * patches * (multiplied(layerTensors(stack, kind)) + keys * widths);
    }
    flop.projector = 2 * static_cast<double>(encoder.tokensOfItem()) * multiplied(encoder.projectorTensors);
    flop.firstProjector = 2 * static_cast<double>(encoder.tokensOfItem()) * firstMultiplied(encoder.projectorTensors);
    return flop;
}

}  // namespace

/// Both sides of an image are rounded to whole squares of merged patches, as image processors resize them.
std::int64_t Encoder::patchesOfItem() const
{
    if (sound && sound->seconds > 0)
        return sound->patches();
    const std::int64_t square = patchSide * mergedSide;
    if (height <= 0 || width <= 0 || square <= 0)
        return tokensPerItem * patchesPerToken();
    const auto squares = [square](std::int64_t side) { return std::max<std::int64_t>(1, (side + square / 2) / square); };
    return squares(height) * squares(width) * mergedSide * mergedSide;
}

std::int64_t Encoder::tokensOfItem() const
{
    return tokensPerItem > 0 ? tokensPerItem : patchesOfItem() / std::max<std::int64_t>(1, patchesPerToken());
}

Architecture encoderStack(const Encoder& encoder)
{
    Architecture stack;
    stack.modelType = encoder.modelType;
    stack.hidden = encoder.hidden;
    stack.vocab = 1;
    stack.norm = encoder.norm;
    stack.normBias = encoder.normBias;
    stack.position = encoder.position;
    stack.kinds = encoder.kinds;
    stack.kindOfLayer = encoder.kindOfLayer;
    return stack;
}

EncoderParameters encoderParameters(const Encoder& encoder)
{
    const Architecture stack = encoderStack(encoder);
    EncoderParameters count{elements(encoder.inputTensors), elements(encoder.projectorTensors)};
    for (const std::uint8_t index : encoder.kindOfLayer)
        count.layers += layerParameters(stack, encoder.kinds[index]);
    return count;
}

Flop forwardFlopOfItem(const Encoder& encoder)
{
    const ForwardFlop flop = forwardFlop(encoder);
    return Flop(flop.layers + flop.projector);
}

Term encoderFlopPerToken(const Architecture& architecture, std::int64_t sequenceLength, const Terms& terms)
{
    TermSum all;
    for (const Encoder& encoder : architecture.encoders) {
        if (!encoder.takesPart())
            continue;
        const Terms own = terms.recorder() ? terms.about(terms.recorder()->text(encoder.name)) : terms;
        const ForwardFlop flop = forwardFlop(encoder);
        const Term three = own("forward-and-gradients", 3);
        const Term layers = own("encoder-layers-flop", flop.layers);
        const Term learnt = encoder.frozen
                                ? layers
                                : own.difference("encoder-layers-training-flop", own.product("encoder-layers-both-ways", three, layers),
                                                 own("encoder-first-flop", flop.first));
        const Term both = own.product("encoder-projector-both-ways", three, own("encoder-projector-flop", flop.projector));
        const Term projector = encoder.frozen ? own.difference("encoder-projector-training-flop", both,
                                                               own("encoder-first-projector-flop", flop.firstProjector))
                                              : own.named("encoder-projector-training-flop", both);
        const Term item = own.sum("encoder-item-flop", learnt, projector);
        all.add(own.quotient("encoder-flop-per-token",
                             own.product("encoder-flop-of-sequence", own("items-per-sequence", *encoder.itemsPerSequence), item),
                             own("/training/sequence_length", static_cast<double>(sequenceLength))));
    }
    return all.as("encoder-flop-of-all", terms);
}

double encodedVectors(const Architecture& architecture)
{
    double vectors = 0;
    for (const Encoder& encoder : architecture.encoders)
        vectors += encoder.itemsPerSequence.value_or(0) * static_cast<double>(encoder.tokensOfItem() * (1 + encoder.deepOutputs));
    return vectors;
}

double encodedTokens(const Architecture& architecture)
{
    double tokens = 0;
    for (const Encoder& encoder : architecture.encoders)
        tokens += encoder.itemsPerSequence.value_or(0) * static_cast<double>(encoder.tokensOfItem());
    return tokens;
}

}  // namespace shardscope
