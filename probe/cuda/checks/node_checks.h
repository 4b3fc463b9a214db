// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "probe/api/settings.h"
#include "probe/cuda/device/gpu.h"
#include "probe/protocol/message.h"

namespace shardscope::probe::cuda {

/// A finding before it is sent: a check without its stage.
struct Finding {
    CheckLevel level = CheckLevel::Ok;
    std::string id;
    std::string text;
    std::string fix;
};

/// The system's limits for this process, read once; data, so that tests can set their own.
struct NodeFacts {
    std::optional<double> sharedMemoryBytes;  ///< of /dev/shm
    std::optional<double> lockableBytes;      ///< RLIMIT_MEMLOCK; empty: no limit
    int cores = 0;                            ///< cores that this process may run on
    std::string visibleDevices;               ///< CUDA_VISIBLE_DEVICES
    bool visibleDevicesSet = false;

    static NodeFacts ofThisProcess();
};

/// Returns the properties of the node that impede collectives; `gpus`: participating here, and the ranks in total.
[[nodiscard]] std::vector<Finding> nodeFindings(const NodeFacts& facts, std::size_t gpus, const Place& place);

/// Returns the numbering of GPUs, and the variables that hide or reorder them.
[[nodiscard]] Finding deviceMap(const NodeFacts& facts, const std::vector<GpuFacts>& gpus);

/// NVML's data on one GPU; empty: not reported.
struct GpuState {
    std::optional<unsigned> mig;
    std::optional<int> computeMode;
    std::optional<int> otherProcesses;
    std::optional<unsigned> utilisation;  ///< per cent
    std::optional<unsigned long long> uncorrectedErrors;
    std::optional<unsigned long long> throttle;
    std::optional<unsigned> temperature;
    std::optional<unsigned> pcieGeneration;
    std::optional<unsigned> pcieWidth;
    std::optional<unsigned> pcieMaxGeneration;
    std::optional<unsigned> pcieMaxWidth;
    int linksUp = 0;
    int linksDown = 0;

    [[nodiscard]] bool isBusy() const { return otherProcesses.value_or(0) > 0 || utilisation.value_or(0) > 10; }
};

[[nodiscard]] std::vector<Finding> gpuFindings(const GpuFacts& gpu, const GpuState& state);

/// Returns whether it is a slice of a GPU, by the driver and NVML.
[[nodiscard]] bool isSlice(const GpuFacts& gpu, const GpuState& state);

}  // namespace shardscope::probe::cuda
