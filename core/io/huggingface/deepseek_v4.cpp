// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// Tokens of one compressed entry, if the config does not say.
constexpr std::int64_t kSparseRate = 4;
constexpr std::int64_t kHeavyRate = 128;

/// The widths that DeepSeek-V4's attention adds to those of every decoder.
struct Widths {
    std::int64_t heads = 0;
    std::int64_t headDim = 0;
    std::int64_t qLoraRank = 0;
    std::int64_t groups = 0;
    std::int64_t oLoraRank = 0;
    std::int64_t window = 0;  ///< tokens
    std::int64_t indexHeads = 0;
    std::int64_t indexHeadDim = 0;
    std::int64_t topK = 0;     ///< entries that the indexer chooses
    std::int64_t streams = 0;  ///< residual streams of the hyper-connections
};

Widths readWidths(Config& config, const Dimensions& dimensions)
{
    Widths widths{dimensions.heads, dimensions.headDim};
    widths.qLoraRank = config.dimension({"q_lora_rank"}, 1024, kMaxWidth);
    widths.groups = config.dimension({"o_groups"}, 8, kMaxHeads);
    widths.oLoraRank = config.dimension({"o_lora_rank"}, 1024, kMaxHeads);
    widths.indexHeads = config.dimension({"index_n_heads"}, 64, kMaxHeads);
    widths.indexHeadDim = config.dimension({"index_head_dim"}, 128, kMaxHeadDim);
    widths.window = config.dimension({"sliding_window"}, 128, kMaxPositions);
    widths.topK = config.dimension({"index_topk"}, 512, kMaxPositions);
    widths.streams = config.dimension({"hc_mult"}, 4, 64);
    config.requireMultiple(widths.heads * widths.headDim, "attention width", widths.groups, "the output groups", "o_groups");
    return widths;
}

/// One key/value head for all queries, whose values are its keys; the output is projected group by group, then mixed.
void addAttention(TensorList& list, const Widths& widths, std::int64_t hidden)
{
    const std::int64_t query = widths.heads * widths.headDim;
    list.matrix("self_attn.q_a_proj", widths.qLoraRank, hidden, TensorCut::Replicated, false);
    list.vector("self_attn.q_norm", widths.qLoraRank);
    list.matrix("self_attn.q_b_proj", query, widths.qLoraRank, TensorCut::Column, false);
    list.matrix("self_attn.kv_proj", widths.headDim, hidden, TensorCut::Replicated, false);
    list.vector("self_attn.kv_norm", widths.headDim);
    list.matrix("self_attn.o_a_proj", widths.groups * widths.oLoraRank, query / std::max<std::int64_t>(1, widths.groups), TensorCut::Column,
                false);
    list.matrix("self_attn.o_b_proj", hidden, widths.groups * widths.oLoraRank, TensorCut::Row, false);
    list.vector("self_attn.sinks", widths.heads, TensorCut::Column, false, "");
}

/// A compressor pools `rate` tokens to one entry of `headDim`; overlapping windows need twice the channels.
void addCompressor(TensorList& list, const std::string& name, std::int64_t headDim, std::int64_t rate, bool overlapping,
                   std::int64_t hidden)
{
    const std::int64_t channels = overlapping ? 2 * headDim : headDim;
    list.matrix(name + ".kv_proj", channels, hidden, TensorCut::Replicated, false);
    list.matrix(name + ".gate_proj", channels, hidden, TensorCut::Replicated, false);
    list.table(name + ".position_bias", rate, channels);
    list.vector(name + ".kv_norm", headDim);
}

/// Manifold-constrained hyper-connections around attention and around the experts.
void addHyperConnections(std::vector<Tensor>& tensors, std::int64_t streams, std::int64_t hidden)
{
    const std::int64_t mixed = (2 + streams) * streams;
    TensorList list(tensors, TensorKind::Other, 2);
    list.matrix("hyper_connection.fn", mixed, streams * hidden, TensorCut::Replicated, false);
    list.vector("hyper_connection.base", mixed, TensorCut::Replicated, false, "");
    list.vector("hyper_connection.scale", 3, TensorCut::Replicated, false, "");
}

void addHyperHead(std::vector<Tensor>& tensors, std::int64_t streams, std::int64_t hidden)
{
    TensorList list(tensors, TensorKind::Other);
    list.matrix("hyper_head.fn", streams, streams * hidden, TensorCut::Replicated, false);
    list.vector("hyper_head.base", streams, TensorCut::Replicated, false, "");
    list.vector("hyper_head.scale", 1, TensorCut::Replicated, false, "");
}

