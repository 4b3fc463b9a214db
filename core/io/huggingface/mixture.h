// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/huggingface/decoder.h"

namespace shardscope::huggingface {

/// The keys under which a model class states its experts, and their class defaults.
struct MixtureKeys {
    std::string_view experts = "num_experts";
    std::int64_t expertsDefault = 8;
    std::string_view topK = "num_experts_per_tok";
    std::int64_t topKDefault = 2;
    std::string_view width = "moe_intermediate_size";
    std::int64_t widthDefault = 0;
};

/// Reads the number, top-k and width of the routed experts. Error: a top-k larger than the number of experts.
[[nodiscard]] MixtureOfExperts readExperts(Config& config, const MixtureKeys& keys);

/// Returns the layer with the experts in place of the dense feed-forward.
[[nodiscard]] LayerKind withExperts(LayerKind layer, const MixtureOfExperts& experts);

/// Adds `count` shared experts, each `width` wide.
void addSharedExperts(MixtureOfExperts& experts, std::int64_t count, std::int64_t width);

/// Adds one dense feed-forward next to the experts, where `shared_intermediate_size` gives its width.
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
