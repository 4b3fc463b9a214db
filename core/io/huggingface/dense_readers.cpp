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
    DecoderTraits traits{.sizes = {50304, 2560, 32, 32, 32, 0, 6912, 4096},
                         .biases = {{"use_qkv_bias", false}},
                         .qkNorm = {QkNorm::Full, {"qk_layernorm", false}},
                         .norm = kLayerNorm};
    traits.parallel = config.flag("use_parallel_residual", false);
    traits.norms = traits.parallel ? 1 : 2;
    readDenseDecoder(config, architecture, traits);
}

void readPhi(Config& config, Architecture& architecture)
{
    readDenseDecoder(config, architecture,
                     {.sizes = {51200, 2048, 24, 32, 0, 0, 11008, 2048},
                      .ffnPerHidden = 4,
                      .biases = {kAlwaysBias, kAlwaysBias, kAlwaysBias, kAlwaysBias},
                      .qkNorm = {QkNorm::PerHead, {"qk_layernorm", false}, true},
                      .gated = false,
                      .norms = 1,
                      .parallel = true,
                      .norm = kLayerNorm});
}

void readPhi3Small(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.sizes = {100352, 4096, 32, 32, 8, 0, 14336, 8192}, .tied = true, .biases = kAllBiases, .norm = kLayerNorm};
    traits.sizes.ffn = config.dimension({"ff_intermediate_size"}, traits.sizes.ffn, kMaxWidth);
    readDenseDecoder(config, architecture, traits);
}

/// The first Qwen names the width of gate and up projection together.
void readQwen(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.sizes = {151936, 4096, 32, 32, 0, 128, 22016, 8192}, .biases = {kAlwaysBias}};
    const bool bias = !config.flag("no_bias", true);
    traits.biases.output.fallback = traits.biases.ffn.fallback = bias;
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
                     {.sizes = {151680, 4096, 36, 32, 8, 128, 11008, 32768},
                      .biases = {{"attention_bias", true}},
                      .sliding = {Slides::WhenEnabled, 4096}});
    architecture.mtpLayers = static_cast<int>(config.count({"num_nextn_predict_layers"}, 0, 64));
}

/// BitNet b1.58: two norms more, inside attention and feed-forward.
void readBitNet(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {128256, 2560, 30, 20, 5, 0, 6912, 2048}, .biases = kAttentionBiases};
    readWithExtras(config, architecture, traits, [](std::vector<Tensor>& tensors, const Architecture& model, const Dimensions& dimensions) {
        TensorList list(tensors, TensorKind::Norm);
        list.vector("self_attn.attn_sub_norm", model.hidden);
        list.vector("mlp.ffn_sub_norm", dimensions.ffn, TensorCut::Column);
    });
}

/// Apertus, arXiv 2509.14233: xIELU has two learned numbers a layer.
void readApertus(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{
        .sizes = {.vocab = 131072, .ffn = 14336, .positions = 65536}, .biases = kLlamaBiases, .qkNorm = {QkNorm::PerHead}, .gated = false};
    readWithExtras(config, architecture, traits, [](std::vector<Tensor>& tensors, const Architecture&, const Dimensions&) {
        TensorList(tensors, TensorKind::FeedForward).vector("mlp.act_fn.alpha", 2, TensorCut::Replicated, false, "");
    });
}

/// Differential attention (arXiv 2410.05258): four vectors of a head's width weigh the two maps against each other.
void readDiffLlama(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {32000, 2048, 16, 32, 8, 0, 8192, 2048}, .biases = kAttentionBiases};
    readWithExtras(config, architecture, traits, [](std::vector<Tensor>& tensors, const Architecture&, const Dimensions& dimensions) {
        TensorList(tensors, TensorKind::Attention).vector("self_attn.lambda", 4 * dimensions.headDim, TensorCut::Replicated, false, "");
    });
}

/// ChatGLM2, ChatGLM3 and GLM-4 of 2024 in their own code. The first ChatGLM reads its prompt in both directions.
void readChatGlm(Config& config, Architecture& architecture)
{
    for (const std::string_view key : {std::string_view("position_encoding_2d"), std::string_view("inner_hidden_size")}) {
        if (config.has(key)) {
            config.fail(ErrorCode::NotACausalDecoder,
                        {"chatglm", "the first ChatGLM is a prefix decoder, which reads its prompt in both directions"}, key);
            return;
        }
    }
    DecoderTraits traits{.sizes = {65024, 4096, 28, 32, 0, 128, 13696, 2048}};
    traits.biases.qkv.fallback = config.flag("add_bias_linear", false) || config.flag("add_qkv_bias", false);
    traits.biases.output.fallback = traits.biases.ffn.fallback = config.flag("add_bias_linear", false);
    if (!config.flag("rmsnorm", true)) {
        traits.norm.kind = Norm::LayerNorm;
        traits.norm.bias = true;
    }
    traits.finalNorm = config.flag("post_layer_norm", true);
    Dimensions dimensions = readDimensions(config, architecture, traits);
    architecture.vocab = config.dimension({"padded_vocab_size", "vocab_size"}, traits.sizes.vocab, kMaxVocab);
    if (!config.flag("multi_query_attention", false))
        dimensions.kvHeads = dimensions.heads;
    if (config.failed())
        return;
    addLayers(config, architecture, traits, denseLayer(config, traits, dimensions), dimensions.layers);
}

constexpr ReaderRow kDenseReaders[] = {
    {"apertus", readApertus}, {"bitnet", readBitNet},     {"chatglm", readChatGlm},        {"diffllama", readDiffLlama},
    {"mimo", readMimo},       {"phi", readPhi},           {"phi-msft", readPhi},           {"phi3small", readPhi3Small},
    {"qwen", readQwen},       {"stablelm", readStableLm}, {"stablelm_epoch", readStableLm}};

}  // namespace

std::span<const ReaderRow> denseReaders() { return kDenseReaders; }

}  // namespace shardscope::huggingface
