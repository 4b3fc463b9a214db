// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/term.h"
#include "core/base/units.h"

namespace shardscope {

struct Architecture;
struct Encoder;

/// Returns the encoder's layers as a model of their own, without embedding and head.
[[nodiscard]] Architecture encoderStack(const Encoder& encoder);

/// Exact parameters: `layers` with what is before and around them, and the projector's.
struct EncoderParameters {
    std::int64_t layers = 0;
    std::int64_t projector = 0;
    [[nodiscard]] std::int64_t total() const { return layers + projector; }
};
[[nodiscard]] EncoderParameters encoderParameters(const Encoder& encoder);

/// Returns the FLOP of one item's forward pass: 2 for each weight of a multiply and patch (of the projector: token), and 4·h·n² for each
/// layer that attends to all n patches, 4·h·n·w within windows of w (Megatron-Bridge, training/utils/flop_utils.py, which leaves the first
/// projection of the patches out: at most 0.3 %).
[[nodiscard]] Flop forwardFlopOfItem(const Encoder& encoder);

/// Returns what training adds for each token of the language model's sequences: three forward passes of what learns, one of what is
/// frozen. Nothing runs backward below what learns: the first multiply there has no gradient of its input.
[[nodiscard]] Term encoderFlopPerToken(const Architecture& architecture, std::int64_t sequenceLength, const Terms& terms = {});

/// Returns the tokens of a sequence that come from encoders.
[[nodiscard]] double encodedTokens(const Architecture& architecture);
/// Returns the vectors that they bring to the language model: one each, and those of later layers.
[[nodiscard]] double encodedVectors(const Architecture& architecture);

}  // namespace shardscope
