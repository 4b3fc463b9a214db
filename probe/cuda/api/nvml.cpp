// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/api/nvml.h"

#include <unistd.h>

#include <algorithm>
#include <array>

#include "probe/cuda/api/load_functions.h"

namespace shardscope::probe::cuda {

Outcome<NvmlPointer> Nvml::load(const SearchPlaces& places)
{
    auto opened = SharedLibrary::open("libnvidia-ml", libraryCandidates(nvmlNames(), LibraryOwner::Driver, places));
    if (!opened)
        return opened.failure();
    const SharedLibrary& library = *opened;
    const std::shared_ptr<Nvml> nvml(new Nvml);
    NvmlFunctions& table = nvml->m_functions;
    std::string missing;
    SHARDSCOPE_NVML_FUNCTIONS(SHARDSCOPE_LOAD)
    SHARDSCOPE_TRY(nothingMissing("libnvidia-ml", library, missing));
    const NvmlStatus status = table.init();
    if (status != 0) {
        const char* const sentence = table.errorString(status);
        return ApiFailure{"libnvidia-ml", "nvmlInit_v2", status, {}, sentence != nullptr ? sentence : ""};
    }
    nvml->m_started = true;
    return NvmlPointer(nvml);
}

Nvml::~Nvml()
{
    if (m_started)
        m_functions.shutdown();
}

std::string Nvml::driverVersion() const
{
    std::array<char, 96> text{};
    return m_functions.driverVersion(text.data(), static_cast<unsigned>(text.size())) == 0 ? text.data() : "";
}

Outcome<NvmlDevice> Nvml::device(const std::string& busId) const
{
    NvmlDevice device = nullptr;
    const NvmlStatus status = m_functions.deviceByBusId(busId.c_str(), &device);
    if (status == 0)
        return device;
    const char* const sentence = m_functions.errorString(status);
    return ApiFailure{"libnvidia-ml", "nvmlDeviceGetHandleByPciBusId_v2", status, {}, sentence != nullptr ? sentence : ""};
}

std::optional<int> Nvml::otherProcesses(NvmlDevice device) const
{
    if (m_functions.processes == nullptr)
        return {};
    std::array<NvmlProcess, 64> processes{};
    auto count = static_cast<unsigned>(processes.size());
    if (m_functions.processes(device, &count, processes.data()) != 0)
        return {};
    const auto end = processes.begin() + std::min(count, static_cast<unsigned>(processes.size()));
    return static_cast<int>(
        std::count_if(processes.begin(), end, [](const NvmlProcess& p) { return p.pid != static_cast<unsigned>(getpid()); }));
}

std::string throttleText(unsigned long long reasons)
{
    static constexpr struct {
        unsigned long long bit;
        const char* text;
    } kReasons[] = {{throttle::kHardwareSlowdown, "hardware slowdown"},
                    {throttle::kSoftwareThermal, "thermal slowdown by the driver"},
                    {throttle::kHardwareThermal, "thermal slowdown by the hardware"},
                    {throttle::kPowerBrake, "power brake"}};
    std::string text;
    for (const auto& reason : kReasons) {
        if ((reasons & reason.bit) != 0)
            text += (text.empty() ? "" : ", ") + std::string(reason.text);
    }
    return text;
}

}  // namespace shardscope::probe::cuda
