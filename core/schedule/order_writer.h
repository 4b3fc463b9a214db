// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/schedule/block.h"

namespace shardscope {

/// Appends to a rank's order. Precondition of all: the micro-batch fits 32 bits and the chunk 16 (`checkShape` ensures it).
class OrderWriter {
public:
    explicit OrderWriter(std::vector<Block>& blocks) : m_blocks(blocks) {}

    void forward(std::int64_t microBatch, int chunk) { append(BlockKind::Forward, microBatch, chunk); }
    void backward(std::int64_t microBatch, int chunk) { append(BlockKind::Backward, microBatch, chunk); }
    void inputGrad(std::int64_t microBatch, int chunk) { append(BlockKind::InputGrad, microBatch, chunk); }
    void weightGrad(std::int64_t microBatch, int chunk) { append(BlockKind::WeightGrad, microBatch, chunk); }
    void fused(std::int64_t microBatch, int chunk, std::int64_t backwardMicroBatch, int backwardChunk)
    {
        m_blocks.push_back({static_cast<std::uint32_t>(microBatch), static_cast<std::uint32_t>(backwardMicroBatch),
                            static_cast<std::uint16_t>(chunk), static_cast<std::uint8_t>(backwardChunk), BlockKind::Fused});
    }

private:
    void append(BlockKind kind, std::int64_t microBatch, int chunk)
    {
        m_blocks.push_back({static_cast<std::uint32_t>(microBatch), 0, static_cast<std::uint16_t>(chunk), 0, kind});
    }

    std::vector<Block>& m_blocks;
};

}  // namespace shardscope
