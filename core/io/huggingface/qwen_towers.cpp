// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/io/huggingface/tower.h"
#include "core/model/limits.h"

namespace shardscope::huggingface {
namespace {

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

}  // namespace

/// transformers' qwen2_vl: LayerNorm, a plain feed-forward of `mlp_ratio` widths.
void readQwen2Tower(const Tower& tower)
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
void readQwen25Tower(const Tower& tower)
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
void readQwen3Tower(const Tower& tower)
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
    // Qwen3.5's class has no such mergers.
    const std::vector<std::int64_t> usual =
        encoder.modelType.starts_with("qwen3_5") ? std::vector<std::int64_t>() : std::vector<std::int64_t>{8, 16, 24};
    const auto deep = config.integers("deepstack_visual_indexes", 0, kMaxLayers).value_or(usual);
    encoder.deepOutputs = static_cast<std::int64_t>(deep.size());
    if (!deep.empty())
        addMerger(tower, "deepstack_merger", encoder.hidden * encoder.mergedSide * encoder.mergedSide, out,
                  static_cast<std::int64_t>(deep.size()));
}

}  // namespace shardscope::huggingface
