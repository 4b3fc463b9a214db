// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// Gated DeltaNet (arXiv 2412.06464) as Qwen3-Next and Qwen3.5 build it: queries, keys, values and the gate from one
/// projection, decay and update rate from another, a short convolution, a norm over each value head.
void addGatedDeltaNet(Config& config, LayerKind& layer, std::int64_t hidden)
{
    const std::int64_t keyHeads = config.dimension({"linear_num_key_heads"}, 16, kMaxHeads);
    const std::int64_t valueHeads = config.dimension({"linear_num_value_heads"}, 32, kMaxHeads);
    const std::int64_t keyDim = config.dimension({"linear_key_head_dim"}, 128, kMaxHeadDim);
    const std::int64_t valueDim = config.dimension({"linear_value_head_dim"}, 128, kMaxHeadDim);
    const std::int64_t kernel = config.dimension({"linear_conv_kernel_dim"}, 4, 1024);
    const std::int64_t keys = keyHeads * keyDim;
    const std::int64_t values = valueHeads * valueDim;
    config.requireMultiple(valueHeads, "value heads", keyHeads, "key heads", "linear_num_value_heads");
    layer.mixer = Mixer::Linear;
    layer.recurrence = Recurrence{RecurrenceKind::GatedDelta, keyHeads, valueHeads, keyDim, valueDim, kernel};
    TensorList list(layer.extraTensors, TensorKind::LinearAttention);
    list.matrix("linear_attn.in_proj_qkvz", 2 * keys + 2 * values, hidden, TensorCut::Column, false);
    list.matrix("linear_attn.in_proj_ba", 2 * valueHeads, hidden, TensorCut::Column, false);
    list.table("linear_attn.conv1d.weight", 2 * keys + values, kernel, TensorCut::Column);
    list.vector("linear_attn.dt_bias", valueHeads, TensorCut::Column, false, "");
    list.vector("linear_attn.A_log", valueHeads, TensorCut::Column, false, "");
    list.vector("linear_attn.norm", valueDim);
    list.matrix("linear_attn.out_proj", hidden, values, TensorCut::Row, false);
}

/// Full attention every n-th layer, or where `layer_types` says so.
std::vector<bool> fullAttentionLayers(Config& config, std::int64_t layers)
{
    const std::int64_t interval = config.dimension({"full_attention_interval"}, 4, kMaxLayers);
    return config.layersCalled("full_attention", "layer_types", layers, [&](std::int64_t layer) { return (layer + 1) % interval == 0; });
}

struct QwenHybrid {
    DecoderTraits traits;
    bool hasExperts = true;
    std::int64_t experts = 512;
    std::int64_t topK = 10;
};

MixtureOfExperts readQwenExperts(Config& config, const QwenHybrid& family)
{
    MixtureOfExperts experts = readExperts(config, {.expertsDefault = family.experts, .topKDefault = family.topK, .widthDefault = 512});
    addSharedExperts(experts, 1, config.dimension({"shared_expert_intermediate_size"}, 512, kMaxWidth));
    experts.sharedGate = true;
    return experts;
}

void readQwenHybrid(Config& config, Architecture& architecture, const QwenHybrid& family)
{
    const Dimensions dimensions = readDimensions(config, architecture, family.traits);
    MixtureOfExperts experts;
    if (family.hasExperts)
        experts = readQwenExperts(config, family);
    architecture.mtpLayers = static_cast<int>(config.count({"mtp_num_hidden_layers"}, 0, 64));
    const std::int64_t step = config.dimension({"decoder_sparse_step"}, 1, kMaxLayers);
    const auto denseOnly = config.integers("mlp_only_layers", 0, kMaxLayers).value_or(std::vector<std::int64_t>());
    if (config.failed())
        return;
    const std::vector<bool> full = fullAttentionLayers(config, dimensions.layers);
    LayerKind attention = denseLayer(config, family.traits, dimensions);
    attention.attention.outputGate = config.flag("attn_output_gate", true);
    LayerKind linear = attention;
    addGatedDeltaNet(config, linear, architecture.hidden);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer) {
        const LayerKind& base = full[static_cast<std::size_t>(layer)] ? attention : linear;
        const bool sparse = family.hasExperts && (layer + 1) % step == 0 && !contains(denseOnly, layer);
        addLayer(config, architecture, sparse ? withExperts(base, experts) : base);
    }
    if (architecture.mtpLayers > 0)
        architecture.mtpKind = family.hasExperts ? withExperts(attention, experts) : attention;
}

