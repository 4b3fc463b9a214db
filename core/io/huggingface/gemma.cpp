// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

constexpr DecoderTraits gemmaTraits(std::int64_t hidden, std::int64_t layers, std::int64_t kvHeads, std::int64_t ffn, std::int64_t window)
{
    return {.sizes = {262144, hidden, layers, 8, kvHeads, 256, ffn, 131072},
            .tied = true,
            .biases = kAttentionBiases,
            .qkNorm = {QkNorm::PerHead},
            .norms = 4,
            .sliding = {Slides::ButEveryNth, window, 6}};
}

/// Per-layer embeddings: a second table with a slice for every layer, mixed in through a gate (Gemma 3n, Gemma 4).
void addPerLayerEmbeddings(Config& config, Architecture& architecture, LayerKind& layer, std::int64_t width, std::int64_t layers)
{
    const std::int64_t rows = config.dimension({"vocab_size_per_layer_input"}, 262144, kMaxVocab);
    TensorList(architecture.extraTensors, TensorKind::Embedding)
        .table("embed_tokens_per_layer.weight", rows, layers * width, TensorCut::Vocabulary);
    TensorList outer(architecture.extraTensors, TensorKind::Other);
    outer.matrix("per_layer_model_projection", layers * width, architecture.hidden, TensorCut::Replicated, false);
    outer.vector("per_layer_projection_norm", width);
    TensorList inner(layer.extraTensors, TensorKind::Other);
    inner.matrix("per_layer_input_gate", width, architecture.hidden, TensorCut::Replicated, false);
    inner.matrix("per_layer_projection", architecture.hidden, width, TensorCut::Replicated, false);
    inner.vector("post_per_layer_input_norm", architecture.hidden);
}

/// Gemma 3n's alternating updates and low-rank residual: small tensors in every layer, square ones around them.
void addAltUp(Config& config, Architecture& architecture, LayerKind& layer)
{
    const std::int64_t inputs = config.dimension({"altup_num_inputs"}, 4, 64);
    const std::int64_t rank = config.dimension({"laurel_rank"}, 64, kMaxWidth);
    const std::int64_t hidden = architecture.hidden;
    TensorList list(layer.extraTensors, TensorKind::Other);
    list.vector("altup.correct_output_scale", hidden, TensorCut::Replicated, false, "");
    list.matrix("altup.correction_coefs", inputs, inputs, TensorCut::Replicated, false);
    list.matrix("altup.prediction_coefs", inputs * inputs, inputs, TensorCut::Replicated, false);
    list.matrix("altup.modality_router", inputs, hidden, TensorCut::Replicated, false);
    list.vector("altup.router_norm", hidden);
    list.matrix("laurel.linear_left", rank, hidden, TensorCut::Replicated, false);
    list.matrix("laurel.linear_right", hidden, rank, TensorCut::Replicated, false);
    list.vector("laurel.post_laurel_norm", hidden);
    if (inputs > 1) {
        TensorList outer(architecture.extraTensors, TensorKind::Other, inputs - 1);
        outer.matrix("altup_projections", hidden, hidden, TensorCut::Replicated, false);
        outer.matrix("altup_unembed_projections", hidden, hidden, TensorCut::Replicated, false);
    }
}

/// The feed-forward width, which Gemma 3n writes once a layer.
std::vector<std::int64_t> feedForwardWidths(Config& config, std::int64_t layers, std::int64_t classDefault)
{
    constexpr std::string_view key = "intermediate_size";
    const Json* value = config.find(key);
    if (value && value->is_array())
        return config.integerPerLayer(key, 1, kMaxWidth, layers).value_or(std::vector<std::int64_t>());
    return std::vector<std::int64_t>(static_cast<std::size_t>(layers), config.dimension({key}, classDefault, kMaxWidth));
}

/// Returns what every layer of these models needs from the config, apart from the feed-forward width.
Dimensions readAllButWidth(Config& config, Architecture& architecture, const DecoderTraits& traits)
{
    Dimensions dimensions;
    architecture.hidden = config.coreDimension({"hidden_size"}, traits.sizes.hidden, kMaxHidden);
    dimensions.layers = config.coreDimension({"num_hidden_layers"}, traits.sizes.layers, kMaxLayers);
    dimensions.heads = config.coreDimension({"num_attention_heads"}, traits.sizes.heads, kMaxHeads);
    dimensions.kvHeads = config.dimension({"num_key_value_heads"}, traits.sizes.kvHeads, kMaxHeads);
    dimensions.headDim = config.dimension({"head_dim"}, traits.sizes.headDim, kMaxHeadDim);
    dimensions.ffn = traits.sizes.ffn;
    architecture.vocab = config.dimension({"vocab_size"}, traits.sizes.vocab, kMaxVocab);
    architecture.maxPositions = config.dimension({"max_position_embeddings"}, traits.sizes.positions, kMaxPositions);
    architecture.tiedEmbeddings = config.tied(traits.tied);
    return dimensions;
}

