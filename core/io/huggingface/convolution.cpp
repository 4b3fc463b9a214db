// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// LFM2's gated short convolution: three projections of the input, a depthwise filter, an output projection.
LayerKind withShortConvolution(Config& config, LayerKind layer, std::int64_t hidden)
{
    const bool bias = config.flag("conv_bias", false);
    const std::int64_t kernel = config.dimension({"conv_L_cache"}, 3, 1024);
    layer.mixer = Mixer::Linear;
    TensorList list(layer.extraTensors, TensorKind::LinearAttention);
    list.matrix("conv.in_proj", 3 * hidden, hidden, TensorCut::Column, bias);
    list.table("conv.conv.weight", hidden, kernel, TensorCut::Column);
    if (bias)
        list.vector("conv.conv", hidden, TensorCut::Column, false, ".bias");
    list.matrix("conv.out_proj", hidden, hidden, TensorCut::Row, bias);
    return layer;
}

/// LFM2 shrinks the written width to two thirds and rounds it up.
std::int64_t adjustedWidth(Config& config, std::int64_t width)
{
    if (!config.flag("block_auto_adjust_ff_dim", true))
        return width;
    const double factor = config.number({"block_ffn_dim_multiplier"}, 1.0, 1.0 / 65536, 65536);
    const std::int64_t multiple = config.dimension({"block_multiple_of"}, 256, kMaxHidden);
    const std::int64_t twoThirds = 2 * width / 3;
    const auto scaled = static_cast<std::int64_t>(factor * static_cast<double>(twoThirds));
    return std::max<std::int64_t>(1, (scaled + multiple - 1) / multiple * multiple);
}

std::vector<bool> attentionLayers(Config& config, std::int64_t layers)
{
    const auto indices = config.integers("full_attn_idxs", 0, kMaxLayers);
    return config.layersCalled("full_attention", "layer_types", layers,
                               [&](std::int64_t layer) { return !indices || contains(*indices, layer); });
}

void readLfm2(Config& config, Architecture& architecture, bool hasExperts)
{
    DecoderTraits traits{.sizes = {65536, 2560, 32, 32, 8, 0, 12288, 128000}, .tied = true, .qkNorm = {QkNorm::PerHead}};
    traits.tied = config.flag("tie_embedding", true);
    Dimensions dimensions = readDimensions(config, architecture, traits);
    dimensions.ffn = config.dimension({"block_ff_dim", "intermediate_size"}, traits.sizes.ffn, kMaxWidth);
    if (!hasExperts)
        dimensions.ffn = adjustedWidth(config, dimensions.ffn);
    MixtureOfExperts experts;
    std::int64_t firstSparse = kMaxLayers;
    if (hasExperts) {
        experts = readExperts(config, {.expertsDefault = 32, .topKDefault = 4, .widthDefault = 1792});
        experts.correctionBias = config.flag("use_expert_bias", true);
        firstSparse = config.count({"num_dense_layers"}, 2, kMaxLayers);
    }
    if (config.failed())
        return;
    const std::vector<bool> isAttention = attentionLayers(config, dimensions.layers);
    const LayerKind attention = denseLayer(config, traits, dimensions);
    const LayerKind convolution = withShortConvolution(config, attention, architecture.hidden);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer) {
        const LayerKind& base = isAttention[static_cast<std::size_t>(layer)] ? attention : convolution;
        addLayer(config, architecture, layer >= firstSparse ? withExperts(base, experts) : base);
    }
}

void readLfm2Dense(Config& config, Architecture& architecture) { readLfm2(config, architecture, false); }

void readLfm2Moe(Config& config, Architecture& architecture) { readLfm2(config, architecture, true); }

/// Griffin's recurrent block (arXiv 2402.19427): two branches with bias, a short filter, block-diagonal gates.
LayerKind withRecurrence(Config& config, LayerKind layer, std::int64_t hidden, std::int64_t heads)
{
    const std::int64_t width = config.dimension({"lru_width"}, hidden, kMaxWidth);
    const std::int64_t kernel = config.dimension({"conv1d_width"}, 4, 1024);
    config.requireMultiple(width, "recurrence width", heads, "the number of heads", "lru_width");
    const std::int64_t block = std::max<std::int64_t>(1, width / std::max<std::int64_t>(1, heads));
    layer.mixer = Mixer::StateSpace;
    TensorList list(layer.extraTensors, TensorKind::StateSpace);
    list.matrix("temporal_block.linear_x", width, hidden, TensorCut::Column, true);
    list.matrix("temporal_block.linear_y", width, hidden, TensorCut::Column, true);
    list.table("temporal_block.conv_1d.weight", width, kernel, TensorCut::Column);
    list.vector("temporal_block.conv_1d", width, TensorCut::Column, false, ".bias");
    list.vector("temporal_block.rg_lru.recurrent_param", width, TensorCut::Column, false, "");
    for (const char* gate : {"temporal_block.rg_lru.input_gate", "temporal_block.rg_lru.recurrent_gate"})
        list.matrix(gate, width, block, TensorCut::Column, true);
    list.matrix("temporal_block.linear_out", hidden, width, TensorCut::Row, true);
    return layer;
}

void readRecurrentGemma(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{
        .sizes = {256000, 2560, 26, 10, 0, 0, 7680, 8192}, .tied = true, .biases = {kAttentionBias, kAlwaysBias, kAlwaysBias}};
    Dimensions dimensions = readDimensions(config, architecture, traits);
    // The config writes the width of both halves of the gated feed-forward.
    config.requireMultiple(dimensions.ffn, "feed-forward width", 2, "the two halves of a gated feed-forward,", "intermediate_size");
    dimensions.ffn = std::max<std::int64_t>(1, dimensions.ffn / 2);
    const std::int64_t window = config.count({"attention_window_size"}, 2048, kMaxPositions);
    auto types = config.words("block_types");
    if (types && types->empty())
        config.contradiction("block_types has no kind of block", "block_types");
    if (config.failed())
        return;
    if (!types)
        types = std::vector<std::string>{"recurrent", "recurrent", "attention"};
    LayerKind attention = denseLayer(config, traits, dimensions);
    const LayerKind recurrent = withRecurrence(config, attention, architecture.hidden, dimensions.heads);
    attention.attention.slidingWindow = window;
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer)
        addLayer(config, architecture, (*types)[static_cast<std::size_t>(layer) % types->size()] == "attention" ? attention : recurrent);
}

constexpr ReaderRow kConvolutionReaders[] = {{"lfm2", readLfm2Dense}, {"lfm2_moe", readLfm2Moe}, {"recurrent_gemma", readRecurrentGemma}};

}  // namespace

std::span<const ReaderRow> convolutionReaders() { return kConvolutionReaders; }

}  // namespace shardscope::huggingface
