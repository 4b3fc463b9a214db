// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"

namespace shardscope {

/// The work of a rank in one block. A whole backward is an input gradient and a weight gradient in one; a fused block runs the forward of
/// one micro-batch together with the whole backward of another.
enum class BlockKind : std::uint8_t { Forward, Backward, InputGrad, WeightGrad, Fused };

/// The letters of contract.md, `shardscope.schedule/1`.
template <>
struct EnumNames<BlockKind> {
    using enum BlockKind;
    static constexpr std::array<std::pair<BlockKind, std::string_view>, 5> names{
        {{Forward, "F"}, {Backward, "B"}, {InputGrad, "I"}, {WeightGrad, "W"}, {Fused, "FB"}}};
};

/// One entry of a rank's order. Twelve bytes, as a schedule may have millions.
struct Block {
    std::uint32_t microBatch = 0;       ///< of the forward in a fused block
    std::uint32_t fusedMicroBatch = 0;  ///< of the backward in a fused block, else 0
    std::uint16_t chunk = 0;            ///< of the forward in a fused block; counted from 0 within the rank
    std::uint8_t fusedChunk = 0;        ///< of the backward in a fused block, else 0
    BlockKind kind = BlockKind::Forward;

    [[nodiscard]] bool isFused() const { return kind == BlockKind::Fused; }
    [[nodiscard]] bool hasForward() const { return kind == BlockKind::Forward || isFused(); }
    /// Returns whether it computes an input gradient, which the previous stage waits for.
    [[nodiscard]] bool hasInputGrad() const { return kind == BlockKind::Backward || kind == BlockKind::InputGrad || isFused(); }
    /// Returns whether it computes a weight gradient and so frees an activation at its end.
    [[nodiscard]] bool hasWeightGrad() const { return kind == BlockKind::Backward || kind == BlockKind::WeightGrad || isFused(); }
    /// Return the micro-batch and chunk of the gradient part.
    [[nodiscard]] std::uint32_t backwardMicroBatch() const { return isFused() ? fusedMicroBatch : microBatch; }
    [[nodiscard]] std::uint16_t backwardChunk() const { return isFused() ? fusedChunk : chunk; }

    bool operator==(const Block&) const = default;
};
static_assert(sizeof(Block) == 12);

}  // namespace shardscope
