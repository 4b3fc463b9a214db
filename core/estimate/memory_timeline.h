// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/timeline.h"

namespace shardscope {

class Estimate;

/// Returns the memory of pipeline rank `rank` over the estimate's own step; in unit times where the step has no times
/// (`Estimate::stepProblem`). Empty for an illegal plan.
[[nodiscard]] MemoryTimeline memoryTimeline(const Estimate& estimate, int rank);

}  // namespace shardscope
