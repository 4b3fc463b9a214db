// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/layer_kind_json.h"

#include "core/io/read_name.h"
#include "core/model/limits.h"

namespace shardscope {
namespace {

Attention readAttention(const Json& json, const std::string& file, const std::string& pointer, std::optional<Error>& error)
{
    ObjectReader reader(json, file, pointer);
    Attention attention;
    attention.heads = reader.requiredInteger("heads", 1, kMaxHeads);
    attention.kvHeads = reader.requiredInteger("kv_heads", 1, kMaxHeads);
    attention.headDim = reader.integer("head_dim", 0, 0, kMaxHeadDim);
    if (const Json* latent = reader.child("mla"))
        attention.latent = readLatentAttention(*latent, reader, "mla", error);
    attention.qkvBias = reader.boolean("qkv_bias", false);
    attention.outputBias = reader.boolean("output_bias", false);
    attention.qkNorm = readQkNorm(reader, "qk_norm");
    attention.qkNormBias = reader.boolean("qk_norm_bias", false);
    attention.slidingWindow = reader.integer("sliding_window", 0, 0, kMaxPositions);
    attention.chunked = reader.boolean("chunked", false);
    attention.outputGate = reader.boolean("output_gate", false);
    attention.valuesAreKeys = reader.boolean("values_are_keys", false);
    attention.sharesKeyValue = reader.boolean("shares_key_value", false);
    if (auto problem = reader.finish(); problem && !error)
        error = problem;
    return attention;
}

Json writeAttention(const Attention& attention)
{
    Json json{{"heads", attention.heads}, {"kv_heads", attention.kvHeads}};
    const auto flag = [&](const char* key, bool value) {
        if (value)
            json[key] = true;
    };
    if (attention.latent)
        json["mla"] = writeLatentAttention(*attention.latent);
    else
        json["head_dim"] = attention.headDim;
    flag("qkv_bias", attention.qkvBias);
    flag("output_bias", attention.outputBias);
    if (attention.qkNorm != QkNorm::None)
        json["qk_norm"] = writeQkNorm(attention.qkNorm);
    flag("qk_norm_bias", attention.qkNormBias);
    if (attention.slidingWindow > 0)
        json["sliding_window"] = attention.slidingWindow;
    flag("chunked", attention.chunked);
    flag("output_gate", attention.outputGate);
    flag("values_are_keys", attention.valuesAreKeys);
    flag("shares_key_value", attention.sharesKeyValue);
    return json;
}

FeedForward readFeedForward(const Json& json, const std::string& file, const std::string& pointer, std::optional<Error>& error)
{
    ObjectReader reader(json, file, pointer);
    FeedForward feedForward{reader.requiredInteger("width", 1, kMaxWidth), reader.boolean("gated", true), reader.boolean("bias", false)};
    if (auto problem = reader.finish(); problem && !error)
        error = problem;
    return feedForward;
}

Json writeFeedForward(const FeedForward& feedForward)
{
    Json json{{"width", feedForward.width}, {"gated", feedForward.gated}};
    if (feedForward.bias)
        json["bias"] = true;
    return json;
}

MixtureOfExperts readExperts(const Json& json, const std::string& file, const std::string& pointer, std::optional<Error>& error)
{
    ObjectReader reader(json, file, pointer);
    MixtureOfExperts experts;
    experts.experts = reader.requiredInteger("experts", 1, kMaxExperts);
    experts.topK = reader.requiredInteger("top_k", 1, kMaxExperts);
    if (const Json* expert = reader.child("expert"))
        experts.expert = readFeedForward(*expert, file, reader.pointerTo("expert"), error);
    experts.sharedExperts = reader.integer("shared_experts", 0, 0, kMaxExperts);
    experts.sharedWidth = reader.integer("shared_expert_ffn", 0, 0, kMaxWidth);
    experts.sharedGate = reader.boolean("shared_gate", false);
    experts.routerBias = reader.boolean("router_bias", false);
    experts.correctionBias = reader.boolean("correction_bias", false);
    if (auto problem = reader.finish(); problem && !error)
        error = problem;
    return experts;
}

Json writeExperts(const MixtureOfExperts& experts)
{
    Json json{{"experts", experts.experts}, {"top_k", experts.topK}, {"expert", writeFeedForward(experts.expert)}};
    const auto flag = [&](const char* key, bool value) {
        if (value)
            json[key] = true;
    };
    if (experts.sharedExperts > 0)
        json["shared_experts"] = experts.sharedExperts;
    if (experts.sharedWidth > 0)
        json["shared_expert_ffn"] = experts.sharedWidth;
    flag("shared_gate", experts.sharedGate);
    flag("router_bias", experts.routerBias);
    flag("correction_bias", experts.correctionBias);
    return json;
}

Tensor readTensor(const Json& json, const std::string& file, const std::string& pointer, std::optional<Error>& error)
{
    ObjectReader reader(json, file, pointer);
    Tensor tensor;
    tensor.name = reader.string("name", "");
    tensor.kind = readName<TensorKind>(reader, "kind", "kind of tensor", TensorKind::Other);
    tensor.rows = reader.integer("rows", 1, 1, kMaxVocab);
    tensor.columns = reader.integer("columns", 1, 1, kMaxVocab);
    tensor.copies = reader.integer("copies", 1, 1, kMaxExperts);
    tensor.cut = readName<TensorCut>(reader, "cut", "way to cut a tensor", TensorCut::Replicated);
    tensor.matrixMultiply = reader.boolean("matrix_multiply", false);
    if (auto problem = reader.finish(); problem && !error)
        error = problem;
    return tensor;
}

}  // namespace

LatentAttention readLatentAttention(const Json& json, const ObjectReader& outer, std::string_view key, std::optional<Error>& error)
{
    ObjectReader reader(json, outer.file(), outer.pointerTo(key));
    LatentAttention latent;
    latent.qLoraRank = reader.isNull("q_lora_rank") ? 0 : reader.integer("q_lora_rank", 0, 0, kMaxWidth);
    latent.kvLoraRank = reader.requiredInteger("kv_lora_rank", 1, kMaxWidth);
    latent.qkNopeHeadDim = reader.requiredInteger("qk_nope_head_dim", 0, kMaxHeadDim);
    latent.qkRopeHeadDim = reader.requiredInteger("qk_rope_head_dim", 0, kMaxHeadDim);
    latent.vHeadDim = reader.requiredInteger("v_head_dim", 1, kMaxHeadDim);
    reader.ignore({"q_lora_rank"});
    if (auto problem = reader.finish(); problem && !error)
        error = problem;
    return latent;
}

Json writeLatentAttention(const LatentAttention& latent)
{
    return Json{{"q_lora_rank", latent.qLoraRank},
                {"kv_lora_rank", latent.kvLoraRank},
                {"qk_nope_head_dim", latent.qkNopeHeadDim},
                {"qk_rope_head_dim", latent.qkRopeHeadDim},
                {"v_head_dim", latent.vHeadDim}};
}

QkNorm readQkNorm(ObjectReader& reader, std::string_view key)
{
    const Json* value = reader.child(key);
    if (!value || value->is_null())
        return QkNorm::None;
    if (value->is_boolean())
        return value->get<bool>() ? QkNorm::PerHead : QkNorm::None;
    if (!value->is_string()) {
        reader.fail(ErrorCode::WrongType, {"true, false, \"per-head\" or \"full\"", describeType(*value)}, key);
        return QkNorm::None;
    }
    return readName<QkNorm>(reader, key, "q/k norm", QkNorm::None);
}

Json writeQkNorm(QkNorm norm) { return norm == QkNorm::Full ? Json(std::string(nameOf(norm))) : Json(norm == QkNorm::PerHead); }

std::vector<Tensor> readTensors(ObjectReader& reader, std::string_view key)
{
    std::vector<Tensor> tensors;
    const Json* list = reader.child(key);
    if (!list)
        return tensors;
    if (!list->is_array()) {
        reader.fail(ErrorCode::WrongType, {"an array", describeType(*list)}, key);
        return tensors;
    }
    std::optional<Error> error;
    for (std::size_t index = 0; index < list->size(); ++index)
        tensors.push_back(readTensor((*list)[index], reader.file(), reader.pointerTo(key) + "/" + std::to_string(index), error));
    if (error)
        reader.fail(*error);
    return tensors;
}

Json writeTensors(const std::vector<Tensor>& tensors)
{
    Json list = Json::array();
    for (const Tensor& tensor : tensors) {
        list.push_back({{"name", tensor.name},
                        {"kind", std::string(nameOf(tensor.kind))},
                        {"rows", tensor.rows},
                        {"columns", tensor.columns},
                        {"copies", tensor.copies},
                        {"cut", std::string(nameOf(tensor.cut))},
                        {"matrix_multiply", tensor.matrixMultiply}});
    }
    return list;
}

LayerKind readLayerKind(const Json& json, const std::string& file, const std::string& pointer, std::optional<Error>& error)
{
    ObjectReader reader(json, file, pointer);
    LayerKind kind;
    kind.name = reader.string("name", "");
    kind.mixer = readName<Mixer>(reader, "mixer", "mixer", Mixer::Softmax);
    if (const Json* attention = reader.child("attention"))
        kind.attention = readAttention(*attention, file, reader.pointerTo("attention"), error);
    if (const Json* feedForward = reader.child("feed_forward"))
        kind.feedForward = readFeedForward(*feedForward, file, reader.pointerTo("feed_forward"), error);
    if (const Json* experts = reader.child("moe"))
        kind.experts = readExperts(*experts, file, reader.pointerTo("moe"), error);
    kind.norms = static_cast<int>(reader.integer("norms", 2, 0, 16));
    kind.parallel = reader.boolean("parallel", false);
    kind.extraTensors = readTensors(reader, "extra_tensors");
    if (auto problem = reader.finish(); problem && !error)
        error = problem;
    return kind;
}

Json writeLayerKind(const LayerKind& kind)
{
    Json json{{"name", kind.name}, {"mixer", std::string(nameOf(kind.mixer))}};
    if (kind.attention.heads > 0)
        json["attention"] = writeAttention(kind.attention);
    if (kind.feedForward)
        json["feed_forward"] = writeFeedForward(*kind.feedForward);
    if (kind.experts)
        json["moe"] = writeExperts(*kind.experts);
    json["norms"] = kind.norms;
    json["parallel"] = kind.parallel;
    if (!kind.extraTensors.empty())
        json["extra_tensors"] = writeTensors(kind.extraTensors);
    return json;
}

}  // namespace shardscope
