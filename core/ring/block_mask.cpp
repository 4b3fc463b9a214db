// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ring/block_mask.h"

namespace shardscope {

BlockMask maskOf(ContextLayout layout, int queriesOf, int keysOf)
{
    if (queriesOf == keysOf)
        return BlockMask::Causal;
    const bool isAhead = queriesOf > keysOf;
    switch (layout) {
    case ContextLayout::Contiguous:
    case ContextLayout::ContiguousAllGather:
        return isAhead ? BlockMask::Full : BlockMask::None;
    case ContextLayout::Striped:
        return isAhead ? BlockMask::Causal : BlockMask::StrictCausal;
    case ContextLayout::Zigzag:
    case ContextLayout::AllGather:
    case ContextLayout::UlyssesRing:
        return isAhead ? BlockMask::FirstHalfKeys : BlockMask::SecondHalfQueries;
    case ContextLayout::Ulysses:
        return BlockMask::None;
    }
    return BlockMask::None;
}

std::int64_t pairsOf(BlockMask mask, std::int64_t tokens)
{
    switch (mask) {
    case BlockMask::Causal:
        return tokens * (tokens + 1) / 2;
    case BlockMask::StrictCausal:
        return tokens * (tokens - 1) / 2;
    case BlockMask::FirstHalfKeys:
    case BlockMask::SecondHalfQueries:
        return tokens * (tokens / 2);
    case BlockMask::Full:
        return tokens * tokens;
    case BlockMask::None:
        return 0;
    }
    return 0;
}

double shareOf(BlockMask mask)
{
    switch (mask) {
    case BlockMask::Full:
        return 1;
    case BlockMask::None:
        return 0;
    default:
        return 0.5;
    }
}

}  // namespace shardscope
