// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/huggingface/latent.h"
#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// DeepSeek-V3.2's lightning indexer (arXiv 2512.02556, section 2.1): queries from the compressed query, one key head.
void addIndexer(Config& config, LayerKind& layer, std::int64_t hidden)
{
    const std::int64_t heads = config.dimension({"index_n_heads"}, 64, kMaxHeads);
    const std::int64_t headDim = config.dimension({"index_head_dim"}, 128, kMaxHeadDim);
    layer.attention.sparse = SparseIndexer{heads, headDim, config.dimension({"index_topk"}, 2048, kMaxPositions)};
    const std::int64_t query = layer.attention.latent && layer.attention.latent->qLoraRank > 0 ? layer.attention.latent->qLoraRank : hidden;
    TensorList list(layer.extraTensors, TensorKind::Indexer);
    list.matrix("self_attn.indexer.wq_b", heads * headDim, query, TensorCut::Replicated, false);
    list.matrix("self_attn.indexer.wk", headDim, hidden, TensorCut::Replicated, false);
    list.vector("self_attn.indexer.k_norm", headDim, TensorCut::Replicated, true);
    list.matrix("self_attn.indexer.weights_proj", heads, hidden, TensorCut::Replicated, false);
}

constexpr LatentAttention kV2Latent{1536, 512, 128, 64, 128};

constexpr MixtureKeys routed(std::int64_t experts, std::int64_t topK, std::int64_t width)
{
    return {"n_routed_experts", experts, "num_experts_per_tok", topK, "moe_intermediate_size", width};
}

/// Holds what tells the members of the family apart.
struct Family {
    DecoderTraits traits;
    std::optional<LatentAttention> latent = kV2Latent;
    MixtureKeys keys = routed(0, 8, 1408);
    std::int64_t sharedDefault = 0;
    std::int64_t firstDenseDefault = 0;
    bool alwaysCorrected = false;  ///< the router has a correction bias whatever `topk_method` says
    bool indexed = false;          ///< sparse attention with an indexer (DeepSeek-V3.2, arXiv 2512.02556, section 2)
};

MixtureOfExperts readMixture(Config& config, const Family& family)
{
    MixtureOfExperts experts = readExperts(config, family.keys);
    addSharedExperts(experts, config.count({"n_shared_experts"}, family.sharedDefault, kMaxExperts), experts.expert.width);
    experts.correctionBias = family.alwaysCorrected || config.word("topk_method", "") == "noaux_tc";
    return experts;
}

/// Layers that choose for themselves: those that `indexer_types` calls "full", else every `index_topk_freq`-th from the
/// `index_skip_topk_offset`-th on, counted from 1, and all before it (Megatron-Bridge, training/utils/flop_utils.py).
std::vector<bool> layersWithIndexer(Config& config, std::int64_t layers)
{
    const std::int64_t frequency = config.dimension({"index_topk_freq"}, 1, kMaxLayers);
    const std::int64_t offset = std::max<std::int64_t>(1, config.count({"index_skip_topk_offset"}, 0, kMaxLayers));
    return config.layersCalled("full", "indexer_types", layers,
                               [&](std::int64_t layer) { return std::max<std::int64_t>(layer + 1 - offset, 0) % frequency == 0; });
}

void readFamily(Config& config, Architecture& architecture, const Family& family)
{
    std::optional<LatentAttention> latent;
    if (family.latent)
        latent = readLatent(config, *family.latent);
    DecoderTraits traits = family.traits;
    if (latent)
        traits.sizes.headDim = 1;  // not used, and need not divide the hidden width
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    const bool hasExperts = config.has("n_routed_experts") || family.keys.expertsDefault > 0;
    const MixtureOfExperts experts = hasExperts ? readMixture(config, family) : MixtureOfExperts();
    architecture.mtpLayers = static_cast<int>(config.count({"num_nextn_predict_layers"}, 0, 64));
    const std::vector<bool> ownChoice = layersWithIndexer(config, dimensions.layers);
    if (config.failed())
        return;
    const std::vector<bool> sparse = sparseLayers(config, dimensions.layers, family.firstDenseDefault);
    LayerKind dense = denseLayer(config, traits, dimensions);
    useLatent(dense, latent);
    LayerKind indexed = dense;
    if (family.indexed) {
        addIndexer(config, indexed, architecture.hidden);
        dense.attention.sparse = indexed.attention.sparse;
        dense.attention.sparse->reusesChoice = true;
    }
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer) {
        const auto index = static_cast<std::size_t>(layer);
        const bool hasIndexer = family.indexed && ownChoice[index];
        const LayerKind& base = hasIndexer ? indexed : dense;
        addLayer(config, architecture, hasExperts && sparse[index] ? withExperts(base, experts) : base, hasIndexer ? "indexed" : "");
    }
    // The layer of multi-token prediction chooses its tokens by the main model's indexer.
    if (architecture.mtpLayers > 0 && family.indexed) {
        architecture.mtpKind = hasExperts ? withExperts(dense, experts) : dense;
        architecture.mtpKind->name = "multi-token prediction";
    }
}

