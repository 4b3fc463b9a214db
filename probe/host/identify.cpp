// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/host/host_stages.h"

#include <cstdio>

#include "probe/host/host_facts.h"

namespace shardscope::probe {
namespace {

std::string rounded(double value, const char* format = "%.1f")
{
    char text[32];
    std::snprintf(text, sizeof text, format, value);
    return text;
}

void checkLoad(StageContext& context, const HostFacts& facts)
{
    const std::string load = rounded(facts.load) + " threads want to run on " + std::to_string(facts.cores) + " cores";
    if (facts.load > 0.3 * facts.cores)
        context.check(CheckLevel::Warn, "host-busy", "Other programs use this machine: " + load + ". What is measured is too slow.",
                      "Stop them, or measure again when it is quiet.");
    else
        context.check(CheckLevel::Ok, "host-busy", "The machine is quiet: " + load + ".");
}

void checkLimits(StageContext& context, const HostFacts& facts)
{
    if (facts.cpuLimit && *facts.cpuLimit < facts.cores)
        context.check(CheckLevel::Warn, "cpu-limit",
                      "The control group grants " + rounded(*facts.cpuLimit) + " of " + std::to_string(facts.cores) +
                          " cores; behind a burst the processor stands still.",
                      "Start the container without --cpus, or with as many as it has threads.");
    if (facts.cores < facts.coresOfMachine)
        context.check(CheckLevel::Warn, "affinity",
                      "This process may use " + std::to_string(facts.cores) + " of " + std::to_string(facts.coresOfMachine) + " cores.",
                      "mpirun --bind-to none, srun --cpu-bind=none, or taskset.");
    if (facts.governor && *facts.governor != "performance")
        context.check(CheckLevel::Warn, "governor", "The clock's governor is \"" + *facts.governor + "\": it rises late and falls early.",
                      "cpupower frequency-set --governor performance");
}

void checkMemory(StageContext& context, const HostFacts& facts)
{
    constexpr double kGiB = 1024.0 * 1024 * 1024;
    const std::string free = rounded(facts.freeMemoryBytes / kGiB) + " of " + rounded(facts.memoryBytes / kGiB) + " GiB";
    if (facts.freeMemoryBytes < kGiB)
        context.check(CheckLevel::Warn, "host-memory", "Only " + free + " of memory are free: sizes are cut.", "Stop what holds it.");
    else
        context.check(CheckLevel::Ok, "host-memory", free + " of memory are free.");
    if (facts.sharedMemoryBytes < 64.0 * 1024 * 1024)
        context.check(CheckLevel::Warn, "shm",
                      "/dev/shm has " + rounded(facts.sharedMemoryBytes / 1024 / 1024, "%.0f") + " MiB: NCCL and PyTorch want 1 GiB.",
                      "docker run --shm-size=1g --ipc=host");
}

}  // namespace

StageReport identifyHost(StageContext& context)
{
    const HostFacts facts = readHostFacts();
    HardwareProfile::Device device;
    device.name = facts.processor;
    device.count = 1;
    device.driver = "Linux " + facts.kernel;
    context.device(device, {{0, facts.processor, std::to_string(facts.cores) + " cores", facts.memoryBytes}});
    checkLoad(context, facts);
    checkLimits(context, facts);
    checkMemory(context, facts);
    return StageReport::done();
}

}  // namespace shardscope::probe
