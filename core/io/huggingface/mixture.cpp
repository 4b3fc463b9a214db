// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/mixture.h"

#include <algorithm>

#include "core/io/huggingface/block_sparse.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {

MixtureOfExperts readExperts(Config& config, const MixtureKeys& keys)
{
    MixtureOfExperts experts;
    experts.experts = config.dimension({keys.experts}, keys.expertsDefault, kMaxExperts);
    experts.topK = config.dimension({keys.topK}, keys.topKDefault, kMaxExperts);
    experts.expert.width = config.dimension({keys.width}, keys.widthDefault, kMaxWidth);
    if (experts.topK > experts.experts)
        config.contradiction(std::to_string(experts.topK) + " experts per token are more than the number of experts, " +
                                 std::to_string(experts.experts),
                             keys.topK);
    return experts;
}

LayerKind withExperts(LayerKind layer, const MixtureOfExperts& experts)
{
    layer.feedForward.reset();
    layer.experts = experts;
    return layer;
}

void addSharedExperts(MixtureOfExperts& experts, std::int64_t count, std::int64_t width)
{
    experts.sharedExperts = count;
    experts.sharedWidth = count * width;
}

void addSharedFeedForward(Config& config, MixtureOfExperts& experts)
{
    if (const std::int64_t width = config.count({"shared_intermediate_size"}, 0, kMaxWidth); width > 0)
        addSharedExperts(experts, 1, width);
}

namespace {

/// Experts in every layer.
void readAllSparse(Config& config, Architecture& architecture, const DecoderTraits& traits, const MixtureOfExperts& experts,
                   std::vector<Tensor> extraTensors = {})
{
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    if (config.failed())
        return;
    LayerKind layer = withExperts(denseLayer(config, traits, dimensions), experts);
    layer.extraTensors = std::move(extraTensors);
    addLayers(config, architecture, traits, layer, dimensions.layers);
}

void readMixtral(Config& config, Architecture& architecture)
{
    readAllSparse(config, architecture, {.sizes = {.kvHeads = 8, .ffn = 14336, .positions = 131072}, .sliding = {Slides::Always}},
                  readExperts(config, {.experts = "num_local_experts", .width = "intermediate_size", .widthDefault = 14336}));
}

void readOlmoe(Config& config, Architecture& architecture)
{
    readAllSparse(config, architecture,
                  {.sizes = {50304, 2048, 16, 16, 0, 0, 11008, 4096}, .biases = kAttentionBiases, .qkNorm = {QkNorm::Full}},
                  readExperts(config, {.expertsDefault = 64, .topKDefault = 8, .width = "intermediate_size", .widthDefault = 2048}));
}

void readFlexOlmo(Config& config, Architecture& architecture)
{
    readAllSparse(config, architecture,
                  {.sizes = {.vocab = 100352, .positions = 4096}, .biases = kAttentionBiases, .qkNorm = {QkNorm::Full}},
                  readExperts(config, {.expertsDefault = 7, .topKDefault = 5, .width = "intermediate_size", .widthDefault = 11008}));
}

void readPhiMoe(Config& config, Architecture& architecture)
{
    readAllSparse(
        config, architecture,
        {.sizes = {.vocab = 32064, .kvHeads = 8, .positions = 131072},
         .biases = {kAttentionBias, kAttentionBias, kNoBias, {"lm_head_bias", false}},
         .norm = kLayerNorm,
         .sliding = {Slides::Always}},
        readExperts(config, {.experts = "num_local_experts", .expertsDefault = 16, .width = "intermediate_size", .widthDefault = 6400}));
}

/// Granite MoE; the shared variant adds one dense feed-forward in parallel to the experts.
void readGraniteMoe(Config& config, Architecture& architecture)
{
    MixtureOfExperts experts = readExperts(config, {.experts = "num_local_experts", .width = "intermediate_size", .widthDefault = 11008});
    addSharedFeedForward(config, experts);
    readAllSparse(config, architecture, {.biases = kAttentionBiases}, experts);
}

/// gpt-oss, arXiv 2508.10925: biases everywhere, also of router and experts, and attention sinks.
void readGptOss(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {201088, 2880, 36, 64, 8, 64, 11008, 131072},
                               .biases = {{"attention_bias", true}, {"attention_bias", true}},
                               .sliding = {Slides::Alternating, 128}};
    MixtureOfExperts experts = readExperts(
        config,
        {.experts = "num_local_experts", .expertsDefault = 128, .topKDefault = 4, .width = "intermediate_size", .widthDefault = 2880});
    experts.routerBias = true;
    experts.expert.bias = true;
    std::vector<Tensor> sinks;
    addAttentionSinks(sinks, config.dimension({"num_attention_heads"}, traits.sizes.heads, kMaxHeads));
    readAllSparse(config, architecture, traits, experts, std::move(sinks));
}

