// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/block_sparse.h"

#include <algorithm>

#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

/// The gated feed-forward of flash-linear-attention (fla/modules/mlp.py): two thirds of `hidden_ratio` hidden widths, up to a multiple of
/// 256, where `intermediate_size` is not given.
std::int64_t feedForwardWidth(Config& config, std::int64_t hidden)
{
    const double ratio = config.number({"hidden_ratio"}, 4, 0.01, 1024);
    const auto width = static_cast<std::int64_t>(static_cast<double>(hidden) * ratio * 2 / 3);
    return (width + 255) / 256 * 256;
}

/// Keys of flash-linear-attention that choose kernels, not shapes.
void ignoreKernels(Config& config)
{
    for (const std::string_view key : {"elementwise_affine", "fuse_norm", "fuse_swiglu", "fuse_cross_entropy", "fuse_linear_cross_entropy",
                                       "use_l2warp", "use_flash_moba", "hidden_ratio"})
        (void)config.find(key);
    if (config.has("attnres_block_size"))
        config.contradiction("attention residuals (attnres_block_size) have no operators here", "attnres_block_size");
}

/// Reads a decoder of flash-linear-attention whose layers are all alike; `heads` reads what its attention adds.
template <typename AddToHeads>
void readLinearAttentionLibrary(Config& config, Architecture& architecture, DecoderTraits traits, AddToHeads addToHeads)
{
    const std::int64_t hidden = config.dimension({"hidden_size"}, traits.sizes.hidden, kMaxHidden);
    traits.sizes.ffn = feedForwardWidth(config, hidden);
    traits.biases.qkv = {"qkv_bias", false};
    if (config.isNull("num_kv_heads"))
        traits.sizes.kvHeads = 0;
    ignoreKernels(config);
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    if (config.failed())
        return;
    LayerKind layer = denseLayer(config, traits, dimensions);
    addToHeads(layer.attention);
    for (std::int64_t index = 0; index < dimensions.layers; ++index)
        addLayer(config, architecture, layer);
}

/// flash-linear-attention's MoBA (fla/layers/moba.py). `window_size` cuts the cache of generation alone.
void readMoba(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {32000, 2048, 24, 32, 0, 0, 0, 2048}, .qkNorm = {QkNorm::PerHead, {"qk_norm", false}}};
    readLinearAttentionLibrary(config, architecture, traits, [&config](Attention& attention) {
        BlockChoice choice;
        choice.blockSize = config.dimension({"moba_chunk_size"}, 256, kMaxPositions);
        choice.topK = config.dimension({"moba_topk"}, 4, kMaxChosenBlocks);
        attention.blocks = choice;
        attention.outputNorm = true;
        attention.lowRankGate = config.flag("use_output_gate", true);
        (void)config.find("window_size");
    });
}

/// flash-linear-attention's native sparse attention (fla/layers/nsa.py, fla/ops/nsa/parallel.py): entries are means of whole blocks, and the
/// three branches share keys and values. Its kernels need groups of 16, 32, … query heads.
void readNsa(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {32000, 2048, 24, 64, 4, 32, 0, 2048}};
    readLinearAttentionLibrary(config, architecture, traits, [&config](Attention& attention) {
        BlockChoice choice;
        choice.score = BlockScore::Entries;
        choice.blockSize = config.dimension({"block_size"}, 64, kMaxPositions);
        choice.topK = config.dimension({"block_counts"}, 16, kMaxChosenBlocks);
        choice.entryStride = choice.blockSize;
        choice.window = config.isNull("window_size") ? 0 : config.count({"window_size"}, 512, kMaxPositions);
        const std::int64_t group = attention.heads / std::max<std::int64_t>(1, attention.kvHeads);
        if (group < 16 || (group & (group - 1)) != 0)
            config.contradiction(std::to_string(group) +
                                     " query heads share a key/value head, but native sparse attention needs 16, 32, 64, …",
                                 "num_kv_heads");
        attention.blocks = choice;
    });
}

/// The indexer, under the names of MiniMax's own config.json or under those of transformers.
BlockChoice readIndexedChoice(Config& config)
{
    std::optional<Config> own = config.child("sparse_attention_config");
    Config& keys = own ? *own : config;
    BlockChoice choice;
    choice.score = BlockScore::Indexer;
    choice.blockSize = keys.dimension({"sparse_block_size", "index_block_size"}, 128, kMaxPositions);
    choice.topK = keys.dimension({"sparse_topk_blocks", "index_topk_blocks"}, 16, kMaxChosenBlocks);
    choice.indexHeads = keys.dimension({"sparse_num_index_heads", "index_n_heads"}, 4, kMaxHeads);
    choice.indexHeadDim = keys.dimension({"sparse_index_dim", "index_head_dim"}, 128, kMaxHeadDim);
    (void)keys.word("sparse_score_type", "max");
    const std::int64_t first = keys.count({"sparse_init_block"}, 0, kMaxChosenBlocks);
    const std::int64_t local = keys.count({"sparse_local_block", "index_local_blocks"}, 1, kMaxChosenBlocks);
    if (local < 1 || first + local > choice.topK)
        keys.contradiction("the query's own block and those that are always seen must be among the " + std::to_string(choice.topK) +
                               " chosen",
                           own ? "sparse_local_block" : "index_local_blocks");
    return choice;
}