void readGemma3n(Config& config, Architecture& architecture)
{
    DecoderTraits traits = gemmaTraits(2048, 35, 2, 16384, 512);
    traits.sizes.vocab = 262400;
    traits.sizes.positions = 32768;
    traits.sliding.pattern = 5;
    const Dimensions dimensions = readAllButWidth(config, architecture, traits);
    if (config.failed())
        return;
    const std::vector<std::int64_t> widths = feedForwardWidths(config, dimensions.layers, traits.sizes.ffn);
    const std::vector<std::int64_t> windows = readWindows(config, traits, dimensions.layers);
    LayerKind layer = denseLayer(config, traits, dimensions);
    addAltUp(config, architecture, layer);
    addPerLayerEmbeddings(config, architecture, layer, config.dimension({"hidden_size_per_layer_input"}, 256, kMaxWidth),
                          dimensions.layers);
    for (std::size_t index = 0; index < windows.size() && !config.failed(); ++index) {
        LayerKind kind = layer;
        kind.attention.slidingWindow = windows[index];
        kind.feedForward->width = widths[index];
        addLayer(config, architecture, std::move(kind), "width " + std::to_string(widths[index]));
    }
}

/// Gemma 4's experts are parallel to the dense feed-forward, with three norms and a scaled router of their own.
void addGemma4Experts(Config& config, LayerKind& layer, std::int64_t hidden)
{
    const MixtureOfExperts experts = readExperts(config, {.topK = "top_k_experts"});
    layer.experts = experts;
    layer.norms += 3;
    TensorList list(layer.extraTensors, TensorKind::Router);
    list.vector("router.scale", hidden, TensorCut::Replicated, false, "");
    list.vector("router.per_expert_scale", experts.experts, TensorCut::Replicated, false, "");
}

/// Gemma 4: full attention has wider heads, where values may be the keys; the last layers may reuse earlier keys and values.
void readGemma4(Config& config, Architecture& architecture)
{
    const DecoderTraits traits = gemmaTraits(2304, 30, 4, 9216, 512);
    Dimensions dimensions = readAllButWidth(config, architecture, traits);
    dimensions.ffn = config.dimension({"intermediate_size"}, traits.sizes.ffn, kMaxWidth);
    const std::int64_t globalHeadDim =
        config.isNull("global_head_dim") ? dimensions.headDim : config.dimension({"global_head_dim"}, 512, kMaxHeadDim);
    const bool valuesAreKeys = config.flag("attention_k_eq_v", false);
    const std::int64_t globalKvHeads = config.dimension({"num_global_key_value_heads"}, dimensions.kvHeads, kMaxHeads);
    const std::int64_t shared = config.count({"num_kv_shared_layers"}, 0, kMaxLayers);
    const bool doubleWide = config.flag("use_double_wide_mlp", false);
    const std::int64_t perLayerWidth =
        config.isNull("hidden_size_per_layer_input") ? 0 : config.count({"hidden_size_per_layer_input"}, 256, kMaxWidth);
    if (config.failed())
        return;
    std::vector<std::int64_t> windows = readWindows(config, traits, dimensions.layers);
    windows.back() = 0;  // the last layer always sees everything
    LayerKind layer = denseLayer(config, traits, dimensions);
    if (config.flag("enable_moe_block", false))
        addGemma4Experts(config, layer, architecture.hidden);
    if (perLayerWidth > 0)
        addPerLayerEmbeddings(config, architecture, layer, perLayerWidth, dimensions.layers);
    TensorList(layer.extraTensors, TensorKind::Other).vector("layer_scalar", 1, TensorCut::Replicated, false, "");
    for (std::int64_t index = 0; index < dimensions.layers; ++index) {
        LayerKind kind = layer;
        Attention& attention = kind.attention;
        attention.slidingWindow = windows[static_cast<std::size_t>(index)];
        if (attention.slidingWindow == 0) {
            attention.headDim = globalHeadDim;
            attention.valuesAreKeys = valuesAreKeys;
            attention.kvHeads = valuesAreKeys ? globalKvHeads : attention.kvHeads;
        }
        const bool shares = shared > 0 && index >= dimensions.layers - shared;
        attention.sharesKeyValue = shares;
        if (doubleWide && shares)
            kind.feedForward->width *= 2;
        addLayer(config, architecture, std::move(kind), shares ? "shared keys and values" : "");
    }
}

constexpr ReaderRow kGemmaReaders[] = {{"gemma3n_text", readGemma3n}, {"gemma4_text", readGemma4}};

}  // namespace

std::span<const ReaderRow> gemmaReaders() { return kGemmaReaders; }

}  // namespace shardscope::huggingface
