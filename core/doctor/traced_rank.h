// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/communication.h"
#include "core/base/matrix_shape.h"
#include "core/doctor/kernel_kind.h"
#include "core/doctor/traced_machine.h"

namespace shardscope {

/// The content of a kernel of communication.
struct TracedCollective {
    std::string name;                    ///< "_allgather_base", as PyTorch calls it; empty: not said
    std::optional<CollectiveKind> kind;  ///< empty: not said, or none that is modelled
    double bytes = 0;                    ///< as nccl-tests counts them; 0: not stated
    int ranks = 0;                       ///< of its group; 0: not stated
    std::optional<std::int64_t> sequence;
};

/// A kernel or a copy of one step. Seconds from the beginning of the step.
struct TracedKernel {
    double start = 0;
    double end = 0;
    std::optional<double> launched;  ///< when the host's call that launched it began; empty: not recorded
    std::size_t name = 0;            ///< index in TracedRank::names
    int group = -1;                  ///< index in TracedRank::groups
    int collective = -1;             ///< index in TracedRank::collectives; −1: it computes or copies
    int shape = -1;                  ///< index in TracedRank::shapes; −1: not recorded
    KernelKind kind = KernelKind::MemoryBound;
    ProfiledRow row = ProfiledRow::Compute;

    [[nodiscard]] double seconds() const { return end - start; }
};

/// The host's occupation.
enum class HostWork : std::uint8_t { Loader, Checkpoint, Synchronise, Other };

/// A span of the host on a thread that launches kernels. Seconds from the beginning of the step.
struct TracedHostSpan {
    double start = 0;
    double end = 0;
    std::size_t name = 0;
    HostWork work = HostWork::Other;
};

/// One step of one rank: what the diagnosis needs of its profiler trace.
struct TracedRank {
    std::string file;
    std::optional<int> rank;
    bool isRankOfName = false;  ///< the file's name tells the rank, not the trace
    std::string gpu;            ///< id of the catalogue; empty: unknown
    double seconds = 0;         ///< of the step
    std::optional<std::int64_t> step;
    std::vector<double> steps;          ///< seconds of all marked steps, in their order
    std::vector<TracedKernel> kernels;  ///< by start
    std::vector<TracedCollective> collectives;
    std::vector<MatrixShape> shapes;
    std::vector<std::string> names;
    std::vector<TracedGroup> groups;
    std::vector<TracedHostSpan> host;  ///< by start
    TracedMachine machine;
    bool hasLaunches = false;             ///< the host's calls are recorded
    std::optional<double> peakAllocated;  ///< bytes
    std::size_t negative = 0;             ///< events left out because they end before they start
    std::size_t otherDevices = 0;         ///< kernels of other GPUs that are left out

    [[nodiscard]] const std::string& nameOf(const TracedKernel& kernel) const { return names[kernel.name]; }
};

}  // namespace shardscope
