// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

/// Qwen's rule: every n-th layer, but not those of `mlp_only_layers`.
struct QwenSparsity {
    std::int64_t step = 1;
    std::vector<std::int64_t> denseOnly;
    bool operator()(std::int64_t layer) const { return (layer + 1) % step == 0 && !contains(denseOnly, layer); }
};

QwenSparsity qwenSparsity(Config& config)
{
    return {config.dimension({"decoder_sparse_step"}, 1, kMaxLayers),
            config.integers("mlp_only_layers", 0, kMaxLayers).value_or(std::vector<std::int64_t>())};
}

void readQwen2Moe(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{
        .sizes = {151936, 2048, 24, 16, 16, 0, 5632, 32768}, .biases = {{"qkv_bias", true}}, .sliding = {Slides::WhenEnabled, 4096}};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    MixtureOfExperts experts = readExperts(config, {.expertsDefault = 60, .topKDefault = 4, .widthDefault = 1408});
    addSharedExperts(experts, 1, config.dimension({"shared_expert_intermediate_size"}, 5632, kMaxWidth));
    experts.sharedGate = true;
    const QwenSparsity isSparse = qwenSparsity(config);
    if (config.failed())
        return;
    const LayerKind dense = denseLayer(config, traits, dimensions);
    addMixedLayers(config, architecture, traits, dense, withExperts(dense, experts), dimensions.layers, isSparse);
}

void readQwen3Moe(Config& config, Architecture& architecture)
{
    (void)config.find("use_qk_norm");  // the class normalises queries and keys whatever it says
    const DecoderTraits traits{.sizes = {151936, 2048, 24, 32, 4, 0, 6144, 32768},
                               .biases = kAttentionBiases,
                               .qkNorm = {QkNorm::PerHead},
                               .sliding = {Slides::WhenEnabled, 4096}};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    const MixtureOfExperts experts = readExperts(config, {.expertsDefault = 128, .topKDefault = 8, .widthDefault = 768});
    const QwenSparsity isSparse = qwenSparsity(config);
    if (config.failed())
        return;
    const LayerKind dense = denseLayer(config, traits, dimensions);
    addMixedLayers(config, architecture, traits, dense, withExperts(dense, experts), dimensions.layers, isSparse);
}

/// Ernie 4.5: experts from one layer to another, at an interval.
void readErnieMoe(Config& config, Architecture& architecture)
{
    const BiasRule bias{"use_bias", false};
    const DecoderTraits traits{.sizes = {103424, 2560, 28, 20, 4, 0, 12288, 131072}, .tied = true, .biases = {bias, bias, bias, bias}};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    MixtureOfExperts experts =
        readExperts(config, {.experts = "moe_num_experts", .expertsDefault = 64, .topK = "moe_k", .topKDefault = 6, .widthDefault = 1536});
    addSharedExperts(experts, config.count({"moe_num_shared_experts"}, 2, kMaxExperts), experts.expert.width);
    experts.correctionBias = true;
    experts.expert.bias = config.flag("use_bias", false);
    const std::int64_t first = config.count({"moe_layer_start_index"}, 1, kMaxLayers);
    const std::int64_t interval = config.dimension({"moe_layer_interval"}, 1, kMaxLayers);
    const std::int64_t last = config.given({"moe_layer_end_index"}, -1, kMaxLayers).value_or(-1);
    if (config.failed())
        return;
    const LayerKind dense = denseLayer(config, traits, dimensions);
    addMixedLayers(config, architecture, traits, dense, withExperts(dense, experts), dimensions.layers,
                   [&](std::int64_t layer) { return (layer + 1) % interval == 0 && layer >= first && (last < 0 || layer <= last); });
}

