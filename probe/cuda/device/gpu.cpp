// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/device/gpu.h"

#include <array>
#include <cstdio>

namespace shardscope::probe::cuda {

namespace {

int attribute(const Driver& driver, DriverDevice device, int which)
{
    int value = 0;
    return driver.call().deviceAttribute(&value, which, device) == 0 ? value : 0;
}

/// As nvidia-smi writes it.
std::string uuidText(const DeviceUuid& uuid)
{
    std::string text = "GPU-";
    for (std::size_t i = 0; i < sizeof uuid.bytes; ++i) {
        std::array<char, 4> byte{};
        std::snprintf(byte.data(), byte.size(), "%02x", static_cast<unsigned>(static_cast<unsigned char>(uuid.bytes[i])));
        text += byte.data();
        if (i == 3 || i == 5 || i == 7 || i == 9)
            text += '-';
    }
    return text;
}

Outcome<GpuFacts> factsOf(const Driver& driver, int ordinal)
{
    const DriverFunctions& call = driver.call();
    GpuFacts gpu;
    gpu.ordinal = ordinal;
    SHARDSCOPE_TRY(driver.check("cuDeviceGet", call.deviceGet(&gpu.device, ordinal)));
    std::array<char, 256> text{};
    SHARDSCOPE_TRY(driver.check("cuDeviceGetName", call.deviceName(text.data(), static_cast<int>(text.size()), gpu.device)));
    gpu.name = text.data();
    SHARDSCOPE_TRY(driver.check("cuDeviceGetPCIBusId", call.devicePciBusId(text.data(), static_cast<int>(text.size()), gpu.device)));
    gpu.busId = text.data();
    std::size_t memory = 0;
    SHARDSCOPE_TRY(driver.check("cuDeviceTotalMem_v2", call.deviceTotalMemory(&memory, gpu.device)));
    gpu.memoryBytes = static_cast<double>(memory);
    DeviceUuid uuid{};
    if (call.deviceUuid != nullptr && call.deviceUuid(&uuid, gpu.device) == 0)
        gpu.uuid = uuidText(uuid);
    gpu.architecture = 10 * attribute(driver, gpu.device, value::kAttributeMajor) + attribute(driver, gpu.device, value::kAttributeMinor);
    gpu.multiprocessors = attribute(driver, gpu.device, value::kAttributeMultiprocessors);
    gpu.l2Bytes = attribute(driver, gpu.device, value::kAttributeL2Bytes);
    gpu.clockKhz = attribute(driver, gpu.device, value::kAttributeClockRate);
    gpu.memoryClockKhz = attribute(driver, gpu.device, value::kAttributeMemoryClockRate);
    gpu.memoryBusBits = attribute(driver, gpu.device, value::kAttributeMemoryBusWidth);
    gpu.ecc = attribute(driver, gpu.device, value::kAttributeEccEnabled) != 0;
    return gpu;
}

}  // namespace

Outcome<std::vector<GpuFacts>> listGpus(const Driver& driver)
{
    SHARDSCOPE_TRY(driver.check("cuInit", driver.call().init(0)));
    int count = 0;
    SHARDSCOPE_TRY(driver.check("cuDeviceGetCount", driver.call().deviceCount(&count)));
    std::vector<GpuFacts> gpus;
    for (int ordinal = 0; ordinal < count; ++ordinal) {
        auto facts = factsOf(driver, ordinal);
        if (!facts)
            return facts.failure();
        gpus.push_back(std::move(*facts));
    }
    return gpus;
}

}  // namespace shardscope::probe::cuda
