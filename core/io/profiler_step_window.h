// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/io/profiler_events.h"

namespace shardscope {

/// The time that one step takes, on the trace's clock.
struct StepWindow {
    double start = 0;
    double end = 0;
    std::optional<std::int64_t> number;  ///< empty: nothing marks a step, and the whole trace is one
};

/// Returns the marked steps that have kernels, ascending. A step ends with its last kernel or with the host's mark, whichever is later, and
/// begins where the step before it ends, but not before the host begins it: so what delays its first kernel is part of it, and consecutive
/// steps leave no time out. The kernels of a step are those that the host launches within its mark; without launches, those that begin
/// within the mark of the GPU. `launched`: when each kernel was launched; empty where that is not recorded. Precondition: there are kernels.
[[nodiscard]] std::vector<StepWindow> stepWindows(const ProfilerEvents& events, const std::vector<std::optional<double>>& launched);

}  // namespace shardscope
