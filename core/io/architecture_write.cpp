// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/architecture_json.h"
#include "core/io/layer_kind_json.h"
#include "core/model/tensor_list.h"

#include <algorithm>

namespace shardscope {
namespace {

Json writePattern(const std::vector<std::uint8_t>& kindOfLayer)
{
    Json pattern = Json::array();
    for (std::size_t from = 0; from < kindOfLayer.size();) {
        std::size_t to = from;
        while (to < kindOfLayer.size() && kindOfLayer[to] == kindOfLayer[from])
            ++to;
        pattern.push_back({kindOfLayer[from], to - from});
        from = to;
    }
    return pattern;
}

const LayerKind& firstAttentionLayer(const Architecture& architecture)
{
    for (const std::uint8_t index : architecture.kindOfLayer) {
        if (architecture.kinds[index].mixer == Mixer::Softmax)
            return architecture.kinds[index];
    }
    return architecture.layer(0);
}

FeedForward firstFeedForward(const Architecture& architecture)
{
    for (const std::uint8_t index : architecture.kindOfLayer) {
        if (architecture.kinds[index].feedForward)
            return *architecture.kinds[index].feedForward;
    }
    const MixtureOfExperts* experts = architecture.experts();
    return experts ? experts->expert : FeedForward();
}

bool hasSinks(const LayerKind& layer)
{
    return std::any_of(layer.extraTensors.begin(), layer.extraTensors.end(), [](const Tensor& tensor) { return tensor.name == kAttentionSinks; });
}

void writeAttentionKeys(Json& json, const Attention& attention, bool bias)
{
    json["heads"] = attention.heads;
    json["kv_heads"] = attention.kvHeads;
    if (attention.latent)
        json["mla"] = writeLatentAttention(*attention.latent);
    else
        json["head_dim"] = attention.headDim;
    if (attention.qkvBias != bias)
        json["qkv_bias"] = attention.qkvBias;
    if (attention.outputBias != bias)
        json["output_bias"] = attention.outputBias;
    if (attention.qkNorm != QkNorm::None)
        json["qk_norm"] = writeQkNorm(attention.qkNorm);
    if (attention.qkNormBias)
        json["qk_norm_bias"] = true;
    if (attention.slidingWindow > 0)
        json["sliding_window"] = attention.slidingWindow;
}

void writeExpertKeys(Json& json, const Architecture& architecture, bool bias)
{
    const MixtureOfExperts* experts = architecture.experts();
    if (!experts)
        return;
    std::int64_t dense = 0;
    while (dense < architecture.layers() && !architecture.layer(static_cast<int>(dense)).experts)
        ++dense;
    Json moe{{"experts", experts->experts},
             {"top_k", experts->topK},
             {"expert_ffn", experts->expert.width},
             {"shared_experts", experts->sharedExperts},
             {"shared_expert_ffn", experts->sharedWidth},
             {"dense_layers", dense}};
    const auto flag = [&](const char* key, bool value) {
        if (value)
            moe[key] = true;
    };
    if (experts->expert.bias != bias)
        moe["expert_bias"] = experts->expert.bias;
    flag("shared_gate", experts->sharedGate);
    flag("router_bias", experts->routerBias);
    flag("correction_bias", experts->correctionBias);
    json["moe"] = moe;
}

void writeOuterKeys(Json& json, const Architecture& architecture)
{
    const auto unless = [&](const char* key, bool value, bool usual) {
        if (value != usual)
            json[key] = value;
    };
    json["vocab"] = architecture.vocab;
    json["tied_embeddings"] = architecture.tiedEmbeddings;
    unless("head_bias", architecture.headBias, false);
    if (architecture.embeddingWidth > 0)
        json["embedding_width"] = architecture.embeddingWidth;
    json["position"] = std::string(nameOf(architecture.position));
    if (architecture.maxPositions > 0)
        json["max_positions"] = architecture.maxPositions;
    if (architecture.positionRows != (architecture.position == Position::Learned ? architecture.maxPositions : 0))
        json["position_rows"] = architecture.positionRows;
    json["norm"] = std::string(nameOf(architecture.norm));
    unless("norm_weight", architecture.normWeight, true);
    unless("norm_bias", architecture.normBias, architecture.norm == Norm::LayerNorm);
    unless("final_norm", architecture.finalNorm, true);
    unless("embedding_norm", architecture.embeddingNorm, false);
    if (architecture.dropout > 0)
        json["dropout"] = architecture.dropout;
    if (architecture.mtpLayers > 0)
        json["mtp_layers"] = architecture.mtpLayers;
    unless("mtp_shares_embeddings", architecture.mtpSharesEmbeddings, true);
    if (architecture.mtpKind)
        json["mtp_kind"] = writeLayerKind(*architecture.mtpKind);
    if (!architecture.extraTensors.empty())
        json["extra_tensors"] = writeTensors(architecture.extraTensors);
}

Json writeFlat(const Architecture& architecture)
{
    const LayerKind& layer = firstAttentionLayer(architecture);
    const FeedForward feedForward = firstFeedForward(architecture);
    const bool bias = layer.attention.qkvBias || layer.attention.outputBias || feedForward.bias;
    Json json;
    if (!architecture.modelType.empty())
        json["model_type"] = architecture.modelType;
    json["layers"] = architecture.layers();
    json["hidden"] = architecture.hidden;
    if (layer.attention.heads > 0)
        writeAttentionKeys(json, layer.attention, bias);
    if (hasSinks(layer))
        json["attention_sinks"] = true;
    json["ffn"] = feedForward.width;
    json["gated"] = feedForward.gated;
    json["bias"] = bias;
    if (feedForward.bias != bias)
        json["ffn_bias"] = feedForward.bias;
    if (layer.norms != 2)
        json["norms"] = layer.norms;
    if (layer.parallel)
        json["parallel"] = true;
    writeOuterKeys(json, architecture);
    writeExpertKeys(json, architecture, bias);
    return json;
}

}  // namespace

Json writeArchitecture(const Architecture& architecture)
{
    Json json = writeFlat(architecture);
    const Result<Architecture> flat = readArchitecture(json, {}, {});
    if (flat && *flat == architecture)
        return json;
    Json kinds = Json::array();
    for (const LayerKind& kind : architecture.kinds)
        kinds.push_back(writeLayerKind(kind));
    json["layer_kinds"] = kinds;
    json["layer_pattern"] = writePattern(architecture.kindOfLayer);
    return json;
}

}  // namespace shardscope
