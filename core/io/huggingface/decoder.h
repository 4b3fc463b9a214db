// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/io/huggingface/config.h"
#include "core/model/architecture.h"

namespace shardscope::huggingface {

/// Whether some layers have a bias (or a norm): the value of `key` (absent: `fallback`), or always `fallback` where `key` is empty.
struct BiasRule {
    std::string_view key;
    bool fallback = false;
};

inline constexpr BiasRule kNoBias{};
inline constexpr BiasRule kAlwaysBias{{}, true};
inline constexpr BiasRule kAttentionBias{"attention_bias", false};
inline constexpr BiasRule kMlpBias{"mlp_bias", false};

/// The layers with a sliding window when the config has no `layer_types`.
enum class Slides {
    Never,
    Always,       ///< every layer, where there is a window
    WhenEnabled,  ///< `use_sliding_window`, from layer `max_window_layers` on (Qwen)
    Alternating,  ///< every second layer, beginning with the first
    ButEveryNth,  ///< all but every n-th layer: `sliding_window_pattern`, else `Sliding::pattern`
};

/// The class defaults of a model's sizes. Zero means "not fixed": key/value heads as many as heads, head size hidden / heads.
struct Sizes {
    std::int64_t vocab = 32000;
    std::int64_t hidden = 4096;
    std::int64_t layers = 32;
    std::int64_t heads = 32;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;
    std::int64_t ffn = 11008;
    std::int64_t positions = 2048;
};

/// The projections that have a bias.
struct Biases {
    BiasRule qkv = kNoBias;
    BiasRule output = kNoBias;
    BiasRule ffn = kNoBias;
    BiasRule head = kNoBias;
};

inline constexpr Biases kAttentionBiases{kAttentionBias, kAttentionBias};
inline constexpr Biases kLlamaBiases{kAttentionBias, kAttentionBias, kMlpBias};
inline constexpr Biases kAllBiases{kAlwaysBias, kAlwaysBias, kAlwaysBias};

struct QkNormTraits {
    QkNorm kind = QkNorm::None;
    BiasRule rule = kAlwaysBias;  ///< whether there is one at all
    bool bias = false;
};

struct NormTraits {
    Norm kind = Norm::RmsNorm;
    bool weight = true;
    bool bias = false;
};

inline constexpr NormTraits kLayerNorm{Norm::LayerNorm, true, true};
inline constexpr NormTraits kLayerNormWithoutBias{Norm::LayerNorm};

struct Sliding {
    Slides layers = Slides::Never;
    std::int64_t window = 0;  ///< class default of `sliding_window`; 0: none
    int pattern = 0;
};

/// The implicit properties of a model class of transformers: its defaults, and the differences of its layer from Llama's.
struct DecoderTraits {
    Sizes sizes = {};
    int ffnPerHidden = 0;  ///< width in units of `hidden` where the config gives none; 0: `sizes.ffn`
    bool tied = false;
    Biases biases = {};
    QkNormTraits qkNorm = {};
    bool gated = true;
    int norms = 2;
    bool parallel = false;
    NormTraits norm = {};
    bool finalNorm = true;
    bool embeddingNorm = false;
    Position position = Position::Rope;
    int extraPositionRows = 0;  ///< rows of the learned table beyond the positions
    Sliding sliding = {};
};

/// The numbers that every reader needs besides the architecture.
struct Dimensions {
    std::int64_t layers = 0;
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
    std::int64_t headDim = 0;
    std::int64_t ffn = 0;
};

/// Reads what all models share into `architecture`: widths, vocabulary, positions, norms, tying.
[[nodiscard]] Dimensions readDimensions(Config& config, Architecture& architecture, const DecoderTraits& traits);
/// Returns the layer of a dense decoder of these traits.
[[nodiscard]] LayerKind denseLayer(Config& config, const DecoderTraits& traits, const Dimensions& dimensions);
/// Returns each layer's sliding window in tokens, 0 for the whole sequence.
[[nodiscard]] std::vector<std::int64_t> readWindows(Config& config, const DecoderTraits& traits, std::int64_t layers);

/// Appends a layer. Its name is made from its parts; `detail` distinguishes kinds that would otherwise share a name.
void addLayer(Config& config, Architecture& architecture, LayerKind kind, std::string_view detail = {});
/// Appends `layers` layers like `layer`, each with its window.
void addLayers(Config& config, Architecture& architecture, const DecoderTraits& traits, const LayerKind& layer, std::int64_t layers);

/// Reads a whole dense decoder: the readers of most models are this function with other traits.
void readDenseDecoder(Config& config, Architecture& architecture, const DecoderTraits& traits);

}  // namespace shardscope::huggingface
