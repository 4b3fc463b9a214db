// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// Rounds to a multiple, but never down by more than a tenth (OpenELM's `make_divisible`).
std::int64_t divisible(double value, std::int64_t divisor)
{
    const auto half = static_cast<std::int64_t>(value + static_cast<double>(divisor) / 2);
    const std::int64_t rounded = std::max(divisor, half / divisor * divisor);
    return static_cast<double>(rounded) < 0.9 * value ? rounded + divisor : rounded;
}

/// One number a layer.
std::vector<std::int64_t> perLayer(Config& config, std::string_view key, std::int64_t layers, std::int64_t largest)
{
    const auto numbers = config.integerPerLayer(key, 1, largest, layers);
    if (!numbers)
        config.fail(ErrorCode::MissingKey, {std::string(key), "one number per layer"}, key);
    return numbers.value_or(std::vector<std::int64_t>());
}

std::vector<double> feedForwardFactors(Config& config, std::int64_t layers)
{
    constexpr std::string_view key = "ffn_multipliers";
    const Json* value = config.find(key);
    std::vector<double> factors;
    if (value && value->is_array()) {
        for (const Json& entry : *value) {
            const double factor = entry.is_number() ? entry.get<double>() : -1;
            if (!(factor > 0 && factor <= 1024))
                config.fail(ErrorCode::OutOfRange, {entry.dump(), "0", "1024"}, key);
            factors.push_back(factor);
        }
    }
    config.requireOnePerLayer(factors.size(), layers, key);
    return factors;
}

/// OpenELM, arXiv 2404.14619: heads and feed-forward widths grow from layer to layer.
void readOpenElm(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.sizes = {32000, 2048, 12, 1, 0, 128, 11008, 2048},
                         .qkNorm = {QkNorm::PerHead, {"normalize_qk_projections", true}}};
    architecture.hidden = config.coreDimension({"model_dim"}, traits.sizes.hidden, kMaxHidden);
    const std::int64_t layers = config.coreDimension({"num_transformer_layers"}, traits.sizes.layers, kMaxLayers);
    architecture.vocab = config.dimension({"vocab_size"}, traits.sizes.vocab, kMaxVocab);
    architecture.maxPositions = config.dimension({"max_context_length"}, traits.sizes.positions, kMaxPositions);
    architecture.tiedEmbeddings = config.flag("share_input_output_layers", true);
    const std::int64_t headDim = config.dimension({"head_dim"}, 128, kMaxHeadDim);
    const std::int64_t divisor = config.dimension({"ffn_dim_divisor"}, 256, kMaxHidden);
    traits.gated = config.flag("ffn_with_glu", true);
    const std::vector<std::int64_t> heads = perLayer(config, "num_query_heads", layers, kMaxHeads);
    const std::vector<std::int64_t> kvHeads = perLayer(config, "num_kv_heads", layers, kMaxHeads);
    const std::vector<double> factors = feedForwardFactors(config, layers);
    if (config.failed())
        return;
    for (std::size_t layer = 0; layer < heads.size(); ++layer) {
        const std::int64_t ffn = divisible(factors[layer] * static_cast<double>(architecture.hidden), divisor);
        config.requireEvenGroups(heads[layer], kvHeads[layer], "num_kv_heads");
        const LayerKind kind = denseLayer(config, traits, {layers, heads[layer], kvHeads[layer], headDim, ffn});
        addLayer(config, architecture, kind,
                 std::to_string(heads[layer]) + "/" + std::to_string(kvHeads[layer]) + " heads, width " + std::to_string(ffn));
    }
}

/// DeciLM: a number of key/value heads for each layer.
void readDeci(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {.ffn = 14336}, .biases = kAttentionBiases};
    Dimensions dimensions = readDimensions(config, architecture, traits);
    const std::vector<std::int64_t> kvHeads = perLayer(config, "num_key_value_heads_per_layer", dimensions.layers, kMaxHeads);
    if (config.failed())
        return;
    for (const std::int64_t heads : kvHeads) {
        dimensions.kvHeads = heads;
        config.requireEvenGroups(dimensions.heads, heads, "num_key_value_heads_per_layer");
        addLayer(config, architecture, denseLayer(config, traits, dimensions), std::to_string(heads) + " key/value heads");
    }
}