// MLA's biases sit on the down-projections and the output.
constexpr Family kDeepSeekV2{{.sizes = {102400, 4096, 30, 32, 0, 0, 11008, 2048}, .biases = kAttentionBiases}};
constexpr Family kDeepSeek{kDeepSeekV2.traits, std::nullopt};
constexpr Family kDeepSeekV3{
    {.sizes = {129280, 7168, 61, 128, 0, 0, 18432, 4096}, .biases = kAttentionBiases}, kV2Latent, routed(256, 8, 2048), 1, 3, true};
constexpr Family kDeepSeekV32{kDeepSeekV3.traits, kV2Latent, routed(256, 8, 2048), 1, 3, true, true};
/// GLM-5: DeepSeek-V3.2's layer with other class defaults.
constexpr Family kGlmMoeDsa{{.sizes = {154880, 6144, 78, 64, 0, 0, 12288, 202752}, .biases = kAttentionBiases},
                            LatentAttention{2048, 512, 192, 64, 256},
                            routed(256, 8, 2048),
                            1,
                            3,
                            true,
                            true};
constexpr Family kGlm4Moe{
    {.sizes = {151552, 4096, 46, 96, 8, 0, 10944, 131072}, .biases = {kAttentionBias}, .qkNorm = {QkNorm::PerHead, {"use_qk_norm", false}}},
    std::nullopt,
    routed(128, 8, 1408),
    1,
    1,
    true};
/// GLM-4.7-Flash: DeepSeek's latent attention in GLM-4's mixture.
constexpr Family kGlm4MoeLite{{.sizes = {154880, 2048, 47, 20, 0, 0, 10240, 202752}, .biases = kAttentionBiases},
                              LatentAttention{768, 512, 192, 64, 256},
                              routed(64, 4, 1536),
                              1,
                              1,
                              true};
/// dots.llm1, arXiv 2506.05767.
constexpr Family kDots1{{.sizes = {152064, 4608, 62, 32, 32, 0, 10944, 2048}, .biases = kAttentionBiases, .qkNorm = {QkNorm::PerHead}},
                        std::nullopt,
                        routed(0, 8, 1408),
                        0,
                        0,
                        true};

template <const Family& family>
void readMember(Config& config, Architecture& architecture)
{
    readFamily(config, architecture, family);
}

/// Ling: `bailing_moe` of both versions; the second has q/k norms and a correction bias.
void readBailingMoe(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {30592, 1024, 24, 16, 0, 0, 2816, 16384},
                               .biases = {{"use_qkv_bias", false}, {"use_bias", false}, {"use_bias", false}},
                               .qkNorm = {QkNorm::PerHead, {"use_qk_norm", false}}};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    MixtureOfExperts experts = readExperts(config, {.expertsDefault = 16, .topKDefault = 2, .widthDefault = dimensions.ffn});
    addSharedExperts(experts, config.count({"num_shared_experts"}, 0, kMaxExperts), experts.expert.width);
    experts.correctionBias = config.flag("moe_router_enable_expert_bias", false);
    experts.expert.bias = config.flag("use_bias", false);
    if (config.failed())
        return;
    const std::vector<bool> sparse = sparseLayers(config, dimensions.layers, 0);
    const LayerKind dense = denseLayer(config, traits, dimensions);
    addMixedLayers(config, architecture, traits, dense, withExperts(dense, experts), dimensions.layers,
                   [&](std::int64_t layer) { return sparse[static_cast<std::size_t>(layer)]; });
}

/// MiniCPM3: latent attention in a dense decoder; a value head is hidden / heads wide.
void readMiniCpm3(Config& config, Architecture& architecture)
{
    DecoderTraits traits{.sizes = {73448, 2560, 62, 40, 0, 0, 6400, 32768}, .tied = true, .biases = kAttentionBiases};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    LatentAttention defaults{768, 256, 64, 32, dimensions.headDim};
    const std::optional<LatentAttention> latent = readLatent(config, defaults);
    if (config.failed())
        return;
    LayerKind layer = denseLayer(config, traits, dimensions);
    useLatent(layer, latent);
    addLayers(config, architecture, traits, layer, dimensions.layers);
}

constexpr ReaderRow kDeepseekReaders[] = {
    {"bailing_moe", readBailingMoe},
    {"bailing_moe_v2", readBailingMoe},
    {"deepseek", readMember<kDeepSeek>},
    {"deepseek_v2", readMember<kDeepSeekV2>},
    {"deepseek_v3", readMember<kDeepSeekV3>},
    {"deepseek_v32", readMember<kDeepSeekV32>},
    {"dots1", readMember<kDots1>},
    {"glm4_moe", readMember<kGlm4Moe>},
    {"glm4_moe_lite", readMember<kGlm4MoeLite>},
    {"glm4v_moe_text", readMember<kGlm4Moe>},
    {"glm_moe_dsa", readMember<kGlmMoeDsa>},
    {"kimi_k2", readMember<kDeepSeekV3>},
    {"minicpm3", readMiniCpm3},
};

}  // namespace

std::span<const ReaderRow> deepSeekReaders() { return kDeepseekReaders; }

}  // namespace shardscope::huggingface
