// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/tables.h"

#include <algorithm>

#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// GPT-2's layer: LayerNorm, a plain feed-forward of 4h, a bias everywhere.
constexpr DecoderTraits kGpt2{.sizes = {50257, 768, 12, 12, 0, 0, 11008, 1024},
                              .ffnPerHidden = 4,
                              .tied = true,
                              .biases = kAllBiases,
                              .gated = false,
                              .norm = kLayerNorm,
                              .position = Position::Learned};

constexpr DecoderTraits gptWith(std::int64_t vocab, std::int64_t hidden, std::int64_t layers, std::int64_t heads, std::int64_t positions,
                                Position position)
{
    DecoderTraits traits = kGpt2;
    traits.sizes.vocab = vocab;
    traits.sizes.hidden = hidden;
    traits.sizes.layers = layers;
    traits.sizes.heads = heads;
    traits.sizes.positions = positions;
    traits.position = position;
    return traits;
}

/// GPT-J's layer: one norm, attention and feed-forward in parallel, no bias in attention, one on the head.
constexpr DecoderTraits kGptJ{.sizes = {.vocab = 50400, .layers = 28, .heads = 16},
                              .ffnPerHidden = 4,
                              .biases = {.ffn = kAlwaysBias, .head = kAlwaysBias},
                              .gated = false,
                              .norms = 1,
                              .parallel = true,
                              .norm = kLayerNorm};

constexpr DecoderTraits openAiGpt()
{
    DecoderTraits traits = gptWith(40478, 768, 12, 12, 512, Position::Learned);
    traits.finalNorm = false;
    return traits;
}

constexpr DecoderTraits bioGpt()
{
    DecoderTraits traits = gptWith(42384, 1024, 24, 16, 1024, Position::Learned);
    traits.extraPositionRows = 2;
    return traits;
}

constexpr DecoderTraits bloom()
{
    DecoderTraits traits = gptWith(250880, 64, 2, 8, 2048, Position::Alibi);
    traits.embeddingNorm = true;
    return traits;
}

constexpr DenseRow kRows[] = {
    {"biogpt", bioGpt()}, {"bloom", bloom()},          {"codegen", kGptJ},
    {"gptj", kGptJ},      {"openai-gpt", openAiGpt()}, {"xglm", gptWith(256008, 1024, 24, 16, 2048, Position::None)},
};

void readGpt2(Config& config, Architecture& architecture)
{
    if (config.flag("add_cross_attention", false))
        config.fail(ErrorCode::NotACausalDecoder, {"gpt2", "it attends to an encoder (add_cross_attention)"}, "add_cross_attention");
    readDenseDecoder(config, architecture, kGpt2);
}

void readGptBigCode(Config& config, Architecture& architecture)
{
    DecoderTraits traits = kGpt2;
    if (config.flag("multi_query", true))
        traits.sizes.kvHeads = 1;
    readDenseDecoder(config, architecture, traits);
}

/// Every second layer is local by default; `attention_types` is a run-length list of [kinds, times].
void readGptNeo(Config& config, Architecture& architecture)
{
    DecoderTraits traits = gptWith(50257, 2048, 24, 16, 2048, Position::Learned);
    traits.biases.qkv = kNoBias;
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    const std::int64_t window = config.dimension({"window_size"}, 256, kMaxPositions);
    const auto isOdd = [](std::int64_t layer) { return layer % 2 == 1; };
    const std::vector<bool> locals = config.layersCalled("local", "attention_layers", dimensions.layers, isOdd);
    if (config.failed())
        return;
    LayerKind layer = denseLayer(config, traits, dimensions);
    for (const bool local : locals) {
        layer.attention.slidingWindow = local ? window : 0;
        addLayer(config, architecture, layer);
    }
}

void readGptNeoX(Config& config, Architecture& architecture)
{
    DecoderTraits traits = gptWith(50432, 6144, 44, 64, 2048, Position::Rope);
    traits.tied = false;
    traits.biases.qkv = traits.biases.output = {"attention_bias", true};
    traits.parallel = config.flag("use_parallel_residual", true);
    readDenseDecoder(config, architecture, traits);
}

/// Its only bias is one of the last layer's output projection, which stands apart from the weight.
void readGptNeoXJapanese(Config& config, Architecture& architecture)
{
    DecoderTraits traits = gptWith(32000, 2560, 32, 32, 2048, Position::Rope);
    traits.biases.qkv = traits.biases.output = traits.biases.ffn = kNoBias;
    traits.ffnPerHidden = static_cast<int>(config.dimension({"intermediate_multiple_size"}, 4, 1024));
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    if (config.failed())
        return;
    const LayerKind layer = denseLayer(config, traits, dimensions);
    for (std::int64_t index = 1; index < dimensions.layers; ++index)
        addLayer(config, architecture, layer);
    LayerKind last = layer;
    TensorList(last.extraTensors, TensorKind::Attention)
        .vector("attention.dense_bias", architecture.hidden, TensorCut::Replicated, false, "");
    addLayer(config, architecture, last, "last");
}

