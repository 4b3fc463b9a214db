// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/block_pieces.h"

#include <algorithm>

#include "core/schedule/block.h"
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
        double waited = 0;
        double longer = -length;
        for (const auto& [part, microBatch] : parts) {
            exchanged += exposedIn(*part, Stream::Ep);
            waited += hostWaitsIn(*part);
            longer += part->length;
        }
        const auto left = [](double taken, double of) { return of > 0 ? std::clamp(1 - taken / of, 0.0, 1.0) : 1; };
        const double ofExchange = left(longer, exchanged);
        const double ofWaits = left(longer - exchanged, waited);
        const auto fused = [&](const Pieces& part) { return withHostWaits(hiding(part, Stream::Ep, ofExchange), ofWaits); };
        m_fused[key] = {fused(*parts[0].first), fused(*parts[1].first)};
    }
    const auto& made = m_fused[key];
    parts[0].first = &made.first;
    parts[1].first = &made.second;
}

}  // namespace shardscope
