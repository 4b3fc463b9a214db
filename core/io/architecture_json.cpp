// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/architecture_json.h"

#include <algorithm>

#include "core/io/encoder_json.h"
#include "core/io/layer_kind_json.h"
#include "core/io/layer_pattern_json.h"
#include "core/io/read_name.h"
#include "core/model/architecture.h"
#include "core/model/layer_name.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"
#include "core/model/validate.h"

namespace shardscope {
namespace {

bool requiredBoolean(ObjectReader& reader, std::string_view key, std::string_view what)
{
    reader.require(key, what);
    return reader.boolean(key, false);
}

/// The values of keys other than the architecture's own, before they become layers.
struct Flat {
    std::int64_t layers = 0;
    bool bias = false;
    LayerKind layer;
    std::int64_t denseLayers = 0;
    std::optional<MixtureOfExperts> experts;
};

void readHeadSizes(ObjectReader& reader, const Architecture& architecture, Attention& attention)
{
    const bool hasHeadDim = reader.has("head_dim");
    attention.headDim = reader.optionalInteger("head_dim", 1, kMaxHeadDim).value_or(0);
    if (attention.latent && hasHeadDim)
        reader.fail(ErrorCode::Contradiction, {"head_dim is given together with mla, which has its own head sizes"}, "head_dim");
    if (!attention.latent && !hasHeadDim && !reader.failed()) {
        if (architecture.hidden % attention.heads != 0)
            reader.fail(ErrorCode::Contradiction,
                        {"hidden " + std::to_string(architecture.hidden) + " is not a multiple of heads " +
                         std::to_string(attention.heads) + ", so head_dim must be given"},
                        "head_dim");
        attention.headDim = architecture.hidden / attention.heads;
    }
}

void attentionFields(JsonFields& io, const Architecture& architecture, Flat& flat)
{
    Attention& attention = flat.layer.attention;
    io.required("heads", attention.heads, 1, kMaxHeads);
    io.required("kv_heads", attention.kvHeads, 1, kMaxHeads);
    if (!io.reader() || io.reader()->has("mla"))
        io.object("mla", attention.latent, latentFields);
    if (io.reader())
        readHeadSizes(*io.reader(), architecture, attention);
    else if (!attention.latent)
        io.required("head_dim", attention.headDim, 1, kMaxHeadDim);
    projectionFields(io, attention, flat.bias);
    io.optional("sliding_window", attention.slidingWindow, kMaxPositions);
    bool sinks = hasAttentionSinks(flat.layer);
    io.flag("attention_sinks", sinks, false);
    if (io.reader() && sinks)
        addAttentionSinks(flat.layer.extraTensors, attention.heads);
}

void feedForwardFields(JsonFields& io, Flat& flat, std::int64_t smallestWidth)
{
    FeedForward& feedForward = flat.layer.feedForward ? *flat.layer.feedForward : flat.layer.feedForward.emplace();
    io.required("ffn", feedForward.width, smallestWidth, kMaxWidth);
    io.field("gated", feedForward.gated, true,
             [&] { return requiredBoolean(*io.reader(), "gated", "whether the feed-forward has a gate"); });
    // Where it reads, this came first: the other biases are as it is unless they are written.
    if (!io.reader())
        io.flag("bias", flat.bias, false, Written::Always);
    io.flag("ffn_bias", feedForward.bias, flat.bias);
    io.integer("norms", flat.layer.norms, 2, 0, 16);
    io.flag("parallel", flat.layer.parallel, false);
}

void expertFields(JsonFields& io, Flat& flat)
{
    MixtureOfExperts& experts = *flat.experts;
    io.required("experts", experts.experts, 1, kMaxExperts);
    io.required("top_k", experts.topK, 1, kMaxExperts);
    io.required("expert_ffn", experts.expert.width, 1, kMaxWidth);
    io.integer("shared_experts", experts.sharedExperts, 0, 0, kMaxExperts, Written::Always);
    io.integer("shared_expert_ffn", experts.sharedWidth, 0, 0, kMaxWidth, Written::Always);
    io.integer("dense_layers", flat.denseLayers, 0, 0, flat.layers, Written::Always);
    io.flag("expert_bias", experts.expert.bias, flat.bias);
    routerFields(io, experts);
    if (!io.reader())
        return;
    experts.expert.gated = flat.layer.feedForward->gated;
    if (experts.sharedExperts == 0)
        experts.sharedWidth = 0;
    else if (experts.sharedWidth == 0)
        experts.sharedWidth = experts.sharedExperts * experts.expert.width;
}

void ropeScalingFields(JsonFields& io, RopeScaling& scaling)
{
    io.name<RopeScalingKind>("type", scaling.kind, "scaling of rotary positions", std::nullopt);
    const auto number = [&io](const char* key, double& value, double largest) {
        io.field(key, value, value > 0, [&io, key, largest] { return io.reader()->number(key, 0, 0, largest); });
    };
    number("factor", scaling.factor, kMaxRopeFactor);
    io.optional("original_positions", scaling.originalPositions, kMaxPositions);
    number("mscale", scaling.mscale, kMaxRopeFactor);
    number("mscale_all_dim", scaling.mscaleAllDim, kMaxRopeFactor);
}

void outerFields(JsonFields& io, Architecture& architecture)
{
    const auto readTied = [&] {
        return requiredBoolean(*io.reader(), "tied_embeddings", "whether the head shares the embedding's weight");
    };
    io.required("vocab", architecture.vocab, 1, kMaxVocab);
    io.field("tied_embeddings", architecture.tiedEmbeddings, true, readTied);
    io.flag("head_bias", architecture.headBias, false);
    io.integer("embedding_width", architecture.embeddingWidth, 0, 0, kMaxHidden);
    io.name<Position>("position", architecture.position, "position encoding", std::nullopt);
    io.optional("max_positions", architecture.maxPositions, kMaxPositions);
    io.integer("position_rows", architecture.positionRows, architecture.position == Position::Learned ? architecture.maxPositions : 0, 0,
               kMaxVocab);
    io.field("rope_theta", architecture.ropeTheta, architecture.ropeTheta > 0,
             [&] { return io.reader()->number("rope_theta", 0, 0, kMaxRopeTheta); });
    if (io.reader() || architecture.ropeScaling.kind != RopeScalingKind::None)
        io.object("rope_scaling", architecture.ropeScaling, ropeScalingFields);
    io.name<Norm>("norm", architecture.norm, "normalisation", std::nullopt);
    io.field("norm_epsilon", architecture.normEpsilon, architecture.normEpsilon > 0,
             [&] { return io.reader()->number("norm_epsilon", 0, 0, 1); });
    io.flag("norm_weight", architecture.normWeight, true);
    io.flag("norm_bias", architecture.normBias, architecture.norm == Norm::LayerNorm);
    io.flag("final_norm", architecture.finalNorm, true);
    io.flag("embedding_norm", architecture.embeddingNorm, false);
    io.field("dropout", architecture.dropout, architecture.dropout > 0, [&] { return io.reader()->number("dropout", 0, 0, 1); });
    io.integer("mtp_layers", architecture.mtpLayers, 0, 0, 64);
    io.flag("mtp_shares_embeddings", architecture.mtpSharesEmbeddings, true);
    if (!io.reader() || io.reader()->has("mtp_kind"))
        io.object("mtp_kind", architecture.mtpKind, layerKindFields);
    io.integer("residual_streams", architecture.residualStreams, 1, 1, 64);
    io.objects("extra_tensors", architecture.extraTensors, tensorFields);
    io.objects("encoders", architecture.encoders, encoderFields);
}

/// Layers of the flat keys: dense ones first, then those with experts.
void layFlat(Architecture& architecture, const Flat& flat)
{
    const auto append = [&](LayerKind kind, std::int64_t count) {
        if (count == 0)
            return;
        kind.name = layerName(kind);
        architecture.kinds.push_back(std::move(kind));
        architecture.kindOfLayer.insert(architecture.kindOfLayer.end(), static_cast<std::size_t>(count),
                                        static_cast<std::uint8_t>(architecture.kinds.size() - 1));
    };
    append(flat.layer, flat.experts ? flat.denseLayers : flat.layers);
    if (!flat.experts)
        return;
    LayerKind sparse = flat.layer;
    sparse.feedForward.reset();
    sparse.experts = flat.experts;
    append(sparse, flat.layers - flat.denseLayers);
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

Json writeFlat(const Architecture& architecture)
{
    Architecture outer = architecture;
    Flat flat;
    flat.layers = architecture.layers();
    flat.layer = firstAttentionLayer(architecture);
    flat.layer.feedForward = firstFeedForward(architecture);
    flat.bias = flat.layer.attention.qkvBias || flat.layer.attention.outputBias || flat.layer.feedForward->bias;
    Json json;
    JsonFields io(json);
    io.text("model_type", outer.modelType, Written::WhereUnusual);
    io.required("layers", flat.layers, 1, kMaxLayers);
    io.required("hidden", outer.hidden, 1, kMaxHidden);
    if (flat.layer.attention.heads > 0)
        attentionFields(io, outer, flat);
    feedForwardFields(io, flat, 0);
    outerFields(io, outer);
    if (const MixtureOfExperts* experts = architecture.experts()) {
        flat.experts = *experts;
        while (flat.denseLayers < flat.layers && !architecture.layer(static_cast<int>(flat.denseLayers)).experts)
            ++flat.denseLayers;
        io.object("moe", flat, expertFields);
    }
    return json;
}

}  // namespace

Result<Architecture> readArchitecture(const Json& json, const std::string& file, const std::string& pointer)
{
    ObjectReader reader(json, file, pointer);
    Architecture architecture;
    Flat flat;
    JsonFields io(reader);
    io.required("layers", flat.layers, 1, kMaxLayers);
    io.required("hidden", architecture.hidden, 1, kMaxHidden);
    flat.bias = requiredBoolean(reader, "bias", "whether linear layers have a bias");
    const bool hasKinds = reader.has("layer_kinds");
    // A model without a layer of softmax attention has no heads to write.
    if (!hasKinds || reader.has("heads"))
        attentionFields(io, architecture, flat);
    feedForwardFields(io, flat, hasKinds ? 0 : 1);
    if (reader.has("moe")) {
        flat.experts.emplace();
        io.object("moe", flat, expertFields);
    }
    io.text("model_type", architecture.modelType);
    outerFields(io, architecture);
    if (hasKinds)
        readLayers(io, architecture.kinds, architecture.kindOfLayer, flat.layers);
    else
        layFlat(architecture, flat);
    if (auto problem = reader.finish())
        return *problem;
    if (const Result<void> valid = validateArchitecture(architecture); !valid) {
        Error problem = valid.error();
        problem.file = file;
        problem.pointer = pointer + problem.pointer;
        return problem;
    }
    return architecture;
}

Json writeArchitecture(const Architecture& architecture)
{
    Json json = writeFlat(architecture);
    const Result<Architecture> flat = readArchitecture(json, {}, {});
    if (flat && *flat == architecture)
        return json;
    writeLayers(json, architecture.kinds, architecture.kindOfLayer);
    return json;
}

}  // namespace shardscope
