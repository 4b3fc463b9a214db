// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/step/step_picture.h"
#include "core/io/profiler_trace.h"
#include "widgets/timeline/gantt_data.h"

namespace shardscope {

/// "Compute", "TP".
[[nodiscard]] QString streamName(Stream stream);

/// One row per stream that has anything to do; exposed communication is hatched. Keeps the picture; texts are made on demand.
[[nodiscard]] std::shared_ptr<const GanttData> stepGantt(std::shared_ptr<const StepPicture> picture);

/// The kernels of a profiled step on rows of the same names; communication of unknown groups has one of its own.
[[nodiscard]] std::shared_ptr<const GanttData> profilerGantt(std::shared_ptr<const ProfilerTrace> trace);

/// "forward of feed-forward up, layer 12, micro-batch 3".
[[nodiscard]] QString describeSpan(const StreamSpan& span);

/// As lessons name it: "compute", "tp-exposed", "dp-hidden"; "host" where the GPU waits for it.
[[nodiscard]] QString pickedName(const StreamSpan& span);

}  // namespace shardscope
