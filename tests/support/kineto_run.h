// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

/// A made-up run: every rank is a program, which a small machine of hosts and GPUs executes and writes down as PyTorch's profiler would.
namespace shardscope::test {

/// One thing that a rank's host does: it launches a kernel, launches a collective, works on its own, or waits.
struct RunItem {
    enum class Kind {
        Kernel,
        Collective,   ///< starts when what the compute stream has by then is done, and ends when all ranks have sent
        WaitForAll,   ///< the compute stream waits for all collectives
        Host,         ///< the host is busy by itself
        Synchronise,  ///< the host waits for the GPU
    };
    Kind kind = Kind::Kernel;
    std::string name{};
    double seconds = 0;
    std::string group{};       ///< description of a collective's process group
    std::vector<int> ranks{};  ///< of the group
    std::string collective{};  ///< "allreduce", as c10d calls it
    double bytes = 0;          ///< as nccl-tests counts them
    bool waits = false;        ///< the compute stream waits for this collective
    bool isForward = false;    ///< of a forward pass
    std::string shapes{};      ///< "[[4096, 4096], [4096, 1024]]" of a multiplication; empty: not recorded
};

using RankProgram = std::vector<RunItem>;

struct RunOptions {
    double launch = 4e-6;   ///< seconds of the host for each launch
    double latency = 3e-6;  ///< from a launch to the start on an idle GPU
    std::string device = "NVIDIA H100 80GB HBM3";
    int worldSize = 1;
    int firstRank = 0;           ///< of the job, which the first program is
    bool withHost = true;        ///< record the host's calls and spans
    bool withNumbers = true;     ///< record "Seq" of collectives
    bool withMarks = true;       ///< record the profiler's steps
    bool withRank = true;        ///< record the rank
    double peakBytes = 0;        ///< of the allocator; 0: not recorded
    std::vector<double> clocks;  ///< seconds that each rank's clock is ahead; empty: none is
    std::vector<int> steps;      ///< number of the marked step of each rank; empty: 5
};

/// Returns the trace of each rank (Kineto's JSON), in their order. The programs have the same collectives in the same order.
[[nodiscard]] std::vector<std::string> tracesOf(const std::vector<RankProgram>& programs, const RunOptions& options);

}  // namespace shardscope::test
