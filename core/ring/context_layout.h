// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/choices.h"

namespace shardscope {

/// Keys and values travel from rank to rank, one hop a step. The other layouts have one step, between collectives.
[[nodiscard]] constexpr bool isRing(ContextLayout layout)
{
    return layout == ContextLayout::Contiguous || layout == ContextLayout::Zigzag || layout == ContextLayout::Striped;
}

/// Steps of one attention layer's forward or backward pass.
[[nodiscard]] constexpr int stepsOf(ContextLayout layout, int ranks) { return isRing(layout) ? ranks : 1; }

/// Equal pieces that the sequence is cut into: two for each rank where a rank holds one from either end (zigzag, and the
/// dual chunks that Transformer Engine gives the all-gather), else one. Stripes are dealt token by token, as many to each.
[[nodiscard]] constexpr std::int64_t piecesOf(ContextLayout layout, std::int64_t ranks)
{
    const bool isPaired = layout == ContextLayout::Zigzag || layout == ContextLayout::AllGather;
    return isPaired && ranks > 1 ? 2 * ranks : ranks;
}

/// Whose keys and values a rank of a ring uses in a step: block (r − s) mod c, since every block moves one rank on per step.
[[nodiscard]] constexpr int keysFrom(int rank, int step, int ranks) { return ((rank - step) % ranks + ranks) % ranks; }

/// The rank that holds a token's query, key and value outside of attention. Preconditions: 0 ≤ token < sequence, and the pieces
/// divide the sequence.
[[nodiscard]] int rankOfToken(ContextLayout layout, int ranks, std::int64_t sequence, std::int64_t token);

}  // namespace shardscope
