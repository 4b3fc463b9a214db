// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "probe/api/settings.h"

namespace shardscope::probe {

/// Linux's facts about this machine. A root other than "/" is for tests.
struct HostFacts {
    std::string processor;  ///< as /proc/cpuinfo names it
    int cores = 1;          ///< cores that this process may use
    int coresOfMachine = 1;
    double memoryBytes = 0;
    double freeMemoryBytes = 0;
    double load = 0;                      ///< runnable threads, the mean of a minute
    std::optional<double> cpuLimit;       ///< cores that the control group grants
    std::optional<std::string> governor;  ///< of the clock
    double sharedMemoryBytes = 0;         ///< free in /dev/shm
    std::string kernel;
};

/// Returns the threads of a measurement: all cores, or this rank's share where unbound ranks share them.
[[nodiscard]] int threadsFor(const HostFacts& facts, const Place& place);

[[nodiscard]] HostFacts readHostFacts(const std::string& root = "");

}  // namespace shardscope::probe
