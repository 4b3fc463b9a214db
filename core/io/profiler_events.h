// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/matrix_shape.h"
#include "core/base/result.h"
#include "core/doctor/traced_machine.h"

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
    std::int64_t correlation = 0;          ///< with the host's call that launched it; 0: not stated
    std::int64_t external = 0;             ///< with the operator of PyTorch that launched it; 0: not stated
    std::optional<std::int64_t> sequence;  ///< of a collective in its group ("Seq"); empty: not stated
    int processGroup = -1;                 ///< index in ProfilerEvents::groups; −1: not stated
    bool isCopy = false;
};

/// A step such as "ProfilerStep#3".
struct ProfilerStep {
    double start = 0;
    double end = 0;
    std::int64_t number = 0;
    bool onGpu = false;
};

/// A call of the host that launches work on the GPU (cudaLaunchKernel, cudaGraphLaunch, …).
struct ProfilerLaunch {
    std::int64_t correlation = 0;
    double start = 0;
    double end = 0;
};

/// A span of the host's own work: an annotation, an operator, a Python function or a call of the driver.
struct ProfilerHostSpan {
    double start = 0;
    double end = 0;
    std::int64_t thread = 0;
    std::string name;
};

/// A matrix multiplication that the host calls, with its shape where the trace records shapes.
struct ProfilerMultiply {
    std::int64_t external = 0;
    MatrixShape shape;
};

/// The host's side of a trace; read only on request, because it is the most of a trace.
struct ProfilerHost {
    std::vector<ProfilerLaunch> launches;  ///< ascending by correlation
    std::vector<ProfilerHostSpan> spans;   ///< those of at least `kShortestHostSpan`
    std::vector<ProfilerMultiply> multiplies;
    std::vector<std::int64_t> threads;    ///< that launch work, ascending
    std::optional<double> peakAllocated;  ///< bytes that PyTorch's allocator of the GPU had in use at most (`profile_memory=True`)
};

/// The parts of a trace that are read.
enum class TraceContent { Gpu, GpuAndHost };

struct ProfilerEvents {
    std::vector<ProfilerEvent> kernels;
    std::vector<ProfilerStep> steps;
    std::vector<TracedGroup> groups;  ///< of the kernels, with the ranks stated by them or by the head
    TracedMachine machine;
    ProfilerHost host;
    std::size_t negative = 0;  ///< events left out because they end before they start
};

/// Seconds. Shorter spans of the host do not show where it spends its time.
inline constexpr double kShortestHostSpan = 50e-6;

/// The most kernels of a trace; more could not be distinguished in a picture.
inline constexpr std::size_t kMostProfiledKernels = 4'000'000;

/// Reads the GPU's events of a Kineto trace without building a document: everything but kernels, copies and step marks is skipped. A value
/// of another type or out of range makes an event unknown. Errors: the text is not JSON, or not a trace.
[[nodiscard]] Result<ProfilerEvents> readProfilerEvents(std::string_view text, std::string_view file,
                                                        TraceContent content = TraceContent::Gpu);

}  // namespace shardscope
