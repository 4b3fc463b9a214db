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

/// A kernel or a copy of a profiler trace. Seconds of the trace's own clock.
struct ProfilerEvent {
    double start = 0;
    double end = 0;
    std::string name;
    std::string group;       ///< name of the process group; empty: not stated
    std::string collective;  ///< "_allgather_base"; empty: not said
    std::string dataType;    ///< "BFloat16"; of communication, as are the next three; empty: not said
    double elementsIn = 0;   ///< sent by this rank; 0: not stated
    double elementsOut = 0;  ///< received by this rank
    double groupSize = 0;
    std::int64_t device = 0;
    int processGroup = -1;  ///< index in ProfilerEvents::groups; −1: not stated
    bool isCopy = false;
};

/// A step such as "ProfilerStep#3".
struct ProfilerStep {
    double start = 0;
    double end = 0;
    std::int64_t number = 0;
    bool onGpu = false;
};

struct ProfilerEvents {
    std::vector<ProfilerEvent> kernels;
    std::vector<ProfilerStep> steps;
    std::vector<TracedGroup> groups;  ///< of the kernels, with the ranks stated by them or by the head
    TracedMachine machine;
};

/// The most kernels of a trace; more could not be distinguished in a picture.
inline constexpr std::size_t kMostProfiledKernels = 4'000'000;

/// Reads the GPU's events of a Kineto trace without building a document: everything but kernels, copies and step marks is skipped. A value
/// of another type or out of range makes an event unknown. Errors: the text is not JSON, or not a trace.
[[nodiscard]] Result<ProfilerEvents> readProfilerEvents(std::string_view text, std::string_view file);

}  // namespace shardscope
