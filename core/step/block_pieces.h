// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "core/step/pass_pieces.h"

namespace shardscope {

struct Block;
struct PipelineShape;

/// The pieces of the blocks of one rank, each kind of block made once; private to `core/step`.
class BlockPieces {
public:
    BlockPieces(const PieceMaker& maker, const PipelineShape& shape, int rank) : m_maker(maker), m_shape(shape), m_rank(rank) {}

    /// Pieces with their micro-batch.
    using Parts = std::vector<std::pair<const Pieces*, std::uint32_t>>;
    /// Returns the forward part of a block of this length, then its backward part; empty where it has none. They live as long as this
    /// object.
    [[nodiscard]] Parts of(const Block& block, double length);

private:
    const Pieces& pieces(int chunk, const PassParts& parts);
    /// Hides expert exchange in a fused block: each part's exchange overlaps the other's compute, by as much as the block is shorter than
    /// its parts.
    void hideExchange(Parts& parts, const Block& block, double length);

    const PieceMaker& m_maker;
    const PipelineShape& m_shape;
    int m_rank;
    std::map<std::tuple<int, bool, bool, bool>, Pieces> m_made;
    std::map<std::pair<std::uint16_t, std::uint8_t>, std::pair<Pieces, Pieces>> m_fused;
};

}  // namespace shardscope