/// CTRL, Keskar et al. 2019: sinusoidal positions, and its own name for the feed-forward width.
void readCtrl(Config& config, Architecture& architecture)
{
    DecoderTraits traits = gptWith(246534, 1280, 48, 16, 256, Position::None);
    traits.biases.head = kAlwaysBias;
    traits.ffnPerHidden = 0;
    traits.sizes.ffn = config.dimension({"dff"}, 8192, kMaxWidth);
    readDenseDecoder(config, architecture, traits);
}

/// OPT-350m normalises after each block and embeds at half the width, so that it has two projections and no final norm.
void readOpt(Config& config, Architecture& architecture)
{
    DecoderTraits traits = gptWith(50272, 768, 12, 12, 2048, Position::Learned);
    traits.extraPositionRows = 2;
    traits.biases.qkv = traits.biases.output = traits.biases.ffn = {"enable_bias", true};
    traits.norm.weight = traits.norm.bias = config.flag("layer_norm_elementwise_affine", true);
    traits.finalNorm = config.flag("do_layer_norm_before", true) && !config.flag("_remove_final_layer_norm", false);
    readDenseDecoder(config, architecture, traits);
    const std::int64_t embedded = config.dimension({"word_embed_proj_dim"}, architecture.hidden, kMaxHidden);
    if (config.failed() || embedded == architecture.hidden)
        return;
    architecture.embeddingWidth = embedded;
    TensorList projections(architecture.extraTensors, TensorKind::Other);
    projections.matrix("project_in", architecture.hidden, embedded, TensorCut::Replicated, false);
    projections.matrix("project_out", embedded, architecture.hidden, TensorCut::Replicated, false);
}

constexpr DecoderTraits kFalcon{.sizes = {65024, 4544, 32, 71, 0, 0, 11008, 2048},
                                .ffnPerHidden = 4,
                                .tied = true,
                                .biases = {{"bias", false}, {"bias", false}, {"bias", false}},
                                .gated = false,
                                .norm = kLayerNorm};

/// Falcon, arXiv 2311.16867, appendix: the 7B shares one key/value head and one norm; "new decoder architecture" (40B, 180B)
/// groups heads and normalises attention and feed-forward apart; falcon-rw is GPT-like.
void readVariant(Config& config, Architecture& architecture, bool newArchitecture)
{
    DecoderTraits traits = kFalcon;
    traits.position = config.flag("alibi", false) ? Position::Alibi : Position::Rope;
    if (!newArchitecture)
        traits.sizes.kvHeads = config.flag("multi_query", true) ? 1 : 0;
    traits.parallel = newArchitecture || config.flag("parallel_attn", true);
    if (newArchitecture)
        traits.norms = static_cast<int>(config.dimension({"num_ln_in_parallel_attn"}, 2, 2));
    else if (traits.parallel)
        traits.norms = 1;
    Dimensions dimensions = readDimensions(config, architecture, traits);
    if (config.failed())
        return;
    // Without the new architecture `num_kv_heads` is written but not used.
    if (!newArchitecture)
        dimensions.kvHeads = traits.sizes.kvHeads == 1 ? 1 : dimensions.heads;
    addLayers(config, architecture, traits, denseLayer(config, traits, dimensions), dimensions.layers);
}

void readFalcon(Config& config, Architecture& architecture)
{
    readVariant(config, architecture, config.flag("new_decoder_architecture", false));
}

void readRefinedWeb(Config& config, Architecture& architecture) { readVariant(config, architecture, true); }

/// MPT, Mosaic's LLM Foundry: no biases and norms without bias.
void readMpt(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.sizes = {50368, 2048, 24, 16, 0, 0, 11008, 2048}, .tied = true, .gated = false, .norm = kLayerNormWithoutBias};
    traits.ffnPerHidden = static_cast<int>(config.dimension({"expansion_ratio"}, 4, 1024));
    traits.position = Position::Alibi;
    if (auto attention = config.child("attn_config")) {
        const std::string type = attention->word("attn_type", "multihead_attention");
        if (type == "multiquery_attention")
            traits.sizes.kvHeads = 1;
        else if (type == "grouped_query_attention")
            traits.sizes.kvHeads = attention->dimension({"kv_n_heads"}, 1, kMaxHeads);
        if (!attention->flag("alibi", true))
            traits.position = attention->flag("rope", false)         ? Position::Rope
                              : config.flag("learned_pos_emb", true) ? Position::Learned
                                                                     : Position::None;
        if (attention->flag("qk_ln", false))
            traits.qkNorm.kind = QkNorm::Full;
    }
    readDenseDecoder(config, architecture, traits);
}

constexpr ReaderRow kGptDecodersReaders[] = {{"RefinedWeb", readRefinedWeb},
                                             {"RefinedWebModel", readFalcon},
                                             {"ctrl", readCtrl},
                                             {"falcon", readFalcon},
                                             {"gpt-sw3", readGpt2},
                                             {"gpt2", readGpt2},
                                             {"gpt_bigcode", readGptBigCode},
                                             {"gpt_neo", readGptNeo},
                                             {"gpt_neox", readGptNeoX},
                                             {"gpt_neox_japanese", readGptNeoXJapanese},
                                             {"mpt", readMpt},
                                             {"opt", readOpt}};

}  // namespace

std::span<const DenseRow> gptDecoders() { return kRows; }

std::span<const ReaderRow> gptReaders() { return kGptDecodersReaders; }

}  // namespace shardscope::huggingface
