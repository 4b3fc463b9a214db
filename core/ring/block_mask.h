// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/ring/context_layout.h"

namespace shardscope {

/// The pairs that a causal sequence computes in a block of n queries and n keys.
enum class BlockMask {
    Causal,             ///< a query sees the keys up to its own place: n(n+1)/2 pairs
    StrictCausal,       ///< up to the one before: n(n−1)/2
    FirstHalfKeys,      ///< every query sees the first half of the keys: n²/2
    SecondHalfQueries,  ///< the second half of the queries sees every key: n²/2
    Full,
    None,
};

template <>
struct EnumNames<BlockMask> {
    static constexpr std::array<std::pair<BlockMask, std::string_view>, 6> names{{{BlockMask::Causal, "causal"},
                                                                                  {BlockMask::StrictCausal, "strict-causal"},
                                                                                  {BlockMask::FirstHalfKeys, "first-half-keys"},
                                                                                  {BlockMask::SecondHalfQueries, "second-half-queries"},
                                                                                  {BlockMask::Full, "full"},
                                                                                  {BlockMask::None, "none"}}};
};

/// Returns the mask of the queries of one rank on the keys of one rank, its own included (schedules.md section 4). A rank's two chunks of a
/// zigzag, or of an all-gather, are taken as one block in their order. Ulysses gives every rank whole sequences of its own heads: causal
/// for its own block, nothing for the others. In Ulysses × ring a block is that of all ranks that
/// exchange heads, and `queriesOf` and `keysOf` are places in the ring (`RingShape::ringPlace`).
[[nodiscard]] BlockMask maskOf(ContextLayout layout, int queriesOf, int keysOf);

/// Returns the pairs of a block of `tokens` queries and keys. Exact up to 2^26 tokens. Precondition: `tokens` is even for the halves.
[[nodiscard]] std::int64_t pairsOf(BlockMask mask, std::int64_t tokens);

/// Returns the share of a full block in the limit of long sequences: 0, 1/2 or 1.
[[nodiscard]] double shareOf(BlockMask mask);

}  // namespace shardscope
