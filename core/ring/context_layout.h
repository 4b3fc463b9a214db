// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/choices.h"

namespace shardscope {

/// Returns whether keys and values move from rank to rank, one hop per step. The other layouts have one step, between collectives.
[[nodiscard]] constexpr bool isRing(ContextLayout layout)
{
    return layout == ContextLayout::Contiguous || layout == ContextLayout::Zigzag || layout == ContextLayout::Striped;
}

/// Returns whether every rank gathers the keys and values of all ranks.
[[nodiscard]] constexpr bool gathers(ContextLayout layout)
{
    return layout == ContextLayout::AllGather || layout == ContextLayout::ContiguousAllGather;
}

/// Returns whether each rank has one piece of the sequence: the last one has keys of all others to attend to, the first one of none.
[[nodiscard]] constexpr bool isContiguous(ContextLayout layout)
{
    return layout == ContextLayout::Contiguous || layout == ContextLayout::ContiguousAllGather;
}

/// Returns the layout that has two pieces a rank in place of one, or of stripes: the only one of most launchers.
[[nodiscard]] constexpr ContextLayout withPairedPieces(ContextLayout layout)
{
    if (layout == ContextLayout::ContiguousAllGather)
        return ContextLayout::AllGather;
    return isRing(layout) ? ContextLayout::Zigzag : layout;
}

/// Returns the steps of one attention layer's forward or backward pass.
[[nodiscard]] constexpr int stepsOf(ContextLayout layout, int ranks) { return isRing(layout) ? ranks : 1; }

/// Returns the number of equal pieces of the sequence: two per rank where a rank has one from either end (zigzag, and the dual chunks of
/// Transformer Engine's all-gather), else one. Stripes are distributed token by token, equally many to each rank.
[[nodiscard]] constexpr std::int64_t piecesOf(ContextLayout layout, std::int64_t ranks)
{
    const bool isPaired = layout == ContextLayout::Zigzag || layout == ContextLayout::AllGather;
    return isPaired && ranks > 1 ? 2 * ranks : ranks;
}

/// Returns the rank whose keys and values a rank of a ring uses in a step: block (r − s) mod c, since every block moves one rank on per
/// step.
[[nodiscard]] constexpr int keysFrom(int rank, int step, int ranks) { return ((rank - step) % ranks + ranks) % ranks; }

/// Returns the rank that has a token's query, key and value outside of attention. Preconditions: 0 ≤ token < sequence, and the pieces
/// divide the sequence.
[[nodiscard]] int rankOfToken(ContextLayout layout, int ranks, std::int64_t sequence, std::int64_t token);

}  // namespace shardscope
