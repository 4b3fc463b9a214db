// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/schedule_kind.h"

namespace shardscope {

/// The shape of a pipeline, on which a schedule depends besides durations.
struct PipelineShape {
    ScheduleKind kind = kDefaultSchedule;
    int stages = 1;                 ///< pipeline ranks p
    std::int64_t microBatches = 1;  ///< m
    int chunks = 1;                 ///< v, virtual stages per rank
    int group = 1;                  ///< N, micro-batches per group (interleaved kinds)
    bool fusesPairs = false;        ///< each forward of the steady state is one block with the backward after it, in kinds that can
    bool encodesFirst = false;      ///< the first rank is an encoder with GPUs of its own
};

/// Returns the published peak of live (micro-batch, chunk) activations of pipeline rank `rank`, each from its forward to the end of its
/// whole backward or weight gradient (schedules.md section 1). In a fused block the forward counts before the backward is freed.
[[nodiscard]] std::int64_t peakLive(const PipelineShape& shape, int rank);

}  // namespace shardscope
