// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/model/architecture.h"

namespace shardscope {

/// A decoder whose layers differ at most in whether their feed-forward is dense or of experts: what launchers can be told by flags.
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

    /// The first layers have no experts, all others do: how many.
    [[nodiscard]] std::optional<int> denseFirst() const;
};

/// Nothing where its layers are of another kind, or differ in more.
[[nodiscard]] std::optional<PlainDecoder> plainDecoder(const Architecture& architecture);

/// As Llama: rotary positions, RMSNorm, a gated feed-forward, no bias but that of queries, keys and values, no latent attention or window.
[[nodiscard]] bool isLikeLlama(const PlainDecoder& decoder);

}  // namespace shardscope
