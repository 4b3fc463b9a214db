// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/in_flight.h"

#include <algorithm>

namespace shardscope {

std::int64_t peakLive(const PipelineShape& shape, int rank)
{
    const std::int64_t p = shape.stages;
    const std::int64_t m = shape.microBatches;
    const std::int64_t v = shape.chunks;
    const std::int64_t behind = p - 1 - rank;  // ranks between this one and the last
    const std::int64_t earlierChunks = (v - 1) * shape.group;
    switch (shape.kind) {
    case ScheduleKind::Afab: return m;
    case ScheduleKind::OneFOneB: return std::min(m, behind + 1);
    case ScheduleKind::Interleaved: return std::min(m * v, earlierChunks + 2 * behind + 1);
    case ScheduleKind::LoopedBfs: return m * v;
    case ScheduleKind::ZbH1: return std::min(m, p);
    case ScheduleKind::ZbH2: return std::min(m, 2 * p - 1);
    // 2p with at least 2p - 1 micro-batches; with fewer, each chunk holds what there is of its warm-up.
    case ScheduleKind::ZbV: return std::min(m, p + behind) + std::min<std::int64_t>(m, rank + 1);
    case ScheduleKind::Zb1pInterleaved: return std::min(m * v, earlierChunks + p);
    // Both need at least 2p micro-batches, so that no clamp is left.
    case ScheduleKind::DualPipe: return p + 1;
    case ScheduleKind::DualPipeV: return 2 * p + 1;
    }
    return m * v;
}

}  // namespace shardscope
