// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// JetMoE, arXiv 2404.07413: the query and output projections are experts too; keys and values are shared.
void readJetMoe(Config& config, Architecture& architecture)
{
    architecture.hidden = config.coreDimension({"hidden_size"}, 2048, kMaxHidden);
    const std::int64_t layers = config.coreDimension({"num_hidden_layers"}, 12, kMaxLayers);
    const std::int64_t keyValue =
        config.dimension({"num_key_value_heads"}, 16, kMaxHeads) * config.dimension({"kv_channels"}, 128, kMaxHeadDim);
    architecture.vocab = config.dimension({"vocab_size"}, 32000, kMaxVocab);
    architecture.maxPositions = config.dimension({"max_position_embeddings"}, 4096, kMaxPositions);
    architecture.tiedEmbeddings = config.tied(true);
    LayerKind layer;
    layer.mixer = Mixer::Routed;
    layer.experts = readExperts(config, {.experts = "num_local_experts", .width = "intermediate_size", .widthDefault = 5632});
    if (config.failed())
        return;
    const std::int64_t count = layer.experts->experts;
    TensorList routed(layer.extraTensors, TensorKind::RoutedExpert, count);
    routed.matrix("self_attention.experts.input_linear", keyValue, architecture.hidden, TensorCut::Column, false);
    routed.matrix("self_attention.experts.output_linear", architecture.hidden, keyValue, TensorCut::Row, false);
    TensorList(layer.extraTensors, TensorKind::Router)
        .matrix("self_attention.experts.router", count, architecture.hidden, TensorCut::Replicated, false);
    TensorList attention(layer.extraTensors, TensorKind::Attention);
    attention.matrix("self_attention.kv_proj", 2 * keyValue, architecture.hidden, TensorCut::KeyValue, false);
    attention.vector("self_attention.experts", architecture.hidden, TensorCut::Replicated, false, ".bias");
    TensorList(layer.extraTensors, TensorKind::FeedForward).vector("mlp", architecture.hidden, TensorCut::Replicated, false, ".bias");
    for (std::int64_t index = 0; index < layers; ++index)
        addLayer(config, architecture, layer);
}

constexpr ReaderRow kReaders[] = {{"jetmoe", readJetMoe}};

}  // namespace

std::span<const ReaderRow> routedAttentionReaders() { return kReaders; }

}  // namespace shardscope::huggingface