/// What a search left of a layer's attention or feed-forward: the whole, one matrix, or nothing.
enum class Left { Whole, Matrix, Nothing };

Left leftOf(Config& part)
{
    if (part.flag("no_op", false))
        return Left::Nothing;
    return part.flag("replace_with_linear", false) ? Left::Matrix : Left::Whole;
}

/// The width that Llama's rule makes of a multiple of the hidden width: two thirds, up to a multiple of 256.
std::int64_t widthOf(double multiple, std::int64_t hidden)
{
    constexpr std::int64_t kStep = 256;
    const auto two = static_cast<std::int64_t>(2 * multiple * static_cast<double>(hidden) / 3);
    return std::max<std::int64_t>(1, (two + kStep - 1) / kStep * kStep);
}

LayerKind searchedLayer(Config& block, const DecoderTraits& traits, Dimensions dimensions, std::int64_t hidden)
{
    std::optional<Config> attention = block.child("attention");
    std::optional<Config> feedForward = block.child("ffn");
    if (!attention || !feedForward) {
        block.fail(ErrorCode::MissingKey, {attention ? "ffn" : "attention", "the parts of this layer"}, attention ? "ffn" : "attention");
        return {};
    }
    const Left leftOfAttention = leftOf(*attention);
    const Left leftOfFeedForward = leftOf(*feedForward);
    if (leftOfAttention == Left::Whole) {
        const std::int64_t group = attention->dimension({"n_heads_in_group"}, 1, kMaxHeads);
        block.requireMultiple(dimensions.heads, "query heads", group, "a group of heads", "attention");
        dimensions.kvHeads = std::max<std::int64_t>(1, dimensions.heads / group);
    }
    if (leftOfFeedForward == Left::Whole)
        dimensions.ffn = widthOf(feedForward->number({"ffn_mult"}, 1, 1e-3, 1e3), hidden);
    LayerKind kind = denseLayer(block, traits, dimensions);
    kind.norms = (leftOfAttention != Left::Nothing ? 1 : 0) + (leftOfFeedForward != Left::Nothing ? 1 : 0);
    if (leftOfAttention != Left::Whole)
        kind.mixer = Mixer::None;
    if (leftOfFeedForward != Left::Whole)
        kind.feedForward.reset();
    TensorList matrices(kind.extraTensors, TensorKind::Other);
    if (leftOfAttention == Left::Matrix)
        matrices.matrix("self_attn.linear_attn", hidden, hidden, TensorCut::Replicated, false);
    if (leftOfFeedForward == Left::Matrix)
        matrices.matrix("mlp.linear_mlp", hidden, hidden, TensorCut::Replicated, false);
    return kind;
}

/// Llama-Nemotron (arXiv 2505.00949, section 2): a search over each layer's attention and feed-forward.
void readNemotronNas(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {128256, 8192, 80, 64, 8, 0, 28672, 131072}, .biases = kLlamaBiases};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    std::vector<Config> blocks = config.childPerLayer("block_configs", dimensions.layers);
    for (Config& block : blocks) {
        const LayerKind kind = searchedLayer(block, traits, dimensions, architecture.hidden);
        if (config.failed())
            return;
        const std::string width = kind.feedForward ? "width " + std::to_string(kind.feedForward->width) : std::string("no feed-forward");
        addLayer(config, architecture, kind, std::to_string(kind.attention.kvHeads) + " key/value heads, " + width);
    }
}

constexpr ReaderRow kVariableWidthReaders[] = {{"deci", readDeci}, {"nemotron-nas", readNemotronNas}, {"openelm", readOpenElm}};

}  // namespace

std::span<const ReaderRow> variableWidthReaders() { return kVariableWidthReaders; }

}  // namespace shardscope::huggingface
