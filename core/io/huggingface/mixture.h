// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/huggingface/decoder.h"

namespace shardscope::huggingface {

/// Holds what a model class calls its experts, and their class defaults.
struct MixtureKeys {
    std::string_view experts = "num_experts";
    std::int64_t expertsDefault = 8;
    std::string_view topK = "num_experts_per_tok";
    std::int64_t topKDefault = 2;
    std::string_view width = "moe_intermediate_size";
    std::int64_t widthDefault = 0;
};

/// Reads number, choice and width of the routed experts, and refuses a choice of more experts than there are.
[[nodiscard]] MixtureOfExperts readExperts(Config& config, const MixtureKeys& keys);

/// The layer with the experts in the place of the dense feed-forward.
[[nodiscard]] LayerKind withExperts(LayerKind layer, const MixtureOfExperts& experts);

/// The shared experts: `count` of them, `width` wide each.
void addSharedExperts(MixtureOfExperts& experts, std::int64_t count, std::int64_t width);

/// One dense feed-forward beside the experts, where `shared_intermediate_size` gives it a width.
void addSharedFeedForward(Config& config, MixtureOfExperts& experts);

/// Appends all layers: with experts where `isSparse(layer)`, else dense; each with its window.
template <typename IsSparse>
void addMixedLayers(Config& config, Architecture& architecture, const DecoderTraits& traits, const LayerKind& dense,
                    const LayerKind& sparse, std::int64_t layers, IsSparse isSparse)
{
    const std::vector<std::int64_t> windows = readWindows(config, traits, layers);
    for (std::int64_t layer = 0; layer < layers; ++layer) {
        LayerKind kind = isSparse(layer) ? sparse : dense;
        kind.attention.slidingWindow = windows[static_cast<std::size_t>(layer)];
        addLayer(config, architecture, std::move(kind));
    }
}

}  // namespace shardscope::huggingface
