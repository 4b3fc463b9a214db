// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/latent.h"
#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {

std::optional<LatentAttention> readLatent(Config& config, const LatentAttention& defaults)
{
    const bool compressed = config.flag("use_mla", true) && !config.isNull("kv_lora_rank");
    if (!compressed)
        return std::nullopt;
    LatentAttention latent;
    latent.qLoraRank = config.isNull("q_lora_rank") ? 0 : config.count({"q_lora_rank"}, defaults.qLoraRank, kMaxWidth);
    latent.kvLoraRank = config.dimension({"kv_lora_rank"}, defaults.kvLoraRank, kMaxWidth);
    latent.qkNopeHeadDim = config.count({"qk_nope_head_dim"}, defaults.qkNopeHeadDim, kMaxHeadDim);
    latent.qkRopeHeadDim = config.count({"qk_rope_head_dim"}, defaults.qkRopeHeadDim, kMaxHeadDim);
    latent.vHeadDim = config.dimension({"v_head_dim"}, defaults.vHeadDim, kMaxHeadDim);
    return latent;
}

void useLatent(LayerKind& layer, const std::optional<LatentAttention>& latent)
{
    if (!latent)
        return;
    layer.attention.latent = latent;
    layer.attention.kvHeads = layer.attention.heads;
    layer.attention.headDim = 0;
}

void addIndexer(Config& config, LayerKind& layer, std::int64_t hidden)
{
    const std::int64_t heads = config.dimension({"index_n_heads"}, 64, kMaxHeads);
    const std::int64_t headDim = config.dimension({"index_head_dim"}, 128, kMaxHeadDim);
    const std::int64_t query = layer.attention.latent && layer.attention.latent->qLoraRank > 0 ? layer.attention.latent->qLoraRank : hidden;
    TensorList list(layer.extraTensors, TensorKind::Indexer);
    list.matrix("self_attn.indexer.wq_b", heads * headDim, query, TensorCut::Replicated, false);
    list.matrix("self_attn.indexer.wk", headDim, hidden, TensorCut::Replicated, false);
    list.vector("self_attn.indexer.k_norm", headDim, TensorCut::Replicated, true);
    list.matrix("self_attn.indexer.weights_proj", heads, hidden, TensorCut::Replicated, false);
}

namespace {

constexpr LatentAttention kV2Latent{1536, 512, 128, 64, 128};

/// What tells the members of the family apart.
struct Family {
    DecoderTraits traits;
    std::optional<LatentAttention> latent = kV2Latent;
    MixtureKeys keys{.experts = "n_routed_experts",
                     .expertsDefault = 0,
                     .topK = "num_experts_per_tok",
                     .topKDefault = 8,
                     .width = "moe_intermediate_size",
                     .widthDefault = 1408};
    std::int64_t sharedDefault = 0;
    std::int64_t firstDenseDefault = 0;
    bool alwaysCorrected = false;  ///< the router has a correction bias whatever `topk_method` says
    bool indexed = false;          ///< sparse attention with an indexer (DeepSeek-V3.2, arXiv 2512.02556, section 2)
};

/// Experts in the layers from `first_k_dense_replace` on, at `moe_layer_freq`, or where `mlp_layer_types` says "sparse".
std::vector<bool> sparseLayers(Config& config, std::int64_t layers, std::int64_t firstDenseDefault)
{
    const std::int64_t first = config.count({"first_k_dense_replace"}, firstDenseDefault, kMaxLayers);
    const std::int64_t frequency = config.find("moe_layer_freq") && config.find("moe_layer_freq")->is_array()
                                       ? 1
                                       : config.dimension({"moe_layer_freq"}, 1, kMaxLayers);
    return config.layersCalled("sparse", "mlp_layer_types", layers,
                               [&](std::int64_t layer) { return layer >= first && layer % frequency == 0; });
}

MixtureOfExperts readMixture(Config& config, const Family& family)
{
    MixtureOfExperts experts = readExperts(config, family.keys);
    const std::int64_t shared = config.count({"n_shared_experts"}, family.sharedDefault, kMaxExperts);
    if (shared > 0)
        addSharedExperts(experts, shared, experts.expert.width);
    experts.correctionBias = family.alwaysCorrected || config.word("topk_method", "") == "noaux_tc";
    return experts;
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
    const auto indexers = config.wordPerLayer("indexer_types", dimensions.layers);
    if (config.failed())
        return;
    const std::vector<bool> sparse = sparseLayers(config, dimensions.layers, family.firstDenseDefault);
    LayerKind dense = denseLayer(config, traits, dimensions);
    useLatent(dense, latent);
    LayerKind indexed = dense;
    if (family.indexed)
        addIndexer(config, indexed, architecture.hidden);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer) {
        const auto index = static_cast<std::size_t>(layer);
        const bool hasIndexer = family.indexed && (!indexers || (*indexers)[index] == "full");
        const LayerKind& base = hasIndexer ? indexed : dense;
        addLayer(config, architecture, hasExperts && sparse[index] ? withExperts(base, experts) : base, hasIndexer ? "indexed" : "");
    }
    // The layer of multi-token prediction chooses its tokens by the main model's indexer.
    if (architecture.mtpLayers > 0 && family.indexed) {
        architecture.mtpKind = hasExperts ? withExperts(dense, experts) : dense;
        architecture.mtpKind->name = "multi-token prediction";
    }
}

