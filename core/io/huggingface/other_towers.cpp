// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/io/huggingface/tower.h"
#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

/// SigLIP and CLIP: images of one size, learned positions.
TowerSizes fixedSizes(const Tower& tower, std::int64_t hidden, std::int64_t layers, std::int64_t heads, std::int64_t ffn,
                      std::int64_t image, std::int64_t patch)
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

}  // namespace

/// Gemma 3: SigLIP, pooled to `mm_tokens_per_image` tokens, then a norm and one multiply.
void readGemma3Tower(const Tower& tower)
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
void readLlavaTower(const Tower& tower)
{
    Encoder& encoder = tower.encoder;
    addLayers(tower, fixedSizes(tower, 1024, 24, 16, 4096, 336, 14), false, true);
    addPatches(tower, fixedPatchElements(tower), false);
    TensorList list = tower.input();
    list.table("class_embedding", 1, encoder.hidden);
    list.table("position_embedding.weight", encoder.patchesOfItem() + 1, encoder.hidden);
    list.vector("pre_layrnorm", encoder.hidden, TensorCut::Replicated, true);
    list.vector("post_layernorm", encoder.hidden, TensorCut::Replicated, true);
    encoder.tokensPerItem = encoder.patchesOfItem();
    (void)tower.wrapper.find("vision_feature_layer");
    (void)tower.wrapper.find("vision_feature_select_strategy");
    tower.ignore({"projection_dim", "vocab_size"});  // of CLIP's text model and its loss
    TensorList projector = tower.projector();
    projector.matrix("linear_1", tower.modelWidth, encoder.hidden, TensorCut::Replicated, true);
    projector.matrix("linear_2", tower.modelWidth, tower.modelWidth, TensorCut::Replicated, true);
}

/// Llama 4: tiles of one size; neighbours are merged before an adapter of two multiplies, and the projector is a third one.
void readLlama4Tower(const Tower& tower)
{
    Config& config = tower.config;
    Encoder& encoder = tower.encoder;
    const TowerSizes sizes = fixedSizes(tower, 768, 34, 16, 5632, 448, 14);
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
    encoder.mergedSide = std::max<std::int64_t>(1, std::llround(1 / ratio));
    encoder.tokensPerItem = encoder.tokensOfItem();
    const std::int64_t middle = config.dimension({"projector_input_dim"}, 4096, kMaxWidth);
    const std::int64_t out = config.dimension({"projector_output_dim"}, 4096, kMaxWidth);
    TensorList projector = tower.projector();
    projector.matrix("vision_adapter.fc1", middle, encoder.hidden * encoder.mergedSide * encoder.mergedSide, TensorCut::Replicated, false);
    projector.matrix("vision_adapter.fc2", out, middle, TensorCut::Replicated, false);
    projector.matrix("multi_modal_projector", tower.modelWidth, config.dimension({"vision_output_dim"}, 7680, kMaxWidth),
                     TensorCut::Replicated, false);
}

/// Gemma 4: a gated feed-forward and four norms a layer, norms of queries and keys, and tokens pooled from squares of patches.
void readGemma4Tower(const Tower& tower)
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

}  // namespace shardscope::huggingface
