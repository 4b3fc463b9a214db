// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/huggingface/latent.h"

#include "core/model/limits.h"

namespace shardscope::huggingface {

std::optional<LatentAttention> readLatent(Config& config, const LatentAttention& defaults)
{
    const bool compressed = config.flag("use_mla", true) && !config.isNull("kv_lora_rank");
    if (!compressed)
        return std::nullopt;
    LatentAttention latent;
    latent.qLoraRank = config.isNull("q_lora_rank") ? 0 : config.count({"q_lora_rank"}, defaults.qLoraRank, kMaxWidth);
    latent.kvLoraRank = config.dimension({"kv_lora_rank"}, defaults.kvLoraRank, kMaxWidth);
    latent.qkNopeHeadDim = config.count({"qk_nope_head_dim"}, defaults.qkNopeHeadDim, kMaxHeadDim);
    latent.qkRopeHeadDim = config.count({"qk_rope_head_dim"}, defaults.qkRopeHeadDim, kMaxHeadDim);
    latent.vHeadDim = config.dimension({"v_head_dim"}, defaults.vHeadDim, kMaxHeadDim);
    return latent;
}

void useLatent(LayerKind& layer, const std::optional<LatentAttention>& latent)
{
    if (!latent)
        return;
    layer.attention.latent = latent;
    layer.attention.kvHeads = layer.attention.heads;
    layer.attention.headDim = 0;
}

std::vector<bool> sparseLayers(Config& config, std::int64_t layers, std::int64_t firstDenseDefault)
{
    const std::int64_t first = config.count({"first_k_dense_replace"}, firstDenseDefault, kMaxLayers);
    const std::int64_t frequency = config.find("moe_layer_freq") && config.find("moe_layer_freq")->is_array()
                                       ? 1
                                       : config.dimension({"moe_layer_freq"}, 1, kMaxLayers);
    return config.layersCalled("sparse", "mlp_layer_types", layers,
                               [&](std::int64_t layer) { return layer >= first && layer % frequency == 0; });
}

}  // namespace shardscope::huggingface
