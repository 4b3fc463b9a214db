// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/model/layer_kind.h"
#include "core/model/sound.h"

namespace shardscope {

/// A transformer over the patches of images (or the frames of sound), whose outputs stand among the tokens of the language model. It runs
/// before the first layer: patches are projected, go through layers that attend in both directions within one item, and a projector makes
/// tokens of the language model's width from them, fewer than there were patches where it merges neighbours.
struct Encoder {
    std::string name;       ///< "vision", "audio"
    std::string modelType;  ///< Hugging Face's `model_type`, or empty
    std::int64_t hidden = 0;
    Norm norm = Norm::LayerNorm;
    bool normBias = true;
    Position position = Position::Learned;
    std::vector<LayerKind> kinds;
    std::vector<std::uint8_t> kindOfLayer;
    std::vector<Tensor> inputTensors;      ///< before the layers and around them; its multiplies are by patch
    std::vector<Tensor> projectorTensors;  ///< its multiplies are by token of the language model
    std::vector<Convolution> convolutions;
    std::optional<Sound> sound;   ///< empty: items are images
    std::int64_t patchSide = 0;   ///< pixels; of images, as the four below
    std::int64_t mergedSide = 1;  ///< patches along each side that become one token
    std::int64_t height = 0;      ///< of an item, in pixels; 0: not stated
    std::int64_t width = 0;
    std::int64_t deepOutputs = 0;            ///< vectors that each token brings to later layers as well (Qwen3-VL's DeepStack)
    std::int64_t tokensPerItem = 0;          ///< 0: by the size of an item
    std::optional<double> itemsPerSequence;  ///< on average; empty: not stated, and the encoder is left out of the estimate
    bool frozen = true;                      ///< the layers and what is before them; the projector learns with the language model

    [[nodiscard]] int layers() const { return static_cast<int>(kindOfLayer.size()); }
    /// Returns the patches that become one token.
    [[nodiscard]] std::int64_t patchesPerToken() const { return sound ? sound->merged : mergedSide * mergedSide; }
    /// Returns whether the scenario states its work.
    [[nodiscard]] bool takesPart() const { return itemsPerSequence.has_value(); }
    /// Returns the tokens that an item adds to the sequence of the language model.
    [[nodiscard]] std::int64_t tokensOfItem() const;
    /// Returns the patches of an item, each a token of the encoder.
    [[nodiscard]] std::int64_t patchesOfItem() const;
    bool operator==(const Encoder&) const = default;
};

}  // namespace shardscope
