// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/units.h"
#include "core/doctor/kernel_kind.h"
#include "core/doctor/traced_machine.h"
#include "core/step/streams.h"

namespace shardscope {

struct ResolvedPlan;

/// Returns the stream of a row. Precondition: not `Unknown`.
[[nodiscard]] Stream streamOf(ProfiledRow row);

struct ProfiledKernel {
    double start = 0;  ///< seconds from the beginning of the step
    double end = 0;
    std::string name;
    KernelKind kind = KernelKind::MemoryBound;
    ProfiledRow row = ProfiledRow::Compute;
    int processGroup = -1;  ///< index in ProfilerTrace::groups; −1: not stated
    int lane = 0;           ///< kernels of one row that run at the same time are on different lanes
};

/// The kernels of one GPU in one step of a PyTorch profiler trace.
struct ProfilerTrace {
    double seconds = 0;                   ///< of the step; without a mark, from the first kernel to the last
    std::optional<std::int64_t> step;     ///< number of the profiler's step
    std::vector<ProfiledKernel> kernels;  ///< by row, lane and start
    std::vector<TracedGroup> groups;
    TracedMachine machine;
};

/// Sums of seconds of a trace, by kind and by overlap with compute.
struct ProfilerSums {
    std::array<Seconds, kKernelKinds> byKind{};  ///< kernels that overlap count twice
    Seconds compute;                             ///< any kernel but communication runs
    std::array<Seconds, kProfiledRows> hidden{};
    std::array<Seconds, kProfiledRows> exposed{};
    Seconds idle;  ///< nothing runs
};

inline constexpr std::int64_t kMaxTraceBytes = std::int64_t{512} << 20;

/// Reads an export of `torch.profiler` (`export_chrome_trace`: Kineto's JSON, with or without gzip). Takes the GPU with the most kernels,
/// and the last complete step. Its limits are the GPU's mark, or the host's where the GPU's mark covers less than half of the kernels' time
/// (ROCm marks launches, not execution). Errors: those of the file and of JSON; Contradiction without kernels.
[[nodiscard]] Result<ProfilerTrace> readProfilerTrace(const std::string& path);
/// Reads the same from text.
[[nodiscard]] Result<ProfilerTrace> parseProfilerTrace(std::string_view text, std::string_view file);

/// Assigns communication of unknown groups to the row of the plan's groups with exactly these ranks. Nothing changes where groups of two
/// dimensions have the same ranks, or where the world size differs from the plan's.
void matchGroups(ProfilerTrace& trace, const ResolvedPlan& plan);

[[nodiscard]] ProfilerSums profilerSums(const ProfilerTrace& trace);

}  // namespace shardscope
