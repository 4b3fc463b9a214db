// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/architecture_json.h"

#include "core/io/layer_kind_json.h"
#include "core/io/read_name.h"
#include "core/model/layer_name.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"
#include "core/model/validate.h"

namespace shardscope {
namespace {

bool requiredBoolean(ObjectReader& reader, std::string_view key, std::string_view what)
{
    if (!reader.child(key))
        reader.fail(ErrorCode::MissingKey, {std::string(key), std::string(what)}, key);
    return reader.boolean(key, false);
}

/// The flat keys before they become layers.
struct Flat {
    std::int64_t layers = 0;
    bool bias = false;
    LayerKind layer;
    std::int64_t denseLayers = 0;
    std::optional<MixtureOfExperts> experts;
};

void readAttentionKeys(ObjectReader& reader, Architecture& architecture, Flat& flat, std::optional<Error>& error)
{
    Attention& attention = flat.layer.attention;
    attention.heads = reader.requiredInteger("heads", 1, kMaxHeads);
    attention.kvHeads = reader.requiredInteger("kv_heads", 1, kMaxHeads);
    if (reader.has("mla"))
        attention.latent = readLatentAttention(*reader.child("mla"), reader, "mla", error);
    const bool hasHeadDim = reader.has("head_dim");
    attention.headDim = reader.optionalInteger("head_dim", 1, kMaxHeadDim).value_or(0);
    if (attention.latent && hasHeadDim && !error)
        reader.fail(ErrorCode::Contradiction, {"head_dim beside mla, which has head sizes of its own"}, "head_dim");
    if (!attention.latent && !hasHeadDim && !reader.failed()) {
        if (architecture.hidden % attention.heads != 0)
            reader.fail(ErrorCode::Contradiction,
                        {"hidden " + std::to_string(architecture.hidden) + " is no multiple of heads " + std::to_string(attention.heads) +
                         ", so head_dim must be given"},
                        "head_dim");
        attention.headDim = architecture.hidden / attention.heads;
    }
    attention.qkvBias = reader.boolean("qkv_bias", flat.bias);
    attention.outputBias = reader.boolean("output_bias", flat.bias);
    attention.qkNorm = readQkNorm(reader, "qk_norm");
    attention.qkNormBias = reader.boolean("qk_norm_bias", false);
    attention.slidingWindow = reader.optionalInteger("sliding_window", 1, kMaxPositions).value_or(0);
    if (reader.boolean("attention_sinks", false))
        addAttentionSinks(flat.layer.extraTensors, attention.heads);
}

void readExpertKeys(ObjectReader& outer, Flat& flat, std::optional<Error>& error)
{
    if (!outer.has("moe"))
        return;
    ObjectReader reader(*outer.child("moe"), outer.file(), outer.pointerTo("moe"));
    MixtureOfExperts experts;
    experts.experts = reader.requiredInteger("experts", 1, kMaxExperts);
    experts.topK = reader.requiredInteger("top_k", 1, kMaxExperts);
    experts.expert.width = reader.requiredInteger("expert_ffn", 1, kMaxWidth);
    experts.expert.gated = flat.layer.feedForward->gated;
    experts.expert.bias = reader.boolean("expert_bias", flat.bias);
    experts.sharedExperts = reader.integer("shared_experts", 0, 0, kMaxExperts);
    const std::int64_t sharedWidth = reader.integer("shared_expert_ffn", 0, 0, kMaxWidth);
    if (experts.sharedExperts > 0)
        experts.sharedWidth = sharedWidth > 0 ? sharedWidth : experts.sharedExperts * experts.expert.width;
    experts.sharedGate = reader.boolean("shared_gate", false);
    experts.routerBias = reader.boolean("router_bias", false);
    experts.correctionBias = reader.boolean("correction_bias", false);
    flat.denseLayers = reader.integer("dense_layers", 0, 0, flat.layers);
    flat.experts = experts;
    if (auto problem = reader.finish(); problem && !error)
        error = problem;
}

void readOuterKeys(ObjectReader& reader, Architecture& architecture)
{
    architecture.modelType = reader.string("model_type", "");
    architecture.vocab = reader.requiredInteger("vocab", 1, kMaxVocab);
    architecture.embeddingWidth = reader.integer("embedding_width", 0, 0, kMaxHidden);
    architecture.tiedEmbeddings = requiredBoolean(reader, "tied_embeddings", "whether the head shares the embedding's weight");
    architecture.headBias = reader.boolean("head_bias", false);
    architecture.position = readName<Position>(reader, "position", "position encoding", std::nullopt);
    architecture.maxPositions = reader.optionalInteger("max_positions", 1, kMaxPositions).value_or(0);
    architecture.positionRows =
        reader.integer("position_rows", architecture.position == Position::Learned ? architecture.maxPositions : 0, 0, kMaxVocab);
    architecture.norm = readName<Norm>(reader, "norm", "normalisation", std::nullopt);
    architecture.normWeight = reader.boolean("norm_weight", true);
    architecture.normBias = reader.boolean("norm_bias", architecture.norm == Norm::LayerNorm);
    architecture.finalNorm = reader.boolean("final_norm", true);
    architecture.embeddingNorm = reader.boolean("embedding_norm", false);
    architecture.dropout = reader.number("dropout", 0, 0, 1);
    architecture.mtpLayers = static_cast<int>(reader.integer("mtp_layers", 0, 0, 64));
    architecture.mtpSharesEmbeddings = reader.boolean("mtp_shares_embeddings", true);
    architecture.extraTensors = readTensors(reader, "extra_tensors");
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

/// Layers of `layer_kinds`, in the order of `layer_pattern`: pairs of a kind and how many layers of it follow.
void layKinds(ObjectReader& reader, Architecture& architecture, std::int64_t layers, std::optional<Error>& error)
{
    const Json* kinds = reader.child("layer_kinds");
    const Json* pattern = reader.child("layer_pattern");
    if (!kinds->is_array() || kinds->empty() || kinds->size() > static_cast<std::size_t>(kMaxLayerKinds)) {
        reader.fail(ErrorCode::WrongType, {"an array of 1 to " + std::to_string(kMaxLayerKinds) + " kinds of layers", describeType(*kinds)},
                    "layer_kinds");
        return;
    }
    for (std::size_t index = 0; index < kinds->size(); ++index)
        architecture.kinds.push_back(
            readLayerKind((*kinds)[index], reader.file(), reader.pointerTo("layer_kinds") + "/" + std::to_string(index), error));
    const auto largestKind = static_cast<std::int64_t>(kinds->size()) - 1;
    if (!pattern || !pattern->is_array()) {
        reader.fail(ErrorCode::MissingKey, {"layer_pattern", "which layer is of which kind"}, "layer_pattern");
        return;
    }
    for (const Json& run : *pattern) {
        Error problem;
        const auto kind = run.is_array() && run.size() == 2 ? wholeNumber(run[0], 0, largestKind, problem) : std::nullopt;
        const auto count = kind ? wholeNumber(run[1], 1, kMaxLayers, problem) : std::nullopt;
        if (!count) {
            reader.fail(ErrorCode::WrongType, {"pairs of a kind of layer and a number of layers", run.dump()}, "layer_pattern");
            return;
        }
        if (static_cast<std::int64_t>(architecture.kindOfLayer.size()) + *count > layers)
            break;
        architecture.kindOfLayer.insert(architecture.kindOfLayer.end(), static_cast<std::size_t>(*count), static_cast<std::uint8_t>(*kind));
    }
    if (static_cast<std::int64_t>(architecture.kindOfLayer.size()) != layers)
        reader.fail(ErrorCode::Contradiction, {"a pattern of another number of layers than " + std::to_string(layers)}, "layer_pattern");
}

}  // namespace

Result<Architecture> readArchitecture(const Json& json, const std::string& file, const std::string& pointer)
{
    ObjectReader reader(json, file, pointer);
    Architecture architecture;
    Flat flat;
    std::optional<Error> error;
    flat.layers = reader.requiredInteger("layers", 1, kMaxLayers);
    architecture.hidden = reader.requiredInteger("hidden", 1, kMaxHidden);
    flat.bias = requiredBoolean(reader, "bias", "whether linear layers have a bias");
    const bool hasKinds = reader.has("layer_kinds");
    // A model without a layer of softmax attention has no heads to write.
    if (!hasKinds || reader.has("heads"))
        readAttentionKeys(reader, architecture, flat, error);
    flat.layer.norms = static_cast<int>(reader.integer("norms", 2, 0, 16));
    flat.layer.parallel = reader.boolean("parallel", false);
    const std::int64_t smallestFfn = hasKinds ? 0 : 1;
    flat.layer.feedForward =
        FeedForward{reader.requiredInteger("ffn", smallestFfn, kMaxWidth),
                    requiredBoolean(reader, "gated", "whether the feed-forward has a gate"), reader.boolean("ffn_bias", flat.bias)};
    readExpertKeys(reader, flat, error);
    readOuterKeys(reader, architecture);
    if (reader.has("mtp_kind"))
        architecture.mtpKind = readLayerKind(*reader.child("mtp_kind"), file, reader.pointerTo("mtp_kind"), error);
    if (hasKinds)
        layKinds(reader, architecture, flat.layers, error);
    else
        layFlat(architecture, flat);
    if (error)
        reader.fail(std::move(*error));
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

}  // namespace shardscope
