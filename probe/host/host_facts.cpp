// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/host_facts.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sched.h>
#include <sstream>
#include <sys/statvfs.h>
#include <unistd.h>

namespace shardscope::probe {
namespace {

std::string firstLine(const std::string& path)
{
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    return line;
}

/// Returns what stands behind "key … :" in a file of such lines; empty where there is none.
std::string valueOf(const std::string& path, const std::string& key)
{
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const std::size_t colon = line.find(':');
        if (line.starts_with(key) && colon != std::string::npos)
            return line.substr(line.find_first_not_of(" \t", colon + 1) == std::string::npos ? line.size()
                                                                                             : line.find_first_not_of(" \t", colon + 1));
    }
    return {};
}

double kibibytes(const std::string& text) { return std::strtod(text.c_str(), nullptr) * 1024; }

/// Cores that may be used: "max 100000" or "150000 100000" (microseconds of each period) in control groups of version 2.
std::optional<double> cpuLimitIn(const std::string& text)
{
    std::istringstream words(text);
    double quota = 0, period = 0;
    return words >> quota >> period && quota > 0 && period > 0 ? std::optional(quota / period) : std::nullopt;
}

int coresOfThisProcess()
{
    cpu_set_t set;
    CPU_ZERO(&set);
    return ::sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
}

}  // namespace

int threadsFor(const HostFacts& facts, const Place& place)
{
    const bool isBound = facts.cores < facts.coresOfMachine;
    return isBound ? facts.cores : std::max(1, facts.cores / place.localRanks);
}

HostFacts readHostFacts(const std::string& root)
{
    HostFacts facts;
    facts.processor = valueOf(root + "/proc/cpuinfo", "model name");
    if (facts.processor.empty())
        facts.processor = "unnamed processor";
    facts.cores = coresOfThisProcess();
    facts.coresOfMachine = static_cast<int>(::sysconf(_SC_NPROCESSORS_ONLN));
    facts.memoryBytes = kibibytes(valueOf(root + "/proc/meminfo", "MemTotal"));
    facts.freeMemoryBytes = kibibytes(valueOf(root + "/proc/meminfo", "MemAvailable"));
    facts.load = std::strtod(firstLine(root + "/proc/loadavg").c_str(), nullptr);
    facts.cpuLimit = cpuLimitIn(firstLine(root + "/sys/fs/cgroup/cpu.max"));
    if (const std::string governor = firstLine(root + "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"); !governor.empty())
        facts.governor = governor;
    facts.kernel = firstLine(root + "/proc/sys/kernel/osrelease");
    struct statvfs shared {};
    if (::statvfs((root + "/dev/shm").c_str(), &shared) == 0)
        facts.sharedMemoryBytes = static_cast<double>(shared.f_bavail) * static_cast<double>(shared.f_frsize);
    return facts;
}

}  // namespace shardscope::probe
