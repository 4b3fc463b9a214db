// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "probe/api/settings.h"

namespace shardscope::probe {

/// Holds what Linux says of this machine. A root other than "/" is for tests.
struct HostFacts {
    std::string processor;  ///< as /proc/cpuinfo names it
    int cores = 1;          ///< that this process may use
    int coresOfMachine = 1;
    double memoryBytes = 0;
    double freeMemoryBytes = 0;
    double load = 0;                      ///< runnable threads, the mean of a minute
    std::optional<double> cpuLimit;       ///< cores that the control group grants
    std::optional<std::string> governor;  ///< of the clock
    double sharedMemoryBytes = 0;         ///< free in /dev/shm
    std::string kernel;
};

/// Threads that a measurement uses: all cores, or, where ranks share them unbound, this one's share.
[[nodiscard]] int threadsFor(const HostFacts& facts, const Place& place);

[[nodiscard]] HostFacts readHostFacts(const std::string& root = "");

}  // namespace shardscope::probe
