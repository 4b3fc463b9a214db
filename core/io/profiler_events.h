// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/io/profiler_machine.h"

namespace shardscope {

/// A kernel, or a copy, as a profiler trace has it. Seconds of the trace's own clock.
struct ProfilerEvent {
    double start = 0;
    double end = 0;
    std::string name;
    std::string group;       ///< what the process group is called; empty: not said
    std::string collective;  ///< "_allgather_base"; empty: not said
    std::string dataType;    ///< "BFloat16"; of communication, as are the next three; empty: not said
    double elementsIn = 0;   ///< that this rank gives; 0: not said
    double elementsOut = 0;  ///< that it gets
    double groupSize = 0;
    std::int64_t device = 0;
    int processGroup = -1;  ///< of ProfilerEvents::groups; −1: not said
    bool isCopy = false;
};

/// "ProfilerStep#3".
struct ProfilerStep {
    double start = 0;
    double end = 0;
    std::int64_t number = 0;
    bool onGpu = false;
};

struct ProfilerEvents {
    std::vector<ProfilerEvent> kernels;
    std::vector<ProfilerStep> steps;
    std::vector<TracedGroup> groups;  ///< that the kernels communicate in, with the ranks that they or the head tell
    TracedMachine machine;
};

/// More kernels than this are refused: they could not be told apart.
inline constexpr std::size_t kMostProfiledKernels = 4'000'000;

/// Reads the GPU's events of a Kineto trace without holding the document: what is not a kernel, a copy or the mark of a step
/// is passed over. Values of other types or beyond range make an event unknown, not an error; where the text is no JSON, or
/// no trace, there is an error.
[[nodiscard]] Result<ProfilerEvents> readProfilerEvents(std::string_view text, std::string_view file);

}  // namespace shardscope
