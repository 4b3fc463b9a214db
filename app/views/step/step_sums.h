// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/step/step_picture.h"
#include "core/io/profiler_trace.h"
#include "widgets/charts/chart_table.h"

namespace shardscope {

/// Seconds and shares of the step by stream: what is hidden, what the compute stream waits for, and what is left. With a
/// profiler's trace, the same of it beside each.
[[nodiscard]] TableData stepSums(const StepPicture& picture, const ProfilerTrace* trace);

}  // namespace shardscope