/// Layers with the indexer: `layer_types`, else `sparse_attention_freq`, else all.
std::vector<bool> layersThatChoose(Config& config, std::int64_t layers)
{
    std::vector<bool> all(static_cast<std::size_t>(layers), true);
    if (std::optional<Config> own = config.child("sparse_attention_config")) {
        if (!own->flag("use_sparse_attention", true))
            return std::vector<bool>(static_cast<std::size_t>(layers), false);
        if (const auto frequency = own->integerPerLayer("sparse_attention_freq", 0, 1, layers))
            std::transform(frequency->begin(), frequency->end(), all.begin(), [](std::int64_t chooses) { return chooses != 0; });
        if (const auto without = own->integerPerLayer("sparse_disable_index_value", 0, 1, layers)) {
            for (std::size_t layer = 0; layer < all.size(); ++layer) {
                if (all[layer] && (*without)[layer] == 0)
                    own->contradiction("an indexer with values has no operators here", "sparse_disable_index_value");
            }
        }
    }
    return config.layersCalled("minimax_m3_sparse", "layer_types", layers,
                               [&](std::int64_t layer) { return all[static_cast<std::size_t>(layer)]; });
}

/// Layers with experts: `mlp_layer_types`, else `moe_layer_freq`, else all (NVIDIA-NeMo Automodel, minimax_m3_vl/config.py).
std::vector<bool> layersWithExperts(Config& config, std::int64_t layers)
{
    const auto frequency = config.integerPerLayer("moe_layer_freq", 0, 1, layers);
    return config.layersCalled("sparse", "mlp_layer_types", layers,
                               [&](std::int64_t layer) { return !frequency || (*frequency)[static_cast<std::size_t>(layer)] != 0; });
}

constexpr ReaderRow kBlockSparseReaders[] = {
    {"minimax_m3", readMiniMaxM3}, {"minimax_m3_vl_text", readMiniMaxM3}, {"moba", readMoba}, {"nsa", readNsa}};

}  // namespace

std::optional<BlockChoice> readMobaChoice(Config& config)
{
    const bool hasSize = config.has("moba_chunk_size");
    if (hasSize != config.has("moba_topk"))
        config.fail(ErrorCode::MissingKey, {hasSize ? "moba_topk" : "moba_chunk_size", "both make MoBA's choice of blocks"},
                    hasSize ? "moba_topk" : "moba_chunk_size");
    if (!hasSize || config.failed())
        return std::nullopt;
    BlockChoice choice;
    choice.blockSize = config.dimension({"moba_chunk_size"}, 1, kMaxPositions);
    choice.topK = config.dimension({"moba_topk"}, 1, kMaxChosenBlocks);
    return choice;
}

void readMiniMaxM3(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {200064, 6144, 60, 64, 4, 128, 12288, 524288}, .qkNorm = {QkNorm::PerHead, {"use_qk_norm", true}}};
    MixtureOfExperts experts = readExperts(
        config,
        {.experts = "num_local_experts", .expertsDefault = 128, .topKDefault = 4, .width = "intermediate_size", .widthDefault = 3072});
    experts.correctionBias = config.flag("use_routing_bias", true);
    addSharedExperts(experts, config.count({"n_shared_experts"}, 1, kMaxExperts),
                     config.dimension({"shared_intermediate_size"}, 3072, kMaxWidth));
    Dimensions dimensions = readDimensions(config, architecture, traits);
    dimensions.ffn = config.dimension({"dense_intermediate_size"}, 12288, kMaxWidth);
    if (config.word("qk_norm_type", "per_head") != "per_head")
        config.contradiction("queries and keys are normalised in another way than head by head", "qk_norm_type");
    architecture.mtpLayers = static_cast<int>(config.count({"num_nextn_predict_layers", "num_mtp_modules"}, 0, 64));
    // The norms' weights are kept less one, and the activation is not scaled by one.
    (void)config.flag("use_gemma_norm", true);
    (void)config.find("swiglu_alpha");
    if (config.failed())
        return;
    const BlockChoice choice = readIndexedChoice(config);
    const std::vector<bool> chooses = layersThatChoose(config, dimensions.layers);
    const std::vector<bool> sparse = layersWithExperts(config, dimensions.layers);
    LayerKind dense = denseLayer(config, traits, dimensions);
    dense.attention.outputGate = config.flag("attention_output_gate", false);
    if (config.failed())
        return;
    for (std::size_t layer = 0; layer < chooses.size(); ++layer) {
        LayerKind kind = sparse[layer] ? withExperts(dense, experts) : dense;
        if (chooses[layer])
            kind.attention.blocks = choice;
        addLayer(config, architecture, std::move(kind));
    }
}

std::span<const ReaderRow> blockSparseReaders() { return kBlockSparseReaders; }

}  // namespace shardscope::huggingface
