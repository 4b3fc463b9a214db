// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/encoders.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "core/base/nearest_name.h"
#include "core/model/architecture.h"
#include "core/model/limits.h"
#include "core/model/tensor_list.h"

namespace shardscope::huggingface {
namespace {

constexpr std::int64_t kMostPatchSide = 4096;

struct Tower {
    Config& config;   ///< `vision_config`
    Config& wrapper;  ///< what it is in; the same where it stands alone
    std::int64_t modelWidth = 0;
    Encoder& encoder;

    /// Reads keys that state nothing about its tensors and its work, or the same as another one.
    void ignore(Keys keys) const
    {
        for (const std::string_view key : keys)
            (void)config.find(key);
    }
    [[nodiscard]] TensorList input() const { return TensorList(encoder.inputTensors, TensorKind::Other); }
    [[nodiscard]] TensorList projector() const { return TensorList(encoder.projectorTensors, TensorKind::Other); }
};

/// The dimensions that every tower states, by its class's names.
struct Sizes {
    std::int64_t hidden = 0;
    std::int64_t layers = 0;
    std::int64_t heads = 0;
    std::int64_t ffn = 0;
};

/// Layers of one kind that attend to whole items.
void addLayers(const Tower& tower, const Sizes& sizes, bool gated, bool bias)
{
    Encoder& encoder = tower.encoder;
    tower.config.requireMultiple(sizes.hidden, "hidden_size", sizes.heads, "num_heads", "hidden_size");
    LayerKind layer;
    layer.name = "encoder";
    layer.attention.heads = layer.attention.kvHeads = sizes.heads;
    layer.attention.headDim = std::max<std::int64_t>(1, sizes.hidden / std::max<std::int64_t>(1, sizes.heads));
    layer.attention.bidirectional = true;
    layer.attention.qkvBias = layer.attention.outputBias = bias;
    layer.feedForward = FeedForward{sizes.ffn, gated, bias};
    encoder.hidden = sizes.hidden;
    encoder.kinds = {layer};
    encoder.kindOfLayer.assign(static_cast<std::size_t>(sizes.layers), 0);
}

/// The first projection multiplies each patch, of all channels and frames, into the hidden width.
void addPatches(const Tower& tower, std::int64_t elements, bool bias)
{
    tower.input().matrix("patch_embed", tower.encoder.hidden, elements, TensorCut::Replicated, bias);
}

std::int64_t patchElements(const Tower& tower, Keys channels)
{
    const std::int64_t side = tower.encoder.patchSide;
    return side * side * tower.config.dimension(channels, 3, 64) * tower.config.dimension({"temporal_patch_size"}, 2, 64);
}

/// Two multiplies over `merge`² neighbouring patches, after a norm of one patch or of all of them.
void addMerger(const Tower& tower, const char* name, std::int64_t normed, std::int64_t out, std::int64_t copies = 1)
{
    const std::int64_t merged = tower.encoder.hidden * tower.encoder.mergedSide * tower.encoder.mergedSide;
    const std::string prefix(name);
    TensorList list(tower.encoder.projectorTensors, TensorKind::Other, copies);
    list.vector(prefix + ".norm", normed, TensorCut::Replicated, tower.encoder.normBias);
    list.matrix(prefix + ".fc1", merged, merged, TensorCut::Replicated, true);
    list.matrix(prefix + ".fc2", out, merged, TensorCut::Replicated, true);
}

/// transformers' qwen2_vl: LayerNorm, a plain feed-forward of `mlp_ratio` widths.
void readQwen2(const Tower& tower)
{
    Config& config = tower.config;
    const std::int64_t hidden = config.dimension({"embed_dim"}, 1280, kMaxHidden);
    const auto ratio = config.number({"mlp_ratio"}, 4, 0.01, 1000);
    tower.ignore({"spatial_patch_size"});
    tower.encoder.position = Position::Rope;
    tower.encoder.patchSide = config.dimension({"patch_size", "spatial_patch_size"}, 14, kMostPatchSide);
    tower.encoder.mergedSide = config.dimension({"spatial_merge_size"}, 2, 64);
    addLayers(tower,
              {hidden, config.dimension({"depth"}, 32, kMaxLayers), config.dimension({"num_heads"}, 16, kMaxHeads),
               std::max<std::int64_t>(1, static_cast<std::int64_t>(static_cast<double>(hidden) * ratio))},
              false, true);
    addPatches(tower, patchElements(tower, {"in_channels", "in_chans"}), false);
    addMerger(tower, "merger", hidden, config.dimension({"hidden_size"}, tower.modelWidth, kMaxHidden));
}

/// transformers' qwen2_5_vl: RMSNorm, a gated feed-forward, and windows in all layers but `fullatt_block_indexes`.
void readQwen25(const Tower& tower)
{
    Config& config = tower.config;
    Encoder& encoder = tower.encoder;
    tower.ignore({"spatial_patch_size", "tokens_per_second"});
    encoder.norm = Norm::RmsNorm;
    encoder.normBias = false;
    encoder.position = Position::Rope;
    encoder.patchSide = config.dimension({"patch_size", "spatial_patch_size"}, 14, kMostPatchSide);
    encoder.mergedSide = config.dimension({"spatial_merge_size"}, 2, 64);
    const std::int64_t layers = config.dimension({"depth"}, 32, kMaxLayers);
    addLayers(tower,
              {config.dimension({"hidden_size"}, 3584, kMaxHidden), layers, config.dimension({"num_heads"}, 16, kMaxHeads),
               config.dimension({"intermediate_size"}, 3420, kMaxWidth)},
              true, true);
    const std::int64_t side = config.dimension({"window_size"}, 112, kMaxItemSide) / encoder.patchSide;
    const std::vector<std::int64_t> whole =
        config.integers("fullatt_block_indexes", 0, kMaxLayers).value_or(std::vector<std::int64_t>{7, 15, 23, 31});
    LayerKind windowed = encoder.kinds.front();
    windowed.name = "encoder (windows)";
    windowed.attention.chunked = true;
    windowed.attention.slidingWindow = std::max<std::int64_t>(1, side * side);
    encoder.kinds.push_back(windowed);
    for (std::int64_t layer = 0; layer < layers; ++layer)
        encoder.kindOfLayer[static_cast<std::size_t>(layer)] = contains(whole, layer) ? 0 : 1;
    addPatches(tower, patchElements(tower, {"in_channels", "in_chans"}), false);
    addMerger(tower, "merger", encoder.hidden, config.dimension({"out_hidden_size"}, tower.modelWidth, kMaxHidden));
}

/// transformers' qwen3_vl and qwen3_5: the output of some layers goes through mergers of its own into the first layers of the model.
void readQwen3(const Tower& tower)
{
    Config& config = tower.config;
    Encoder& encoder = tower.encoder;
    encoder.position = Position::Rope;
    encoder.patchSide = config.dimension({"patch_size"}, 16, kMostPatchSide);
    encoder.mergedSide = config.dimension({"spatial_merge_size"}, 2, 64);
    addLayers(tower,
              {config.dimension({"hidden_size"}, 1152, kMaxHidden), config.dimension({"depth"}, 27, kMaxLayers),
               config.dimension({"num_heads"}, 16, kMaxHeads), config.dimension({"intermediate_size"}, 4304, kMaxWidth)},
              false, true);
    addPatches(tower, patchElements(tower, {"in_channels"}), true);
    tower.input().table("pos_embed.weight", config.dimension({"num_position_embeddings"}, 2304, kMaxVocab), encoder.hidden);
    const std::int64_t out = config.dimension({"out_hidden_size"}, tower.modelWidth, kMaxHidden);
    addMerger(tower, "merger", encoder.hidden, out);
    const auto deep = config.integers("deepstack_visual_indexes", 0, kMaxLayers).value_or(std::vector<std::int64_t>{8, 16, 24});
    if (!deep.empty())
        addMerger(tower, "deepstack_merger", encoder.hidden * encoder.mergedSide * encoder.mergedSide, out,
                  static_cast<std::int64_t>(deep.size()));
}

/// SigLIP and CLIP: images of one size, learned positions.
Sizes fixedSizes(const Tower& tower, std::int64_t hidden, std::int64_t layers, std::int64_t heads, std::int64_t ffn, std::int64_t image,
                 std::int64_t patch)
{
    Config& config = tower.config;
    tower.encoder.patchSide = config.dimension({"patch_size"}, patch, kMostPatchSide);
    tower.encoder.height = tower.encoder.width = config.dimension({"image_size"}, image, kMaxItemSide);
    return {config.dimension({"hidden_size"}, hidden, kMaxHidden), config.dimension({"num_hidden_layers"}, layers, kMaxLayers),
            config.dimension({"num_attention_heads"}, heads, kMaxHeads), config.dimension({"intermediate_size"}, ffn, kMaxWidth)};
}

std::int64_t fixedPatchElements(const Tower& tower)
{
    return tower.encoder.patchSide * tower.encoder.patchSide * tower.config.dimension({"num_channels"}, 3, 64);
}

/// Gemma 3: SigLIP, pooled to `mm_tokens_per_image` tokens, then a norm and one multiply.
void readGemma3(const Tower& tower)
{
    Encoder& encoder = tower.encoder;
    addLayers(tower, fixedSizes(tower, 1152, 27, 16, 4304, 896, 14), false, true);
    addPatches(tower, fixedPatchElements(tower), true);
    TensorList list = tower.input();
    list.table("position_embedding.weight", std::max<std::int64_t>(1, encoder.patchesOfItem()), encoder.hidden);
    list.vector("post_layernorm", encoder.hidden, TensorCut::Replicated, true);
    encoder.tokensPerItem = tower.wrapper.dimension({"mm_tokens_per_image"}, 256, kMaxPositions);
    TensorList projector = tower.projector();
    projector.vector("mm_soft_emb_norm", encoder.hidden);
    projector.matrix("mm_input_projection", tower.modelWidth, encoder.hidden, TensorCut::Replicated, false);
}

/// LLaVA 1.5: CLIP with a class token, and two multiplies. `vision_feature_layer` leaves the last layers' output unread; they run.
void readLlava(const Tower& tower)
{
    Encoder& encoder = tower.encoder;
    addLayers(tower, fixedSizes(tower, 1024, 24, 16, 4096, 336, 14), false, true);
    addPatches(tower, fixedPatchElements(tower), false);
    TensorList list = tower.input();
    list.table("class_embedding", 1, encoder.hidden);
    list.table("position_embedding.weight", encoder.patchesOfItem() + 1, encoder.hidden);
    list.vector("pre_layrnorm", encoder.hidden, TensorCut::Replicated, true);
    list.vector("post_layernorm", encoder.hidden, TensorCut::Replicated, true);
    (void)tower.wrapper.find("vision_feature_layer");
    (void)tower.wrapper.find("vision_feature_select_strategy");
    tower.ignore({"projection_dim", "vocab_size"});  // of CLIP's text model and its loss
    TensorList projector = tower.projector();
    projector.matrix("linear_1", tower.modelWidth, encoder.hidden, TensorCut::Replicated, true);
    projector.matrix("linear_2", tower.modelWidth, tower.modelWidth, TensorCut::Replicated, true);
}

/// Llama 4: tiles of one size; neighbours are merged before an adapter of two multiplies, and the projector is a third one.
void readLlama4(const Tower& tower)
{
    Config& config = tower.config;
    Encoder& encoder = tower.encoder;
    const Sizes sizes = fixedSizes(tower, 768, 34, 16, 5632, 448, 14);
    tower.ignore({"vision_feature_layer", "vision_feature_select_strategy"});
    addLayers(tower, sizes, false, true);
    encoder.position = Position::Rope;
    addPatches(tower, fixedPatchElements(tower), false);
    TensorList list = tower.input();
    list.table("class_embedding", 1, encoder.hidden);
    list.table("positional_embedding_vlm", encoder.patchesOfItem() + 1, encoder.hidden);
    list.vector("layernorm_pre", encoder.hidden, TensorCut::Replicated, true);
    list.vector("layernorm_post", encoder.hidden, TensorCut::Replicated, true);
    const double ratio = config.number({"pixel_shuffle_ratio"}, 0.5, 0.01, 1);
    encoder.mergedSide = std::max<std::int64_t>(1, static_cast<std::int64_t>(1 / ratio + 0.5));
    const std::int64_t middle = config.dimension({"projector_input_dim"}, 4096, kMaxWidth);
    const std::int64_t out = config.dimension({"projector_output_dim"}, 4096, kMaxWidth);
    TensorList projector = tower.projector();
    projector.matrix("vision_adapter.fc1", middle, encoder.hidden * encoder.mergedSide * encoder.mergedSide, TensorCut::Replicated, false);
    projector.matrix("vision_adapter.fc2", out, middle, TensorCut::Replicated, false);
    projector.matrix("multi_modal_projector", tower.modelWidth, config.dimension({"vision_output_dim"}, 4096, kMaxWidth),
                     TensorCut::Replicated, false);
}

/// Gemma 4: a gated feed-forward and four norms a layer, norms of queries and keys, and tokens pooled from squares of patches.
void readGemma4(const Tower& tower)
{
    Config& config = tower.config;
    Encoder& encoder = tower.encoder;
    encoder.norm = Norm::RmsNorm;
    encoder.normBias = false;
    encoder.position = Position::Rope;
    encoder.patchSide = config.dimension({"patch_size"}, 16, kMostPatchSide);
    encoder.mergedSide = config.dimension({"pooling_kernel_size"}, 3, 64);
    tower.ignore({"global_head_dim", "max_position_embeddings", "return_dict", "standardize"});
    addLayers(tower,
              {config.dimension({"hidden_size"}, 768, kMaxHidden), config.dimension({"num_hidden_layers"}, 16, kMaxLayers),
               config.dimension({"num_attention_heads"}, 12, kMaxHeads), config.dimension({"intermediate_size"}, 3072, kMaxWidth)},
              true, false);
    LayerKind& layer = encoder.kinds.front();
    layer.norms = 4;
    layer.attention.kvHeads = config.dimension({"num_key_value_heads"}, layer.attention.heads, kMaxHeads);
    layer.attention.headDim = config.dimension({"head_dim"}, layer.attention.headDim, kMaxHeadDim);
    layer.attention.qkNorm = QkNorm::PerHead;
    addPatches(tower, 3 * encoder.patchSide * encoder.patchSide, false);
    tower.input().table("position_embedding_table", 2 * config.dimension({"position_embedding_size"}, 10240, kMaxVocab / 2),
                        encoder.hidden);
    encoder.tokensPerItem = tower.wrapper.dimension({"vision_soft_tokens_per_image"},
                                                    config.dimension({"default_output_length"}, 280, kMaxPositions), kMaxPositions);
    tower.projector().matrix("embedding_projection", tower.modelWidth, encoder.hidden, TensorCut::Replicated, false);
}

/// By the class of the tower, or of the wrapper where the tower states none. SigLIP and CLIP serve several wrappers, each with a
/// projector of its own.
struct TowerRow {
    std::string_view type;
    std::string_view wrapper;  ///< empty: any
    void (*read)(const Tower& tower);
};

constexpr TowerRow kTowers[] = {
    {"qwen2_vl", {}, readQwen2},
    {"qwen2_5_vl", {}, readQwen25},
    {"qwen3_vl", {}, readQwen3},
    {"qwen3_vl_moe", {}, readQwen3},
    {"qwen3_5", {}, readQwen3},
    {"qwen3_5_moe", {}, readQwen3},
    {"gemma4_vision", {}, readGemma4},
    {"llama4_vision_model", {}, readLlama4},
    {"clip_vision_model", "llava", readLlava},
    {"siglip_vision_model", "gemma3", readGemma3},
};

const TowerRow* findTower(std::string_view type, std::string_view wrapper)
{
    const auto row = std::find_if(std::begin(kTowers), std::end(kTowers), [&](const TowerRow& each) {
        return each.type == type && (each.wrapper.empty() || each.wrapper == wrapper);
    });
    return row == std::end(kTowers) ? nullptr : row;
}

std::string typeOf(const Json& config)
{
    const auto type = config.is_object() ? config.find("model_type") : config.end();
    return type != config.end() && type->is_string() ? type->get<std::string>() : std::string();
}

std::string withoutVision(std::string type)
{
    constexpr std::string_view kEnding = "_vision";
    if (type.starts_with("qwen") && type.ends_with(kEnding))
        type.resize(type.size() - kEnding.size());
    return type;
}

}  // namespace

void readEncoders(Config& wrapper, Architecture& architecture)
{
    constexpr std::string_view kKey = "vision_config";
    const Json* json = wrapper.peek(kKey);
    const Json* stated = wrapper.find("model_type");
    if (!json || !json->is_object() || !stated || !stated->is_string())
        return;
    const auto outer = stated->get<std::string>();
    std::string type = withoutVision(typeOf(*json));
    if (type.empty() || type == "vision")
        type = outer;
    const TowerRow* row = findTower(type, outer);
    if (!row)
        return;
    Config config = *wrapper.child(kKey);
    (void)config.word("model_type", "");
    Encoder encoder;
    encoder.name = "vision";
    encoder.modelType = type;
    row->read({config, wrapper, architecture.hidden, encoder});
    if (!config.failed())
        architecture.encoders.push_back(std::move(encoder));
}

Result<Encoder> readEncoderConfig(const Json& json, const std::string& name, std::int64_t modelWidth, const std::string& file)
{
    Config config(json, file, {});
    const std::string type = withoutVision(config.word("model_type", ""));
    const TowerRow* row = findTower(type, {});
    if (!row) {
        std::vector<std::string> known;
        for (const TowerRow& each : kTowers)
            known.emplace_back(each.wrapper.empty() ? each.type : std::string_view());
        std::erase(known, std::string());
        return Error{ErrorCode::UnknownArchitecture, {type, nearestName(type, known)}, file, config.pointerTo("model_type")};
    }
    Encoder encoder;
    encoder.name = name;
    encoder.modelType = type;
    row->read({config, config, modelWidth, encoder});
    if (config.failed())
        return config.error();
    return encoder;
}

}  // namespace shardscope::huggingface
