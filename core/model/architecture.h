// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/enum_names.h"
#include "core/model/encoder.h"
#include "core/model/layer_kind.h"
#include "core/model/tensor.h"

namespace shardscope {

/// The extension of rotary frequencies beyond the positions of the pre-training, by Hugging Face's names (`rope_type`).
enum class RopeScalingKind { None, Linear, Dynamic, Yarn, Llama3, LongRope };

/// Parameters of that extension. They change no dimension and no operation, but launchers need them. 0: not stated.
struct RopeScaling {
    RopeScalingKind kind = RopeScalingKind::None;
    double factor = 0;
    std::int64_t originalPositions = 0;  ///< tokens of the pre-training
    double mscale = 0;                   ///< of YaRN in latent attention
    double mscaleAllDim = 0;
    bool operator==(const RopeScaling&) const = default;
};

/// A decoder-only transformer, exact to the last parameter. Invariants (kept by the importers and checked by
/// `validateArchitecture`): every dimension is ≥ 1; `kindOfLayer` has one entry per layer, each < `kinds.size()`.
struct Architecture {
    std::string modelType;  ///< Hugging Face's `model_type`, or empty
    std::int64_t hidden = 0;
    std::int64_t vocab = 0;
    std::int64_t embeddingWidth = 0;  ///< elements; 0: `hidden` (OPT-350m embeds narrower and projects)
    bool tiedEmbeddings = false;
    bool headBias = false;
    bool scores = false;  ///< a reward model: one score from the last hidden state, in place of logits
    Position position = Position::Rope;
    std::int64_t maxPositions = 0;  ///< tokens; 0: not stated
    std::int64_t positionRows = 0;  ///< rows of the learned position table (OPT has two more than positions)
    double ropeTheta = 0;           ///< base of the rotary frequencies; 0: not stated
    RopeScaling ropeScaling;
    Norm norm = Norm::RmsNorm;
    double normEpsilon = 0;  ///< added to the variance; 0: not stated
    bool normWeight = true;  ///< false: normalisation without parameters (OLMo 1)
    bool normBias = false;
    bool finalNorm = true;
    bool embeddingNorm = false;        ///< a normalisation right after the embedding (BLOOM)
    std::int64_t residualStreams = 1;  ///< of hyper-connections (arXiv 2512.24880): hidden vectors that a token carries from layer to layer
    double dropout = 0;
    std::vector<LayerKind> kinds;
    std::vector<std::uint8_t> kindOfLayer;
    int mtpLayers = 0;                 ///< multi-token-prediction layers (DeepSeek-V3, arXiv 2412.19437, section 2.2)
    std::optional<LayerKind> mtpKind;  ///< kind of their layer; absent: the last layer's kind
    bool mtpSharesEmbeddings = true;
    std::vector<Tensor> extraTensors;  ///< outside the layers
    std::vector<Encoder> encoders;     ///< of images or sound
    Learning learning;                 ///< of what is outside the layers, in a training

    /// Returns the width of a row of the token embedding, and of the head tied to it.
    [[nodiscard]] std::int64_t embeddingColumns() const { return embeddingWidth > 0 ? embeddingWidth : hidden; }
    [[nodiscard]] int layers() const { return static_cast<int>(kindOfLayer.size()); }
    [[nodiscard]] const LayerKind& layer(int index) const { return kinds[kindOfLayer[static_cast<std::size_t>(index)]]; }
    [[nodiscard]] bool isMixtureOfExperts() const;
    /// Returns the first softmax attention, or compressed one: its heads are the "heads" of the whole model.
    [[nodiscard]] const Attention& attention() const;
    /// Returns the first mixture of experts, or null.
    [[nodiscard]] const MixtureOfExperts* experts() const;
    bool operator==(const Architecture&) const = default;
};

template <>
struct EnumNames<RopeScalingKind> {
    static constexpr std::array<std::pair<RopeScalingKind, std::string_view>, 6> names{{{RopeScalingKind::None, "none"},
                                                                                        {RopeScalingKind::Linear, "linear"},
                                                                                        {RopeScalingKind::Dynamic, "dynamic"},
                                                                                        {RopeScalingKind::Yarn, "yarn"},
                                                                                        {RopeScalingKind::Llama3, "llama3"},
                                                                                        {RopeScalingKind::LongRope, "longrope"}}};
};

[[nodiscard]] bool hasAttentionSinks(const Architecture& architecture);

}  // namespace shardscope
