// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/choices.h"

namespace shardscope {

/// Returns whether keys and values move from rank to rank, one hop per step. The other layouts have one step, between collectives. Ulysses ×
/// ring has the collectives of Ulysses around the steps of a zigzag ring.
[[nodiscard]] constexpr bool isRing(ContextLayout layout)
{
    return layout == ContextLayout::Contiguous || layout == ContextLayout::Zigzag || layout == ContextLayout::Striped ||
           layout == ContextLayout::UlyssesRing;
}

/// Returns whether ranks exchange their tokens for heads before attention, and heads for tokens after it.
[[nodiscard]] constexpr bool exchangesHeads(ContextLayout layout)
{
    return layout == ContextLayout::Ulysses || layout == ContextLayout::UlyssesRing;
}

/// Returns whether a plan has to state how many ranks exchange heads (`plan.cp_inner`).
[[nodiscard]] constexpr bool hasTwoLevels(ContextLayout layout) { return layout == ContextLayout::UlyssesRing; }

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
    return isRing(layout) && !hasTwoLevels(layout) ? ContextLayout::Zigzag : layout;
}

/// Returns the same for launchers that have no inner groups.
[[nodiscard]] constexpr ContextLayout withPairsOfOneLevel(ContextLayout layout)
{
    return hasTwoLevels(layout) ? ContextLayout::Zigzag : withPairedPieces(layout);
}

/// The ranks of a context-parallel group: `heads` neighbours exchange heads, and `ring` such groups pass keys and values on. Each is 1 where
/// a layout does not have it.
template <typename Count>
struct ContextLevels {
    Count heads = 1;
    Count ring = 1;
};

/// Returns the levels. `inner`: ranks that exchange heads in Ulysses × ring. Precondition: it divides the ranks.
template <typename Count>
[[nodiscard]] constexpr ContextLevels<Count> contextLevels(ContextLayout layout, Count ranks, Count inner)
{
    const Count heads = hasTwoLevels(layout) ? inner : layout == ContextLayout::Ulysses ? ranks : Count(1);
    return {heads, isRing(layout) ? ranks / heads : Count(1)};
}

/// Returns the steps of one attention layer's forward or backward pass.
[[nodiscard]] constexpr int stepsOf(ContextLayout layout, int ranks, int inner = 1) { return contextLevels(layout, ranks, inner).ring; }

/// Returns the number of equal pieces of the sequence: two per rank where a rank has one from either end (zigzag, and the dual chunks of
/// Transformer Engine's all-gather), else one. Stripes are distributed token by token, equally many to each rank.
[[nodiscard]] constexpr std::int64_t piecesOf(ContextLayout layout, std::int64_t ranks)
{
    const bool isPaired = layout == ContextLayout::Zigzag || layout == ContextLayout::AllGather || layout == ContextLayout::UlyssesRing;
    return isPaired && ranks > 1 ? 2 * ranks : ranks;
}

/// Returns the rank whose keys and values a rank of a ring uses in a step: block (r − s) mod c, since every block moves one rank on per
/// step. `stride`: from a rank to the next one in its ring; in Ulysses × ring the ranks that exchange heads.
[[nodiscard]] constexpr int keysFrom(int rank, int step, int ranks, int stride = 1)
{
    return ((rank - step * stride) % ranks + ranks) % ranks;
}

/// Returns the rank that has a token's query, key and value outside of attention. Preconditions: 0 ≤ token < sequence, and the pieces
/// divide the sequence.
[[nodiscard]] int rankOfToken(ContextLayout layout, int ranks, std::int64_t sequence, std::int64_t token);

}  // namespace shardscope
