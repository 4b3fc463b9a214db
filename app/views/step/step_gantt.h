// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/step/step_picture.h"
#include "core/io/profiler_trace.h"
#include "widgets/timeline/gantt_data.h"

namespace shardscope {

/// Returns "Compute", "TP".
[[nodiscard]] QString streamName(Stream stream);

/// Returns one row per busy stream; exposed communication is hatched. Keeps the picture; texts are made on demand.
[[nodiscard]] std::shared_ptr<const GanttData> stepGantt(std::shared_ptr<const StepPicture> picture);

/// Returns the kernels of a profiled step on rows of the same names; communication of unknown groups has one of its own.
[[nodiscard]] std::shared_ptr<const GanttData> profilerGantt(std::shared_ptr<const ProfilerTrace> trace);

/// Returns "forward of feed-forward up, layer 12, micro-batch 3".
[[nodiscard]] QString describeSpan(const StreamSpan& span);

/// Returns the name in lessons: "compute", "tp-exposed", "dp-hidden"; "host" where the GPU waits for it.
[[nodiscard]] QString pickedName(const StreamSpan& span);

}  // namespace shardscope
