// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

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
    const DecoderTraits traits{.vocab = 128256, .layers = 40, .kvHeads = 8, .ffn = 14336, .maxPositions = 131072};
    const Dimensions dimensions = readDimensions(config, architecture, traits);
    const auto cross =
        config.integers("cross_attention_layers", 0, kMaxLayers).value_or(std::vector<std::int64_t>{3, 8, 13, 18, 23, 28, 33, 38});
    if (config.failed())
        return;
    // Eight rows of the embedding stand for the image and are not in the head.
    TensorList(architecture.extraTensors, TensorKind::Embedding)
        .table("embed_tokens.image_rows", 8, architecture.hidden, TensorCut::Vocabulary);
    const LayerKind self = denseLayer(config, traits, dimensions);
    const LayerKind crossed = withCrossAttention(self, architecture.hidden);
    for (std::int64_t layer = 0; layer < dimensions.layers; ++layer)
        addLayer(config, architecture, std::find(cross.begin(), cross.end(), layer) != cross.end() ? crossed : self);
}

constexpr ReaderRow kReaders[] = {{"mllama_text_model", readMllamaText}};

}  // namespace

std::span<const ReaderRow> crossAttentionReaders() { return kReaders; }

}  // namespace shardscope::huggingface