/// One number for all layers, or one a layer, as Hunyuan writes it; differing numbers are refused.
std::int64_t sameInAllLayers(Config& config, std::string_view key, std::int64_t classDefault)
{
    const Json* value = config.find(key);
    if (!value || !value->is_array())
        return config.dimension({key}, classDefault, kMaxWidth);
    const auto numbers = config.integers(key, 1, kMaxWidth);
    if (!numbers || numbers->empty())
        return classDefault;
    if (std::any_of(numbers->begin(), numbers->end(), [&](std::int64_t number) { return number != numbers->front(); }))
        config.fail(ErrorCode::UnknownArchitecture, {"hunyuan_v1_moe with layers of different sizes", "hunyuan_v1_moe"}, key);
    return numbers->front();
}

/// Hunyuan-A13B: a shared expert in addition to the routed ones, all as wide as `intermediate_size`.
void readHunYuanMoe(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {.vocab = 290943}, .biases = kAttentionBiases, .qkNorm = {QkNorm::PerHead}};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    MixtureOfExperts experts;
    experts.experts = sameInAllLayers(config, "num_experts", 1);
    experts.topK = sameInAllLayers(config, "moe_topk", 1);
    experts.expert.width = dimensions.ffn;
    addSharedExperts(experts, 1, dimensions.ffn);
    if (experts.topK > experts.experts)
        config.contradiction(std::to_string(experts.topK) + " experts per token are more than the number of experts, " +
                                 std::to_string(experts.experts),
                             "moe_topk");
    if (config.failed())
        return;
    addLayers(config, architecture, traits, withExperts(denseLayer(config, traits, dimensions), experts), dimensions.layers);
}

/// Arcee's Trinity: four norms, a gate on the attention's output, all but every n-th layer sliding.
void readAfmoe(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.sizes = {200192, 2048, 32, 16, 0, 128, 6144, 16384},
                         .qkNorm = {QkNorm::PerHead},
                         .norms = 4,
                         .sliding = {Slides::ButEveryNth, 1024}};
    traits.sliding.pattern = static_cast<int>(config.dimension({"global_attn_every_n_layers"}, 4, kMaxLayers));
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    MixtureOfExperts experts = readExperts(config, {.expertsDefault = 64, .topKDefault = 6, .widthDefault = 1408});
    addSharedExperts(experts, config.dimension({"num_shared_experts"}, 2, kMaxExperts), experts.expert.width);
    experts.correctionBias = true;
    const std::int64_t firstSparse = config.count({"num_dense_layers"}, 1, kMaxLayers);
    if (config.failed())
        return;
    LayerKind dense = denseLayer(config, traits, dimensions);
    dense.attention.outputGate = true;
    addMixedLayers(config, architecture, traits, dense, withExperts(dense, experts), dimensions.layers,
                   [&](std::int64_t layer) { return layer >= firstSparse; });
}

/// Aria's text model: Llama's attention, experts in every layer.
void readAriaText(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {100352, 2560, 28, 20, 0, 0, 4096, 65536}, .biases = kAttentionBiases};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    MixtureOfExperts experts =
        readExperts(config, {.experts = "moe_num_experts", .topK = "moe_topk", .width = "intermediate_size", .widthDefault = 4096});
    addSharedExperts(experts, config.count({"moe_num_shared_experts"}, 2, kMaxExperts), experts.expert.width);
    if (config.failed())
        return;
    addLayers(config, architecture, traits, withExperts(denseLayer(config, traits, dimensions), experts), dimensions.layers);
}

constexpr ReaderRow kSharedExpertsReaders[] = {
    {"afmoe", readAfmoe},        {"aria_text", readAriaText}, {"ernie4_5_moe", readErnieMoe},        {"hunyuan_v1_moe", readHunYuanMoe},
    {"qwen2_moe", readQwen2Moe}, {"qwen3_moe", readQwen3Moe}, {"qwen3_omni_moe_text", readQwen3Moe}, {"qwen3_vl_moe_text", readQwen3Moe},
};

}  // namespace

std::span<const ReaderRow> sharedExpertReaders() { return kSharedExpertsReaders; }

}  // namespace shardscope::huggingface
