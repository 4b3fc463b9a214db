// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/block_pieces.h"

#include <algorithm>

#include "core/schedule/stage_map.h"

namespace shardscope {

BlockPieces::Parts BlockPieces::of(const Block& block, double length)
{
    Parts parts;
    if (block.hasForward())
        parts.emplace_back(&pieces(block.chunk, {true, false, false}), block.microBatch);
    if (block.hasInputGrad() || block.hasWeightGrad())
        parts.emplace_back(&pieces(block.backwardChunk(), {false, block.hasInputGrad(), block.hasWeightGrad()}),
                           block.backwardMicroBatch());
    if (block.isFused())
        hideExchange(parts, block, length);
    return parts;
}

const Pieces& BlockPieces::pieces(int chunk, const PassParts& parts)
{
    const auto key = std::make_tuple(chunk, parts.forward, parts.inputGrad, parts.weightGrad);
    const auto found = m_made.find(key);
    if (found != m_made.end())
        return found->second;
    return m_made.emplace(key, m_maker.ofStage(stageOf(m_shape, m_rank, chunk), parts)).first->second;
}

void BlockPieces::hideExchange(Parts& parts, const Block& block, double length)
{
    const auto key = std::make_pair(block.chunk, block.fusedChunk);
    if (m_fused.find(key) == m_fused.end()) {
        double exchanged = 0;
        double longer = -length;
        for (const auto& [part, microBatch] : parts) {
            exchanged += exposedIn(*part, Stream::Ep);
            longer += part->length;
        }
        const double left = exchanged > 0 ? std::clamp(1 - longer / exchanged, 0.0, 1.0) : 1;
        m_fused[key] = {hiding(*parts[0].first, Stream::Ep, left), hiding(*parts[1].first, Stream::Ep, left)};
    }
    const auto& made = m_fused[key];
    parts[0].first = &made.first;
    parts[1].first = &made.second;
}

}  // namespace shardscope
