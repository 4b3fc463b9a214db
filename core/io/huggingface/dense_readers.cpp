// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/huggingface/tables.h"

#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// A dense decoder whose every layer has some tensors more.
template <typename AddTensors>
void readWithExtras(Config& config, Architecture& architecture, const DecoderTraits& traits, AddTensors addTensors)
{
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    if (config.failed())
        return;
    LayerKind layer = denseLayer(config, traits, dimensions);
    addTensors(layer.extraTensors, architecture, dimensions);
    addLayers(config, architecture, traits, layer, dimensions.layers);
}

void readStableLm(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.vocab = 50304,
                         .hidden = 2560,
                         .kvHeads = 32,
                         .ffn = 6912,
                         .maxPositions = 4096,
                         .qkvBias = {"use_qkv_bias", false},
                         .qkNorm = QkNorm::Full,
                         .qkNormRule = {"qk_layernorm", false},
                         .norm = Norm::LayerNorm,
                         .normBias = true};
    traits.parallel = config.flag("use_parallel_residual", false);
    traits.norms = traits.parallel ? 1 : 2;
    readDenseDecoder(config, architecture, traits);
}

void readPhi(Config& config, Architecture& architecture)
{
    readDenseDecoder(config, architecture,
                     {.vocab = 51200,
                      .hidden = 2048,
                      .layers = 24,
                      .ffnPerHidden = 4,
                      .maxPositions = 2048,
                      .qkvBias = kAlwaysBias,
                      .outputBias = kAlwaysBias,
                      .ffnBias = kAlwaysBias,
                      .headBias = kAlwaysBias,
                      .qkNorm = QkNorm::PerHead,
                      .qkNormRule = {"qk_layernorm", false},
                      .qkNormBias = true,
                      .gated = false,
                      .norms = 1,
                      .parallel = true,
                      .norm = Norm::LayerNorm,
                      .normBias = true});
}

void readPhi3Small(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.vocab = 100352,
                         .kvHeads = 8,
                         .ffn = 14336,
                         .maxPositions = 8192,
                         .tied = true,
                         .qkvBias = kAlwaysBias,
                         .outputBias = kAlwaysBias,
                         .ffnBias = kAlwaysBias,
                         .norm = Norm::LayerNorm,
                         .normBias = true};
    traits.ffn = config.dimension({"ff_intermediate_size"}, traits.ffn, kMaxWidth);
    readDenseDecoder(config, architecture, traits);
}

/// The first Qwen names the width of gate and up projection together.
void readQwen(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.vocab = 151936, .headDim = 128, .ffn = 22016, .maxPositions = 8192, .qkvBias = kAlwaysBias};
    const bool bias = !config.flag("no_bias", true);
    traits.outputBias.fallback = traits.ffnBias.fallback = bias;
    Dimensions dimensions = readDimensions(config, architecture, traits);
    if (config.failed())
        return;
    config.requireMultiple(dimensions.ffn, "feed-forward width", 2, "the two halves of a gated feed-forward,", "intermediate_size");
    dimensions.ffn = std::max<std::int64_t>(1, dimensions.ffn / 2);
    addLayers(config, architecture, traits, denseLayer(config, traits, dimensions), dimensions.layers);
}

/// MiMo, arXiv 2505.07608: Qwen2's layer and multi-token prediction.
void readMimo(Config& config, Architecture& architecture)
{
    readDenseDecoder(config, architecture,
                     {.vocab = 151680,
                      .layers = 36,
                      .kvHeads = 8,
                      .headDim = 128,
                      .ffn = 11008,
                      .maxPositions = 32768,
                      .qkvBias = {"attention_bias", true},
                      .slides = Slides::WhenEnabled,
                      .window = 4096});
    architecture.mtpLayers = static_cast<int>(config.count({"num_nextn_predict_layers"}, 0, 64));
}

/// BitNet b1.58: two norms more, inside attention and feed-forward.
void readBitNet(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.vocab = 128256,
                               .hidden = 2560,
                               .layers = 30,
                               .heads = 20,
                               .kvHeads = 5,
                               .ffn = 6912,
                               .qkvBias = kAttentionBias,
                               .outputBias = kAttentionBias};
    readWithExtras(config, architecture, traits, [](std::vector<Tensor>& tensors, const Architecture& model, const Dimensions& dimensions) {
        TensorList list(tensors, TensorKind::Norm);
        list.vector("self_attn.attn_sub_norm", model.hidden);
        list.vector("mlp.ffn_sub_norm", dimensions.ffn, TensorCut::Column);
    });
}

/// Apertus, arXiv 2509.14233: xIELU has two learned numbers a layer.
void readApertus(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.vocab = 131072,
                               .ffn = 14336,
                               .maxPositions = 65536,
                               .qkvBias = kAttentionBias,
                               .outputBias = kAttentionBias,
                               .ffnBias = kMlpBias,
                               .qkNorm = QkNorm::PerHead,
                               .gated = false};
    readWithExtras(config, architecture, traits, [](std::vector<Tensor>& tensors, const Architecture&, const Dimensions&) {
        TensorList(tensors, TensorKind::FeedForward).vector("mlp.act_fn.alpha", 2, TensorCut::Replicated, false, "");
    });
}

/// Differential attention (arXiv 2410.05258): four vectors of a head's width weigh the two maps against each other.
void readDiffLlama(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.hidden = 2048,
                               .layers = 16,
                               .kvHeads = 8,
                               .ffn = 8192,
                               .maxPositions = 2048,
                               .qkvBias = kAttentionBias,
                               .outputBias = kAttentionBias};
    readWithExtras(config, architecture, traits, [](std::vector<Tensor>& tensors, const Architecture&, const Dimensions& dimensions) {
        TensorList(tensors, TensorKind::Attention).vector("self_attn.lambda", 4 * dimensions.headDim, TensorCut::Replicated, false, "");
    });
}

constexpr ReaderRow kReaders[] = {
    {"apertus", readApertus},
    {"bitnet", readBitNet},
    {"diffllama", readDiffLlama},
    {"mimo", readMimo},
    {"phi", readPhi},
    {"phi-msft", readPhi},
    {"phi3small", readPhi3Small},
    {"qwen", readQwen},
    {"stablelm", readStableLm},
    {"stablelm_epoch", readStableLm},
};

}  // namespace

std::span<const ReaderRow> denseReaders() { return kReaders; }

}  // namespace shardscope::huggingface
