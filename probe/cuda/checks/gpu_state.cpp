// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/checks/gpu_state.h"

namespace shardscope::probe::cuda {

namespace {

constexpr unsigned kMostLinks = 18;

}  // namespace

GpuState readState(const NvmlPointer& nvml, const GpuFacts& gpu)
{
    GpuState state;
    if (!nvml)
        return state;
    const auto device = nvml->device(gpu.busId);
    if (!device)
        return state;
    const NvmlFunctions& call = nvml->call();
    unsigned mig = 0;
    unsigned pending = 0;
    if (call.migMode != nullptr && call.migMode(*device, &mig, &pending) == 0)
        state.mig = mig;
    state.computeMode = nvml->read<int>(call.computeMode, *device);
    state.otherProcesses = nvml->otherProcesses(*device);
    if (const auto use = nvml->read<NvmlUtilization>(call.utilization, *device))
        state.utilisation = use->gpu;
    state.uncorrectedErrors = nvml->read<unsigned long long>(call.eccErrors, *device, value::kNvmlUncorrected, value::kNvmlVolatile);
    state.throttle = nvml->read<unsigned long long>(call.throttleReasons, *device);
    state.temperature = nvml->read<unsigned>(call.temperature, *device, value::kNvmlTemperatureGpu);
    state.pcieGeneration = nvml->read<unsigned>(call.pcieGeneration, *device);
    state.pcieWidth = nvml->read<unsigned>(call.pcieWidth, *device);
    state.pcieMaxGeneration = nvml->read<unsigned>(call.pcieMaxGeneration, *device);
    state.pcieMaxWidth = nvml->read<unsigned>(call.pcieMaxWidth, *device);
    for (unsigned link = 0; link < kMostLinks; ++link) {
        const auto up = nvml->read<int>(call.nvlinkState, *device, link);
        if (up)
            ++(*up != 0 ? state.linksUp : state.linksDown);
    }
    return state;
}

}  // namespace shardscope::probe::cuda
