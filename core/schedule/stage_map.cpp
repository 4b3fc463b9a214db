// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/stage_map.h"

#include <cstddef>

#include "core/schedule/schedule_traits.h"

namespace shardscope {

std::int64_t virtualStages(const PipelineShape& shape)
{
    return directions(shape.kind) > 1 ? shape.stages : std::int64_t{shape.stages} * shape.chunks;
}

int directions(ScheduleKind kind) { return traitsOf(kind).placement == Placement::BothDirections ? 2 : 1; }

std::int64_t microBatchesPerChunk(const PipelineShape& shape) { return shape.microBatches / directions(shape.kind); }

int stageOf(const PipelineShape& shape, int rank, int chunk)
{
    switch (traitsOf(shape.kind).placement) {
    case Placement::Loop:
        return chunk * shape.stages + rank;
    case Placement::Vee:
        return chunk == 0 ? rank : 2 * shape.stages - 1 - rank;
    case Placement::BothDirections:
        return chunk == 0 ? rank : shape.stages - 1 - rank;
    }
    return rank;
}

StageMap::StageMap(const PipelineShape& shape) : m_chunks(shape.chunks)
{
    const auto pipelines = static_cast<std::size_t>(directions(shape.kind));
    m_perSlot = static_cast<std::uint32_t>(microBatchesPerChunk(shape));
    m_slots.resize(static_cast<std::size_t>(shape.stages) * static_cast<std::size_t>(shape.chunks));

    const auto stages = static_cast<std::size_t>(virtualStages(shape));
    std::vector<int> slotAt(pipelines * stages, kNone);  // by (direction, stage)
    const auto directionOf = [&](int chunk) { return static_cast<std::size_t>(chunk) % pipelines; };
    for (int rank = 0; rank < shape.stages; ++rank) {
        for (int chunk = 0; chunk < shape.chunks; ++chunk) {
            Slot& here = m_slots[static_cast<std::size_t>(slotOf(rank, chunk))];
            here.rank = rank;
            here.stage = stageOf(shape, rank, chunk);
            here.firstMicroBatch = static_cast<std::uint32_t>(directionOf(chunk)) * m_perSlot;
            slotAt[directionOf(chunk) * stages + static_cast<std::size_t>(here.stage)] = slotOf(rank, chunk);
        }
    }
    for (std::size_t i = 0; i < slotAt.size(); ++i) {
        Slot& here = m_slots[static_cast<std::size_t>(slotAt[i])];
        if (i % stages > 0)
            here.previous = slotAt[i - 1];
        if (i % stages + 1 < stages)
            here.next = slotAt[i + 1];
    }
}

}  // namespace shardscope