constexpr DecoderTraits qwenTraits(std::int64_t vocab, std::int64_t hidden, std::int64_t layers, std::int64_t kvHeads, std::int64_t ffn)
{
    return {.sizes = {vocab, hidden, layers, 16, kvHeads, 256, ffn, 32768}, .biases = kAttentionBiases, .qkNorm = {QkNorm::PerHead}};
}

void readQwen3Next(Config& config, Architecture& architecture)
{
    readQwenHybrid(config, architecture, {qwenTraits(151936, 2048, 48, 2, 5632)});
}

void readQwen35(Config& config, Architecture& architecture)
{
    readQwenHybrid(config, architecture, {qwenTraits(248320, 4096, 32, 4, 12288), false});
}

void readQwen35Moe(Config& config, Architecture& architecture)
{
    readQwenHybrid(config, architecture, {qwenTraits(248320, 2048, 40, 2, 512), true, 256, 8});
}

/// Lightning attention (MiniMax-01, arXiv 2501.08313): one projection to queries, keys and values, an output gate, a norm.
void addLightning(LayerKind& layer, std::int64_t hidden)
{
    const Attention& attention = layer.attention;
    const std::int64_t width = attention.heads * attention.headDim;
    layer.mixer = Mixer::Linear;
    layer.recurrence = Recurrence{RecurrenceKind::Lightning, attention.heads, attention.heads, attention.headDim, attention.headDim};
    TensorList list(layer.extraTensors, TensorKind::LinearAttention);
    list.matrix("self_attn.qkv_proj", 3 * width, hidden, TensorCut::Column, false);
    list.matrix("self_attn.output_gate", width, hidden, TensorCut::Column, false);
    list.vector("self_attn.norm", width, TensorCut::Column);
    list.matrix("self_attn.out_proj", hidden, width, TensorCut::Row, false);
}

void readMiniMax(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {.kvHeads = 8, .ffn = 14336, .positions = 131072}};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    MixtureOfExperts experts = readExperts(config, {.experts = "num_local_experts", .width = "intermediate_size", .widthDefault = 14336});
    addSharedFeedForward(config, experts);
    const auto softmax = config.integerPerLayer("attn_type_list", 0, 1, dimensions.layers);
    const std::vector<bool> full = config.layersCalled("full_attention", "layer_types", dimensions.layers, [&](std::int64_t layer) {
        return softmax ? (*softmax)[static_cast<std::size_t>(layer)] == 1 : layer % 2 == 0;
    });
    if (config.failed())
        return;
    const LayerKind attention = withExperts(denseLayer(config, traits, dimensions), experts);
    LayerKind linear = attention;
    addLightning(linear, architecture.hidden);
    for (const bool softmaxLayer : full)
        addLayer(config, architecture, softmaxLayer ? attention : linear);
}

constexpr ReaderRow kLinearAttentionReaders[] = {
    {"minimax", readMiniMax},     {"minimax_m1", readMiniMax},   {"minimax_text_01", readMiniMax}, {"qwen3_5_moe_text", readQwen35Moe},
    {"qwen3_5_text", readQwen35}, {"qwen3_next", readQwen3Next},
};

}  // namespace

std::span<const ReaderRow> linearAttentionReaders() { return kLinearAttentionReaders; }

}  // namespace shardscope::huggingface