/// Each layer's compression: 0 for none, 4 for sparse, 128 for heavy.
std::vector<std::int64_t> compression(Config& config, std::int64_t layers)
{
    if (const auto types = config.wordPerLayer("layer_types", layers)) {
        std::vector<std::int64_t> rates;
        for (const std::string& type : *types)
            rates.push_back(type == "compressed_sparse_attention" ? kSparseRate : type == "heavily_compressed_attention" ? kHeavyRate : 0);
        return rates;
    }
    // The list continues with the layers of multi-token prediction.
    if (auto ratios = config.integers("compress_ratios", 0, kHeavyRate)) {
        if (static_cast<std::int64_t>(ratios->size()) < layers)
            config.contradiction(std::to_string(ratios->size()) + " entries for " + std::to_string(layers) + " layers", "compress_ratios");
        if (std::any_of(ratios->begin(), ratios->end(),
                        [](std::int64_t rate) { return rate != 0 && rate != kSparseRate && rate != kHeavyRate; }))
            config.contradiction("a compression ratio is not 0, 4 or 128", "compress_ratios");
        ratios->resize(static_cast<std::size_t>(layers));
        return *ratios;
    }
    std::vector<std::int64_t> rates(static_cast<std::size_t>(layers), kHeavyRate);
    for (std::size_t layer = 3; layer < rates.size(); layer += 2)
        rates[layer] = kSparseRate;
    return rates;
}

LayerKind compressedLayer(const LayerKind& base, const Widths& widths, std::int64_t rate, std::int64_t hidden)
{
    LayerKind layer = base;
    const bool chooses = rate == kSparseRate;
    layer.compressed = CompressedAttention{widths.heads,
                                           widths.headDim,
                                           widths.qLoraRank,
                                           widths.oLoraRank,
                                           widths.groups,
                                           widths.window,
                                           rate,
                                           chooses ? widths.topK : 0,
                                           chooses ? widths.indexHeads : 0,
                                           chooses ? widths.indexHeadDim : 0};
    TensorList list(layer.extraTensors, TensorKind::Attention);
    addAttention(list, widths, hidden);
    if (rate > 0)
        addCompressor(list, "self_attn.compressor", widths.headDim, rate, rate == kSparseRate, hidden);
    if (rate == kSparseRate) {
        TensorList indexer(layer.extraTensors, TensorKind::Indexer);
        addCompressor(indexer, "self_attn.indexer", widths.indexHeadDim, rate, true, hidden);
        indexer.matrix("self_attn.indexer.q_b_proj", widths.indexHeads * widths.indexHeadDim, widths.qLoraRank, TensorCut::Replicated,
                       false);
        indexer.matrix("self_attn.indexer.weights_proj", widths.indexHeads, hidden, TensorCut::Replicated, false);
    }
    addHyperConnections(layer.extraTensors, widths.streams, hidden);
    return layer;
}

/// DeepSeek-V4, transformers' deepseek_v4. The first layers choose experts by a fixed table of token ids, which is no parameter.
void readDeepSeekV4(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {129280, 4096, 43, 64, 1, 512, 11008, 1048576}};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    const Widths widths = readWidths(config, dimensions);
    MixtureOfExperts experts =
        readExperts(config, {.experts = "n_routed_experts", .expertsDefault = 256, .topKDefault = 6, .widthDefault = 2048});
    addSharedExperts(experts, config.count({"n_shared_experts"}, 1, kMaxExperts), experts.expert.width);
    (void)config.count({"qk_rope_head_dim"}, 64, kMaxHeadDim);  // the rotated part of a head, not beside it
    const std::int64_t firstUnhashed = config.count({"num_hash_layers"}, 3, kMaxLayers);
    const std::vector<bool> hashed =
        config.layersCalled("hash_moe", "mlp_layer_types", dimensions.layers, [&](std::int64_t layer) { return layer < firstUnhashed; });
    const std::vector<std::int64_t> rates = config.failed() ? std::vector<std::int64_t>() : compression(config, dimensions.layers);
    if (config.failed())
        return;
    addHyperHead(architecture.extraTensors, widths.streams, architecture.hidden);
    LayerKind base;
    base.mixer = Mixer::Compressed;
    base.attention.heads = widths.heads;
    base.attention.kvHeads = 1;
    base.attention.headDim = widths.headDim;
    architecture.residualStreams = widths.streams;
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer) {
        const auto index = static_cast<std::size_t>(layer);
        experts.correctionBias = !hashed[index];
        const std::string detail = std::to_string(rates[index]) + ":1" + (hashed[index] ? ", hashed" : "");
        addLayer(config, architecture, compressedLayer(withExperts(base, experts), widths, rates[index], architecture.hidden), detail);
    }
    // The layer of multi-token prediction compresses nothing and has a head of its own over the residual streams.
    architecture.mtpLayers = static_cast<int>(config.count({"num_nextn_predict_layers"}, 1, 64));
    experts.correctionBias = true;
    architecture.mtpKind = compressedLayer(withExperts(base, experts), widths, 0, architecture.hidden);
    architecture.mtpKind->name = "multi-token prediction";
    addHyperHead(architecture.mtpKind->extraTensors, widths.streams, architecture.hidden);
}

constexpr ReaderRow kDeepseekV4Readers[] = {{"deepseek_v4", readDeepSeekV4}};

}  // namespace

std::span<const ReaderRow> deepSeekV4Readers() { return kDeepseekV4Readers; }

}  // namespace shardscope::huggingface