/// MiniMax-M3's decoder calls itself M2's in its published config.json; only M3 has sparse attention.
void readMiniMaxM2(Config& config, Architecture& architecture)
{
    if (config.has("sparse_attention_config")) {
        readMiniMaxM3(config, architecture);
        return;
    }
    MixtureOfExperts experts = readExperts(
        config,
        {.experts = "num_local_experts", .expertsDefault = 256, .topKDefault = 8, .width = "intermediate_size", .widthDefault = 1536});
    experts.correctionBias = config.flag("use_routing_bias", true);
    addSharedFeedForward(config, experts);
    readAllSparse(config, architecture,
                  {.sizes = {200064, 3072, 62, 48, 8, 128, 11008, 196608}, .qkNorm = {QkNorm::Full, {"use_qk_norm", true}}}, experts);
}

/// DBRX keeps its widths in two objects of their own. Norms have no bias.
void readDbrx(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.sizes = {32000, 2048, 24, 16, 0, 0, 11008, 2048}, .norm = kLayerNormWithoutBias};
    traits.sizes.kvHeads = 1;
    if (auto attention = config.child("attn_config"))
        traits.sizes.kvHeads = attention->dimension({"kv_n_heads"}, 1, kMaxHeads);
    const MixtureKeys keys{.experts = "moe_num_experts",
                           .expertsDefault = 4,
                           .topK = "moe_top_k",
                           .topKDefault = 1,
                           .width = "ffn_hidden_size",
                           .widthDefault = 3584};
    MixtureOfExperts experts;
    if (auto feedForward = config.child("ffn_config"))
        experts = readExperts(*feedForward, keys);
    else
        experts = {.experts = keys.expertsDefault, .topK = keys.topKDefault, .expert = {.width = keys.widthDefault}};
    readAllSparse(config, architecture, traits, experts);
}

/// Llama 4: every n-th layer has experts; all but every fourth layer attend within blocks.
void readLlama4(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {202048, 5120, 48, 40, 8, 128, 8192, 131072}, .biases = kAttentionBiases};
    Dimensions dimensions = readDimensions(config, architecture, traits);
    MixtureOfExperts experts = readExperts(
        config,
        {.experts = "num_local_experts", .expertsDefault = 16, .topKDefault = 1, .width = "intermediate_size", .widthDefault = 8192});
    addSharedExperts(experts, 1, experts.expert.width);
    dimensions.ffn = config.dimension({"intermediate_size_mlp"}, 16384, kMaxWidth);
    const std::int64_t step = config.dimension({"interleave_moe_layer_step"}, 1, kMaxLayers);
    const auto sparse = config.integers("moe_layers", 0, kMaxLayers);
    const auto rotary = config.integers("no_rope_layers", 0, 1);
    const auto types = config.wordPerLayer("layer_types", dimensions.layers);
    const std::int64_t block = config.count({"attention_chunk_size"}, config.isNull("attention_chunk_size") ? 0 : 8192, kMaxPositions);
    if (rotary && !rotary->empty())
        config.requireOnePerLayer(rotary->size(), dimensions.layers, "no_rope_layers");
    if (config.failed())
        return;
    const LayerKind dense = denseLayer(config, traits, dimensions);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer) {
        const auto index = static_cast<std::size_t>(layer);
        const bool isSparse = sparse ? contains(*sparse, layer) : (layer + 1) % step == 0;
        LayerKind kind = isSparse ? withExperts(dense, experts) : dense;
        const bool usesRotary = rotary && !rotary->empty() ? (*rotary)[index] != 0 : (layer + 1) % 4 != 0;
        kind.attention.chunked = types ? (*types)[index] == "chunked_attention" : usesRotary;
        kind.attention.slidingWindow = kind.attention.chunked ? block : 0;
        addLayer(config, architecture, std::move(kind));
    }
}

constexpr ReaderRow kMixtureReaders[] = {
    {"dbrx", readDbrx},
    {"flex_olmo", readFlexOlmo},
    {"gpt_oss", readGptOss},
    {"granitemoe", readGraniteMoe},
    {"granitemoeshared", readGraniteMoe},
    {"llama4_text", readLlama4},
    {"minimax_m2", readMiniMaxM2},
    {"mixtral", readMixtral},
    {"olmoe", readOlmoe},
    {"phimoe", readPhiMoe},
};

}  // namespace

std::span<const ReaderRow> mixtureReaders() { return kMixtureReaders; }

}  // namespace shardscope::huggingface