/// MLA's biases sit on the down-projections and the output.
DecoderTraits latentTraits(std::int64_t vocab, std::int64_t hidden, std::int64_t layers, std::int64_t heads, std::int64_t ffn,
                           std::int64_t positions)
{
    return {.sizes = {vocab, hidden, layers, heads, 0, 0, ffn, positions}, .biases = kAttentionBiases};
}

void readDeepSeek(Config& config, Architecture& architecture)
{
    Family family{latentTraits(102400, 4096, 30, 32, 11008, 2048), std::nullopt};
    readFamily(config, architecture, family);
}

void readDeepSeekV2(Config& config, Architecture& architecture)
{
    readFamily(config, architecture, {latentTraits(102400, 4096, 30, 32, 11008, 2048)});
}

Family v3Family()
{
    Family family{latentTraits(129280, 7168, 61, 128, 18432, 4096)};
    family.keys.expertsDefault = 256;
    family.keys.widthDefault = 2048;
    family.sharedDefault = 1;
    family.firstDenseDefault = 3;
    family.alwaysCorrected = true;
    return family;
}

void readDeepSeekV3(Config& config, Architecture& architecture) { readFamily(config, architecture, v3Family()); }

void readDeepSeekV32(Config& config, Architecture& architecture)
{
    Family family = v3Family();
    family.indexed = true;
    readFamily(config, architecture, family);
}

/// GLM-5: DeepSeek-V3.2's layer with other class defaults.
void readGlmMoeDsa(Config& config, Architecture& architecture)
{
    Family family = v3Family();
    family.traits = latentTraits(154880, 6144, 78, 64, 12288, 202752);
    family.latent = LatentAttention{2048, 512, 192, 64, 256};
    family.indexed = true;
    readFamily(config, architecture, family);
}

void readGlm4Moe(Config& config, Architecture& architecture)
{
    Family family = v3Family();
    family.latent.reset();
    family.traits = {.sizes = {151552, 4096, 46, 96, 8, 0, 10944, 131072},
                     .biases = {kAttentionBias},
                     .qkNorm = {QkNorm::PerHead, {"use_qk_norm", false}}};
    family.keys.expertsDefault = 128;
    family.keys.widthDefault = 1408;
    family.firstDenseDefault = 1;
    readFamily(config, architecture, family);
}

/// GLM-4.7-Flash: DeepSeek's latent attention in GLM-4's mixture.
void readGlm4MoeLite(Config& config, Architecture& architecture)
{
    Family family = v3Family();
    family.traits = latentTraits(154880, 2048, 47, 20, 10240, 202752);
    family.latent = LatentAttention{768, 512, 192, 64, 256};
    family.keys.expertsDefault = 64;
    family.keys.topKDefault = 4;
    family.keys.widthDefault = 1536;
    family.firstDenseDefault = 1;
    readFamily(config, architecture, family);
}

/// dots.llm1, arXiv 2506.05767.
void readDots1(Config& config, Architecture& architecture)
{
    Family family = v3Family();
    family.latent.reset();
    family.traits = {.sizes = {152064, 4608, 62, 32, 32, 0, 10944, 2048}, .biases = kAttentionBiases, .qkNorm = {QkNorm::PerHead}};
    family.keys.expertsDefault = 0;
    family.keys.widthDefault = 1408;
    family.sharedDefault = 0;
    family.firstDenseDefault = 0;
    readFamily(config, architecture, family);
}

/// Ling: `bailing_moe` of both versions; the second has q/k norms and a correction bias.
void readBailingMoe(Config& config, Architecture& architecture)
{
    Family family;
    family.latent.reset();
    family.traits = {.sizes = {30592, 1024, 24, 16, 0, 0, 2816, 16384},
                     .biases = {{"use_qkv_bias", false}, {"use_bias", false}, {"use_bias", false}},
                     .qkNorm = {QkNorm::PerHead, {"use_qk_norm", false}}};
    family.alwaysCorrected = config.flag("moe_router_enable_expert_bias", false);
    const Dimensions dimensions = readDimensions(config, architecture, family.traits);
    MixtureOfExperts experts = readExperts(config, {.expertsDefault = 16, .topKDefault = 2, .widthDefault = dimensions.ffn});
    const std::int64_t shared = config.count({"num_shared_experts"}, 0, kMaxExperts);
    if (shared > 0)
        addSharedExperts(experts, shared, experts.expert.width);
    experts.correctionBias = family.alwaysCorrected;
    experts.expert.bias = config.flag("use_bias", false);
    if (config.failed())
        return;
    const std::vector<bool> sparse = sparseLayers(config, dimensions.layers, 0);
    const LayerKind dense = denseLayer(config, family.traits, dimensions);
    addMixedLayers(config, architecture, family.traits, dense, withExperts(dense, experts), dimensions.layers,
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

constexpr ReaderRow kReaders[] = {
    {"bailing_moe", readBailingMoe},    {"bailing_moe_v2", readBailingMoe}, {"deepseek", readDeepSeek},     {"deepseek_v2", readDeepSeekV2},
    {"deepseek_v3", readDeepSeekV3},    {"deepseek_v32", readDeepSeekV32},  {"dots1", readDots1},           {"glm4_moe", readGlm4Moe},
    {"glm4_moe_lite", readGlm4MoeLite}, {"glm4v_moe_text", readGlm4Moe},    {"glm_moe_dsa", readGlmMoeDsa}, {"kimi_k2", readDeepSeekV3},
    {"minicpm3", readMiniCpm3},
};

}  // namespace

std::span<const ReaderRow> deepSeekReaders() { return kReaders; }

}  // namespace shardscope::huggingface
