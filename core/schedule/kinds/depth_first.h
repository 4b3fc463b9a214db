// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/schedule/in_flight.h"

namespace shardscope {

/// Walks the depth-first table of interleaved schedules (Megatron-LM, get_schedule_table): for each group of micro-batches,
/// for each chunk, for each micro-batch of the group. The last group may be shorter.
class DepthFirstCursor {
public:
    explicit DepthFirstCursor(const PipelineShape& shape)
        : m_microBatches(shape.microBatches), m_group(shape.group), m_chunks(shape.chunks), m_groupEnd(std::min(m_group, m_microBatches))
    {
    }

    [[nodiscard]] std::int64_t microBatch() const { return m_microBatch; }
    [[nodiscard]] int chunk() const { return m_chunk; }
    /// Returns the chunk in the same place of the backward's table.
    [[nodiscard]] int reversedChunk() const { return m_chunks - 1 - m_chunk; }

    void advance()
    {
        if (++m_microBatch < m_groupEnd)
            return;
        if (++m_chunk < m_chunks) {
            m_microBatch = m_groupBegin;
            return;
        }
        m_chunk = 0;
        m_groupBegin = m_groupEnd;
        m_groupEnd = std::min(m_groupEnd + m_group, m_microBatches);
    }

private:
    std::int64_t m_microBatches;
    std::int64_t m_group;
    int m_chunks;
    std::int64_t m_groupBegin = 0;
    std::int64_t m_groupEnd;
    std::int64_t m_microBatch = 0;
    int m_chunk = 0;
};

}  // namespace shardscope
