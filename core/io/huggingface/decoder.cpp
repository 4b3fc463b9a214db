// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/decoder.h"

#include <algorithm>

#include "core/io/huggingface/block_sparse.h"
#include "core/model/layer_name.h"
#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

bool hasBias(Config& config, const BiasRule& rule) { return rule.key.empty() ? rule.fallback : config.flag(rule.key, rule.fallback); }

/// Absent: the class default; null: as many as there are query heads.
std::int64_t readKvHeads(Config& config, const DecoderTraits& traits, std::int64_t heads)
{
    const std::int64_t fallback = traits.sizes.kvHeads == 0 || config.isNull("num_key_value_heads") ? heads : traits.sizes.kvHeads;
    return config.dimension({"num_key_value_heads", "num_kv_heads", "n_head_kv", "multi_query_group_num"}, fallback, kMaxHeads);
}

std::int64_t readHeadDim(Config& config, const DecoderTraits& traits, std::int64_t hidden, std::int64_t heads)
{
    if (const auto given = config.given({"head_dim", "attention_head_dim", "kv_channels"}, 1, kMaxHeadDim))
        return *given;
    if (traits.sizes.headDim > 0 && !config.isNull("head_dim"))
        return traits.sizes.headDim;
    config.requireMultiple(hidden, "hidden size", heads, "the number of heads", "num_attention_heads");
    return std::max<std::int64_t>(1, hidden / std::max<std::int64_t>(1, heads));
}

bool slides(const DecoderTraits& traits, std::int64_t layer, std::int64_t from, std::int64_t pattern)
{
    switch (traits.sliding.layers) {
    case Slides::Never:
        return false;
    case Slides::Always:
        return true;
    case Slides::WhenEnabled:
        return layer >= from;
    case Slides::Alternating:
        return layer % 2 == 0;
    case Slides::ButEveryNth:
        return pattern > 0 && (layer + 1) % pattern != 0;
    }
    return false;
}

}  // namespace

Dimensions readDimensions(Config& config, Architecture& architecture, const DecoderTraits& traits)
{
    Dimensions found;
    architecture.hidden =
        config.coreDimension({"hidden_size", "n_embd", "d_model", "n_embed", "model_dim"}, traits.sizes.hidden, kMaxHidden);
    found.layers = config.coreDimension({"num_hidden_layers", "n_layer", "n_layers", "num_layers", "num_transformer_layers"},
                                        traits.sizes.layers, kMaxLayers);
    found.heads =
        config.coreDimension({"num_attention_heads", "n_head", "n_heads", "num_heads", "attention_heads"}, traits.sizes.heads, kMaxHeads);
    found.kvHeads = readKvHeads(config, traits, found.heads);
    config.requireEvenGroups(found.heads, found.kvHeads, "num_key_value_heads");
    found.headDim = readHeadDim(config, traits, architecture.hidden, found.heads);
    const std::int64_t ffn = traits.ffnPerHidden > 0 ? traits.ffnPerHidden * architecture.hidden : traits.sizes.ffn;
    found.ffn = config.dimension({"intermediate_size", "n_inner", "ffn_dim", "ffn_hidden_size", "d_ff"}, ffn, kMaxWidth);
    architecture.vocab = config.dimension({"vocab_size", "padded_vocab_size"}, traits.sizes.vocab, kMaxVocab);
    architecture.maxPositions = config.dimension(
        {"max_position_embeddings", "n_positions", "max_seq_len", "seq_length", "n_ctx", "max_sequence_length", "model_max_length"},
        traits.sizes.positions, kMaxPositions);
    architecture.tiedEmbeddings = config.tied(traits.tied);
    architecture.headBias = hasBias(config, traits.biases.head);
    architecture.norm = traits.norm.kind;
    architecture.normWeight = traits.norm.weight;
    architecture.normBias = traits.norm.bias;
    architecture.finalNorm = traits.finalNorm;
    architecture.embeddingNorm = traits.embeddingNorm;
    architecture.position = traits.position;
    if (traits.position == Position::Learned)
        architecture.positionRows = architecture.maxPositions + traits.extraPositionRows;
    return found;
}

