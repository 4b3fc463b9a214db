// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/step/step_picture.h"
#include "core/io/profiler_trace.h"
#include "widgets/charts/chart_table.h"

namespace shardscope {

/// Returns seconds and shares of the step by stream: hidden, exposed, and the rest. With a profiler's trace, its figures as well.
[[nodiscard]] TableData stepSums(const StepPicture& picture, const ProfilerTrace* trace);

}  // namespace shardscope
