// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/tables.h"

#include <algorithm>

#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// GPT-2's layer: LayerNorm, a plain feed-forward of 4h, a bias everywhere.
constexpr DecoderTraits kGpt2{.vocab = 50257,
                              .hidden = 768,
                              .layers = 12,
                              .heads = 12,
                              .ffnPerHidden = 4,
                              .maxPositions = 1024,
                              .tied = true,
                              .qkvBias = kAlwaysBias,
                              .outputBias = kAlwaysBias,
                              .ffnBias = kAlwaysBias,
                              .gated = false,
                              .norm = Norm::LayerNorm,
                              .normBias = true,
                              .position = Position::Learned};

constexpr DecoderTraits gptWith(std::int64_t vocab, std::int64_t hidden, std::int64_t layers, std::int64_t heads, std::int64_t positions,
                                Position position)
{
    DecoderTraits traits = kGpt2;
    traits.vocab = vocab;
    traits.hidden = hidden;
    traits.layers = layers;
    traits.heads = heads;
    traits.maxPositions = positions;
    traits.position = position;
    return traits;
}

/// GPT-J's layer: one norm, attention and feed-forward beside each other, no bias in attention, one on the head.
constexpr DecoderTraits kGptJ{.vocab = 50400,
                              .layers = 28,
                              .heads = 16,
                              .ffnPerHidden = 4,
                              .ffnBias = kAlwaysBias,
                              .headBias = kAlwaysBias,
                              .gated = false,
                              .norms = 1,
                              .parallel = true,
                              .norm = Norm::LayerNorm,
                              .normBias = true};

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
        traits.kvHeads = 1;
    readDenseDecoder(config, architecture, traits);
}

/// Every second layer is local by default; `attention_types` is a run-length list of [kinds, times].
void readGptNeo(Config& config, Architecture& architecture)
{
    DecoderTraits traits = gptWith(50257, 2048, 24, 16, 2048, Position::Learned);
    traits.qkvBias = kNoBias;
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    const std::int64_t window = config.dimension({"window_size"}, 256, kMaxPositions);
    const auto kinds = config.wordPerLayer("attention_layers", dimensions.layers);
    if (config.failed())
        return;
    LayerKind layer = denseLayer(config, traits, dimensions);
    for (std::int64_t index = 0; index < dimensions.layers; ++index) {
        const bool local = kinds ? (*kinds)[static_cast<std::size_t>(index)] == "local" : index % 2 == 1;
        layer.attention.slidingWindow = local ? window : 0;
        addLayer(config, architecture, layer);
    }
}

void readGptNeoX(Config& config, Architecture& architecture)
{
    DecoderTraits traits = gptWith(50432, 6144, 44, 64, 2048, Position::Rope);
    traits.tied = false;
    traits.qkvBias = traits.outputBias = {"attention_bias", true};
    traits.parallel = config.flag("use_parallel_residual", true);
    readDenseDecoder(config, architecture, traits);
}

/// Its only bias is one of the last layer's output projection, which stands apart from the weight.
void readGptNeoXJapanese(Config& config, Architecture& architecture)
{
    DecoderTraits traits = gptWith(32000, 2560, 32, 32, 2048, Position::Rope);
    traits.qkvBias = traits.outputBias = traits.ffnBias = kNoBias;
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
    traits.headBias = kAlwaysBias;
    traits.ffnPerHidden = 0;
    traits.ffn = config.dimension({"dff"}, 8192, kMaxWidth);
    readDenseDecoder(config, architecture, traits);
}

/// OPT-350m normalises after each block and embeds at half the width, so that it has two projections and no final norm.
void readOpt(Config& config, Architecture& architecture)
{
    DecoderTraits traits = gptWith(50272, 768, 12, 12, 2048, Position::Learned);
    traits.extraPositionRows = 2;
    traits.qkvBias = traits.outputBias = traits.ffnBias = {"enable_bias", true};
    traits.normWeight = traits.normBias = config.flag("layer_norm_elementwise_affine", true);
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

constexpr ReaderRow kReaders[] = {
    {"ctrl", readCtrl},
    {"gpt-sw3", readGpt2},
    {"gpt2", readGpt2},
    {"gpt_bigcode", readGptBigCode},
    {"gpt_neo", readGptNeo},
    {"gpt_neox", readGptNeoX},
    {"gpt_neox_japanese", readGptNeoXJapanese},
    {"opt", readOpt},
};

}  // namespace

std::span<const DenseRow> gptDecoders() { return kRows; }

std::span<const ReaderRow> gptReaders() { return kReaders; }

}  // namespace shardscope::huggingface