LayerKind denseLayer(Config& config, const DecoderTraits& traits, const Dimensions& dimensions)
{
    LayerKind kind;
    kind.norms = traits.norms;
    kind.parallel = traits.parallel;
    Attention& attention = kind.attention;
    attention.heads = dimensions.heads;
    attention.kvHeads = dimensions.kvHeads;
    attention.headDim = dimensions.headDim;
    attention.qkvBias = hasBias(config, traits.biases.qkv);
    attention.outputBias = hasBias(config, traits.biases.output);
    if (hasBias(config, traits.qkNorm.rule))
        attention.qkNorm = traits.qkNorm.kind;
    attention.qkNormBias = traits.qkNorm.bias;
    attention.blocks = readMobaChoice(config);
    kind.feedForward = FeedForward{dimensions.ffn, traits.gated, hasBias(config, traits.biases.ffn)};
    return kind;
}

std::vector<std::int64_t> readWindows(Config& config, const DecoderTraits& traits, std::int64_t layers)
{
    std::vector<std::int64_t> windows(static_cast<std::size_t>(layers), 0);
    if (traits.sliding.layers == Slides::Never || config.failed())
        return windows;
    const std::int64_t window =
        config.count({"sliding_window"}, config.isNull("sliding_window") ? 0 : traits.sliding.window, kMaxPositions);
    const auto types = config.wordPerLayer("layer_types", layers);
    const bool enabled = window > 0 && (traits.sliding.layers != Slides::WhenEnabled || config.flag("use_sliding_window", false));
    const std::int64_t from = config.count({"max_window_layers"}, 0, kMaxLayers);
    const std::int64_t pattern =
        config.isNumber("sliding_window_pattern") ? config.count({"sliding_window_pattern"}, 0, kMaxLayers) : traits.sliding.pattern;
    for (std::int64_t layer = 0; layer < layers && window > 0; ++layer) {
        const auto index = static_cast<std::size_t>(layer);
        const bool sliding = types ? (*types)[index] == "sliding_attention" : enabled && slides(traits, layer, from, pattern);
        windows[index] = sliding ? window : 0;
    }
    return windows;
}

void addLayer(Config& config, Architecture& architecture, LayerKind kind, std::string_view detail)
{
    if (config.failed())
        return;
    kind.name = layerName(kind);
    if (!detail.empty())
        kind.name += " (" + std::string(detail) + ")";
    const std::string plain = kind.name;
    const auto isKnown = [&](const LayerKind& known) { return known == kind; };
    const auto isNamed = [&](const LayerKind& known) { return known.name == kind.name; };
    auto same = std::find_if(architecture.kinds.begin(), architecture.kinds.end(), isKnown);
    // Layers that differ in what their name does not say are told apart by a number.
    for (int number = 2; same == architecture.kinds.end() && std::any_of(architecture.kinds.begin(), architecture.kinds.end(), isNamed);
         ++number) {
        kind.name = plain + ", " + std::to_string(number);
        same = std::find_if(architecture.kinds.begin(), architecture.kinds.end(), isKnown);
    }
    const auto index = static_cast<std::size_t>(same - architecture.kinds.begin());
    if (same == architecture.kinds.end()) {
        if (architecture.kinds.size() >= static_cast<std::size_t>(kMaxLayerKinds)) {
            config.contradiction("the model has more than " + std::to_string(kMaxLayerKinds) + " different kinds of layers",
                                 "num_hidden_layers");
            return;
        }
        architecture.kinds.push_back(std::move(kind));
    }
    architecture.kindOfLayer.push_back(static_cast<std::uint8_t>(index));
}

void addLayers(Config& config, Architecture& architecture, const DecoderTraits& traits, const LayerKind& layer, std::int64_t layers)
{
    for (const std::int64_t window : readWindows(config, traits, layers)) {
        LayerKind kind = layer;
        kind.attention.slidingWindow = window;
        addLayer(config, architecture, std::move(kind));
    }
}

void readDenseDecoder(Config& config, Architecture& architecture, const DecoderTraits& traits)
{
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    if (config.failed())
        return;
    addLayers(config, architecture, traits, denseLayer(config, traits, dimensions), dimensions.layers);
}

}  // namespace shardscope::huggingface
