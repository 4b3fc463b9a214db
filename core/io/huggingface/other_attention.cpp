// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/huggingface/mixture.h"
#include "core/io/huggingface/tables.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

/// Llama 3.2 Vision's layer that attends to the image: projections of its own, q/k norms, two gates.
LayerKind withCrossAttention(LayerKind layer, std::int64_t hidden)
{
    const std::int64_t query = layer.attention.heads * layer.attention.headDim;
    const std::int64_t keyValue = layer.attention.kvHeads * layer.attention.headDim;
    layer.mixer = Mixer::Cross;
    TensorList list(layer.extraTensors, TensorKind::CrossAttention);
    list.matrix("cross_attn.q_proj", query, hidden, TensorCut::Column, false);
    list.matrix("cross_attn.k_proj", keyValue, hidden, TensorCut::KeyValue, false);
    list.matrix("cross_attn.v_proj", keyValue, hidden, TensorCut::KeyValue, false);
    list.matrix("cross_attn.o_proj", hidden, query, TensorCut::Row, false);
    list.vector("cross_attn.q_norm", layer.attention.headDim);
    list.vector("cross_attn.k_norm", layer.attention.headDim);
    list.vector("cross_attn_attn_gate", 1, TensorCut::Replicated, false, "");
    list.vector("cross_attn_mlp_gate", 1, TensorCut::Replicated, false, "");
    return layer;
}

void readMllamaText(Config& config, Architecture& architecture)
{
    const DecoderTraits traits{.sizes = {128256, 4096, 40, 32, 8, 0, 14336, 131072}};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    const auto cross =
        config.integers("cross_attention_layers", 0, kMaxLayers).value_or(std::vector<std::int64_t>{3, 8, 13, 18, 23, 28, 33, 38});
    if (config.failed())
        return;
    // Eight rows of the embedding are for the image and are not in the head.
    TensorList(architecture.extraTensors, TensorKind::Embedding)
        .table("embed_tokens.image_rows", 8, architecture.hidden, TensorCut::Vocabulary);
    const LayerKind self = denseLayer(config, traits, dimensions);
    const LayerKind crossed = withCrossAttention(self, architecture.hidden);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer)
        addLayer(config, architecture, contains(cross, layer) ? crossed : self);
}

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

constexpr ReaderRow kOtherAttentionReaders[] = {{"jetmoe", readJetMoe}, {"mllama_text_model", readMllamaText}};

}  // namespace

std::span<const ReaderRow> otherAttentionReaders() { return kOtherAttentionReaders; }

}  // namespace shardscope::huggingface
