// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/core/mixer_fixture.h"

/// Layers of block-sparse attention and of a memory, small enough to count by hand.
namespace shardscope::fixture {

inline LayerKind headsLayer(std::int64_t heads, std::int64_t kvHeads, std::int64_t headDim)
{
    LayerKind kind;
    kind.attention.heads = heads;
    kind.attention.kvHeads = kvHeads;
    kind.attention.headDim = headDim;
    return kind;
}

/// Blocks of 256 by their mean keys, the query's own and three others; as in flash-linear-attention with a gated norm of the output.
inline LayerKind mobaLayer()
{
    LayerKind kind = headsLayer(16, 8, 128);
    kind.attention.blocks = BlockChoice{BlockScore::MeanKeys, 256, 4};
    kind.attention.outputNorm = kind.attention.lowRankGate = true;
    return kind;
}

/// The paper's sizes (arXiv 2502.11089, section 4.1): entries every 16 tokens, 16 blocks of 64, a window of 512, keys and values of each branch.
inline LayerKind nsaLayer(std::int64_t keyValueSets = 3)
{
    LayerKind kind = headsLayer(64, 4, 128);
    kind.attention.blocks = BlockChoice{BlockScore::Entries, 64, 16, 16, 512, 0, 0, keyValueSets};
    return kind;
}

/// MiniMax-M3's: 16 blocks of 128, by an indexer of 4 query heads and one key head of 128.
inline LayerKind msaLayer()
{
    LayerKind kind = headsLayer(64, 4, 128);
    kind.attention.qkNorm = QkNorm::PerHead;
    kind.attention.blocks = BlockChoice{BlockScore::Indexer, 128, 16, 0, 0, 4, 128};
    return kind;
}

/// Engram-27B's (arXiv 2601.07372): 2- and 3-grams, 8 heads of 80, 2,262,400 rows a head.
inline LayerKind memoryLayer()
{
    LayerKind kind = headsLayer(32, 32, 80);
    kind.memory = NgramMemory{16 * 2262400, 16, 80, 4};
    return kind;
}

}  // namespace shardscope::fixture
