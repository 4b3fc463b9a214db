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
#include "core/io/profiler_machine.h"
#include "core/step/streams.h"

namespace shardscope {

struct ResolvedPlan;

/// Says what a GPU kernel does, judged by its name.
enum class KernelKind : std::uint8_t { Multiply, Attention, MemoryBound, Copy, Communication };
inline constexpr std::size_t kKernelKinds = 5;

/// The streams of an estimate, and one more for communication whose process group the trace doesn't tell.
enum class ProfiledRow : std::uint8_t { Compute, Tp, Cp, Ep, Pp, Dp, Unknown };
inline constexpr std::size_t kProfiledRows = 7;

/// Precondition: not `Unknown`.
[[nodiscard]] Stream streamOf(ProfiledRow row);

struct ProfiledKernel {
    double start = 0;  ///< seconds from the beginning of the step
    double end = 0;
    std::string name;
    KernelKind kind = KernelKind::MemoryBound;
    ProfiledRow row = ProfiledRow::Compute;
    int processGroup = -1;  ///< of ProfilerTrace::groups; −1: not said
    int lane = 0;           ///< kernels of one row that run at the same time are on different lanes
};

/// The kernels of one GPU in one step of a PyTorch profiler trace.
struct ProfilerTrace {
    double seconds = 0;                   ///< the step; where the trace marks none, from the first kernel to the last
    std::optional<std::int64_t> step;     ///< number of the profiler's step
    std::vector<ProfiledKernel> kernels;  ///< by row, lane and start
    std::vector<TracedGroup> groups;
    TracedMachine machine;
};

/// Holds what `row` does beside compute and while nothing computes.
struct ProfilerSums {
    std::array<Seconds, kKernelKinds> byKind{};  ///< kernels that overlap count twice
    Seconds compute;                             ///< any kernel but communication runs
    std::array<Seconds, kProfiledRows> hidden{};
    std::array<Seconds, kProfiledRows> exposed{};
    Seconds idle;  ///< nothing runs
};

inline constexpr std::int64_t kMaxTraceBytes = std::int64_t{512} << 20;

/// Reads what `torch.profiler` exports (`export_chrome_trace`: Kineto's JSON, packed with gzip or not). Of several GPUs the one with the most
/// kernels, of several steps the last whole one: as the GPU marks it, or as the host does where the GPU's mark holds less than half of the
/// kernels' time (ROCm marks what was launched, not what ran). Errors: of the file, of JSON as text, and `Contradiction` where there are no
/// kernels to show.
[[nodiscard]] Result<ProfilerTrace> readProfilerTrace(const std::string& path);
/// The same from text.
[[nodiscard]] Result<ProfilerTrace> parseProfilerTrace(std::string_view text, std::string_view file);

/// Gives communication whose group has no telling name the row of the plan's groups with these very ranks; where groups of two dimensions
/// have them, or the trace is of another world than the plan, nothing changes.
void matchGroups(ProfilerTrace& trace, const ResolvedPlan& plan);

[[nodiscard]] ProfilerSums profilerSums(const ProfilerTrace& trace);

}  // namespace shardscope
