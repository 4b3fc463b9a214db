// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/checks/node_checks.h"

#include <sched.h>
#include <sys/resource.h>
#include <sys/statvfs.h>

#include <cstdlib>

#include "probe/cuda/api/nvml.h"

namespace shardscope::probe::cuda {

namespace {

constexpr double kGibibyte = 1073741824.0;
constexpr double kEnoughLocked = 64.0 * 1048576;

std::string mebibytes(double bytes) { return std::to_string(static_cast<long>(bytes / 1048576)) + " MiB"; }

std::string numberOf(const GpuFacts& gpu) { return "GPU " + std::to_string(gpu.ordinal); }

void addLinkFindings(const GpuFacts& gpu, const GpuState& state, std::vector<Finding>& findings)
{
    if (state.linksUp > 0 && state.linksDown > 0) {
        findings.push_back({CheckLevel::Warn, "nvlink-down",
                            numberOf(gpu) + ": " + std::to_string(state.linksDown) + " of " +
                                std::to_string(state.linksUp + state.linksDown) + " NVLink connections are down",
                            "nvidia-smi nvlink -s names them; restart nvidia-fabricmanager, and have the node mended if they stay down"});
    }
    const bool known = state.pcieGeneration && state.pcieWidth && state.pcieMaxGeneration && state.pcieMaxWidth;
    if (known && *state.pcieWidth < *state.pcieMaxWidth) {
        findings.push_back({CheckLevel::Warn, "pcie-narrow",
                            numberOf(gpu) + " sits on PCIe " + std::to_string(*state.pcieGeneration) + " x" +
                                std::to_string(*state.pcieWidth) + " and could use x" + std::to_string(*state.pcieMaxWidth),
                            "Some boards are built so; else reseat the card or look at the riser"});
    }
}

}  // namespace

NodeFacts NodeFacts::ofThisProcess()
{
    NodeFacts facts;
    struct statvfs shared {};
    if (statvfs("/dev/shm", &shared) == 0)
        facts.sharedMemoryBytes = static_cast<double>(shared.f_blocks) * static_cast<double>(shared.f_frsize);
    struct rlimit locked {};
    if (getrlimit(RLIMIT_MEMLOCK, &locked) == 0 && locked.rlim_cur != RLIM_INFINITY)
        facts.lockableBytes = static_cast<double>(locked.rlim_cur);
    cpu_set_t cores;
    CPU_ZERO(&cores);
    if (sched_getaffinity(0, sizeof cores, &cores) == 0)
        facts.cores = CPU_COUNT(&cores);
    const char* const visible = std::getenv("CUDA_VISIBLE_DEVICES");
    facts.visibleDevicesSet = visible != nullptr;
    facts.visibleDevices = visible != nullptr ? visible : "";
    return facts;
}

std::vector<Finding> nodeFindings(const NodeFacts& facts, std::size_t gpus, const Place& place)
{
    std::vector<Finding> findings;
    if (gpus < 2 && place.ranks < 2)
        return findings;
    if (facts.sharedMemoryBytes && *facts.sharedMemoryBytes < kGibibyte)
        findings.push_back({CheckLevel::Warn, "small-shm",
                            "/dev/shm holds only " + mebibytes(*facts.sharedMemoryBytes) + ": NCCL may fail to start",
                            "Start the container with --shm-size=1g --ipc=host"});
    if (place.nodes() > 1 && facts.lockableBytes && *facts.lockableBytes < kEnoughLocked)
        findings.push_back({CheckLevel::Warn, "small-memlock",
                            "Only " + mebibytes(*facts.lockableBytes) + " of memory may be locked: InfiniBand needs more",
                            "Start with --ulimit memlock=-1, or ulimit -l unlimited"});
    if (place.localRanks > 1 && facts.cores == 1)
        findings.push_back({CheckLevel::Warn, "one-core",
                            "The launcher bound this rank to one core: small messages take up to twice as long",
                            "mpirun --bind-to none, or --bind-to numa"});
    return findings;
}

Finding deviceMap(const NodeFacts& facts, const std::vector<GpuFacts>& gpus)
{
    std::string text;
    for (const GpuFacts& gpu : gpus)
        text += (text.empty() ? "" : "; ") + numberOf(gpu) + " is " + gpu.busId + (gpu.uuid.empty() ? "" : " " + gpu.uuid);
    if (facts.visibleDevicesSet)
        text += "; CUDA_VISIBLE_DEVICES=" + facts.visibleDevices;
    return {CheckLevel::Ok, "device-map", text, {}};
}

bool isSlice(const GpuFacts& gpu, const GpuState& state)
{
    return gpu.name.find(" MIG ") != std::string::npos || state.mig.value_or(0) == 1;
}

std::vector<Finding> gpuFindings(const GpuFacts& gpu, const GpuState& state)
{
    std::vector<Finding> findings;
    if (gpu.architecture < 80)
        findings.push_back({CheckLevel::Fail, "gpu-old",
                            numberOf(gpu) + " (" + gpu.name + ") has no bf16: what is measured here needs Ampere or newer",
                            "Hide it by CUDA_VISIBLE_DEVICES"});
    if (isSlice(gpu, state))
        findings.push_back({CheckLevel::Warn, "mig", numberOf(gpu) + " is a MIG slice: it is measured as one, and collectives are left out",
                            "nvidia-smi -mig 0 gives the whole GPU back"});
    if (state.computeMode.value_or(0) == 3)
        findings.push_back(
            {CheckLevel::Warn, "exclusive", numberOf(gpu) + " is in exclusive mode: one process at a time", "nvidia-smi -c DEFAULT"});
    if (state.isBusy())
        findings.push_back({CheckLevel::Warn, "busy",
                            numberOf(gpu) + " is in use by others (" + std::to_string(state.otherProcesses.value_or(0)) + " processes, " +
                                std::to_string(state.utilisation.value_or(0)) + " % busy): figures would be too low",
                            "End what runs there, or start with --allow-busy"});
    if (state.uncorrectedErrors.value_or(0) > 0)
        findings.push_back({CheckLevel::Warn, "ecc",
                            numberOf(gpu) + " has had " + std::to_string(*state.uncorrectedErrors) +
                                " uncorrectable memory errors since the driver was loaded",
                            "Drain the node and reset the GPU; replace it if they come back"});
    if (const std::string slowed = throttleText(state.throttle.value_or(0)); !slowed.empty())
        findings.push_back({CheckLevel::Warn, "throttled", numberOf(gpu) + " is slowed down: " + slowed,
                            "Look at cooling and power; nvidia-smi -q -d PERFORMANCE"});
    addLinkFindings(gpu, state, findings);
    return findings;
}

}  // namespace shardscope::probe::cuda
