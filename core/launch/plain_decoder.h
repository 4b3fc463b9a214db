// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/architecture.h"

namespace shardscope {

/// A decoder whose layers differ at most in a dense or an expert feed-forward, the models that flags can describe.
struct PlainDecoder {
    std::int64_t layers = 0;
    std::int64_t hidden = 0;
    std::int64_t vocab = 0;
    std::int64_t maxPositions = 0;  ///< 0: not stated
    std::int64_t feedForward = 0;   ///< width of dense layers; 0: there are none
    int mtpLayers = 0;
    bool gated = true;
    bool bias = false;  ///< of every projection but those of queries, keys and values
    bool tiedEmbeddings = false;
    Position position = Position::Rope;
    double ropeTheta = 0;  ///< 0: not stated
    RopeScaling ropeScaling;
    double normEpsilon = 0;  ///< 0: not stated
    Norm norm = Norm::RmsNorm;
    Attention attention;
    std::optional<MixtureOfExperts> experts;
    std::vector<bool> hasExperts;  ///< by layer
    bool operator==(const PlainDecoder&) const = default;

    /// Returns the number of dense layers if they are the first ones and all others have experts.
    [[nodiscard]] std::optional<int> denseFirst() const;
};

/// Returns the decoder; empty where its layers are of another kind, or differ in more.
[[nodiscard]] std::optional<PlainDecoder> plainDecoder(const Architecture& architecture);

/// Returns whether it is like Llama: rotary positions, RMSNorm, a gated feed-forward, no bias but that of queries, keys and values, no
/// latent attention or window.
[[nodiscard]] bool isLikeLlama(const PlainDecoder& decoder);

}  // namespace shardscope
