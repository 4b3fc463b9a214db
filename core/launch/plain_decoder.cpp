// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/plain_decoder.h"

#include <algorithm>

namespace shardscope {
namespace {

bool isPlainLayer(const LayerKind& kind)
{
    const bool hasOneFeedForward = kind.feedForward.has_value() != kind.experts.has_value();
    const Attention& attention = kind.attention;
    return kind.mixer == Mixer::Softmax && hasOneFeedForward && !kind.parallel && kind.norms == 2 && kind.extraTensors.empty() &&
           !kind.memory && !attention.sparse && !attention.blocks && !attention.outputNorm &&
           !(kind.experts && kind.experts->latentWidth > 0) && !attention.chunked && !attention.outputGate && !attention.valuesAreKeys &&
           !attention.sharesKeyValue && !attention.qkNormBias && attention.qkNorm != QkNorm::Full;
}

bool isPlainOutside(const Architecture& architecture)
{
    return architecture.embeddingWidth == 0 && !architecture.headBias && architecture.normWeight && architecture.finalNorm &&
           !architecture.embeddingNorm && architecture.extraTensors.empty();
}

/// False where the layer does not go with those before it.
bool addKind(PlainDecoder& decoder, const LayerKind& kind)
{
    const bool gated = kind.feedForward ? kind.feedForward->gated : kind.experts->expert.gated;
    const bool bias = kind.feedForward ? kind.feedForward->bias : kind.experts->expert.bias;
    decoder.gated = gated;
    decoder.bias = bias;
    if (kind.feedForward)
        decoder.feedForward = kind.feedForward->width;
    if (kind.experts)
        decoder.experts = kind.experts;
    return kind.attention == decoder.attention && bias == kind.attention.outputBias;
}

}  // namespace

std::optional<int> PlainDecoder::denseFirst() const
{
    const auto first = std::find(hasExperts.begin(), hasExperts.end(), true);
    if (std::find(first, hasExperts.end(), false) != hasExperts.end())
        return std::nullopt;
    return static_cast<int>(first - hasExperts.begin());
}

std::optional<PlainDecoder> plainDecoder(const Architecture& architecture)
{
    if (!isPlainOutside(architecture) || architecture.kindOfLayer.empty())
        return std::nullopt;
    PlainDecoder decoder;
    decoder.layers = architecture.layers();
    decoder.hidden = architecture.hidden;
    decoder.vocab = architecture.vocab;
    decoder.maxPositions = architecture.maxPositions;
    decoder.mtpLayers = architecture.mtpLayers;
    decoder.tiedEmbeddings = architecture.tiedEmbeddings;
    decoder.position = architecture.position;
    decoder.norm = architecture.norm;
    decoder.ropeTheta = architecture.ropeTheta;
    decoder.ropeScaling = architecture.ropeScaling;
    decoder.normEpsilon = architecture.normEpsilon;
    decoder.attention = architecture.layer(0).attention;
    for (int index = 0; index < architecture.layers(); ++index) {
        const LayerKind& kind = architecture.layer(index);
        if (!isPlainLayer(kind) || !addKind(decoder, kind))
            return std::nullopt;
        decoder.hasExperts.push_back(kind.experts.has_value());
    }
    return decoder;
}

bool isLikeLlama(const PlainDecoder& decoder)
{
    return decoder.position == Position::Rope && decoder.norm == Norm::RmsNorm && decoder.gated && !decoder.bias &&
           !decoder.attention.latent && decoder.attention.slidingWindow == 0;
}

}  // namespace shardscope
