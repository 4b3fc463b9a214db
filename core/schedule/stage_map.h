// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/schedule/in_flight.h"

namespace shardscope {

/// The placement of a rank's chunks in the model (schedules.md section 1): chunk c of rank r is virtual stage c·p + r (loop), r or 2p-1-r
/// (vee), or r and p-1-r, each direction with its own half of the micro-batches (both directions).
enum class Placement { Loop, Vee, BothDirections };

/// Returns the virtual stages of the model: stages · chunks, or `stages` where both directions share them.
[[nodiscard]] std::int64_t virtualStages(const PipelineShape& shape);
/// Returns the number of pipelines that share the ranks, each with its own part of the micro-batches: 2 for both directions, else 1.
[[nodiscard]] int directions(ScheduleKind kind);
/// Returns the micro-batches that pass through each chunk of a rank.
[[nodiscard]] std::int64_t microBatchesPerChunk(const PipelineShape& shape);
/// Returns the virtual stage of chunk `chunk` of rank `rank`.
[[nodiscard]] int stageOf(const PipelineShape& shape, int rank, int chunk);

/// Finds the neighbours of each (rank, chunk), a slot, and numbers the activations that pass through it, its cells.
class StageMap {
public:
    static constexpr int kNone = -1;

    struct Slot {
        int rank = 0;
        int stage = 0;                      ///< virtual stage
        int previous = kNone;               ///< slot of the stage before, in this slot's direction
        int next = kNone;                   ///< slot of the stage after
        std::uint32_t firstMicroBatch = 0;  ///< of those that pass through
    };

    explicit StageMap(const PipelineShape& shape);

    [[nodiscard]] int slotOf(int rank, int chunk) const { return rank * m_chunks + chunk; }
    [[nodiscard]] const Slot& slot(int index) const { return m_slots[static_cast<std::size_t>(index)]; }
    [[nodiscard]] int slotCount() const { return static_cast<int>(m_slots.size()); }
    [[nodiscard]] std::size_t cellCount() const { return m_slots.size() * m_perSlot; }
    [[nodiscard]] std::size_t cellOf(int slotIndex, std::uint32_t microBatch) const
    {
        return static_cast<std::size_t>(slotIndex) * m_perSlot + (microBatch - slot(slotIndex).firstMicroBatch);
    }

private:
    int m_chunks = 1;
    std::uint32_t m_perSlot = 0;  ///< micro-batches that pass through a slot
    std::vector<Slot> m_slots;
};

}  // namespace shardscope
