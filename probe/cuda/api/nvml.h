// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "probe/cuda/api/function_lists.h"
#include "probe/cuda/api/library_search.h"
#include "probe/cuda/api/outcome.h"

namespace shardscope::probe::cuda {

/// Why a GPU runs slower than it could, as bits of the library's mask.
namespace throttle {
constexpr unsigned long long kPowerCap = 0x4;
constexpr unsigned long long kHardwareSlowdown = 0x8;
constexpr unsigned long long kSoftwareThermal = 0x20;
constexpr unsigned long long kHardwareThermal = 0x40;
constexpr unsigned long long kPowerBrake = 0x80;
constexpr unsigned long long kHarmful = kHardwareSlowdown | kSoftwareThermal | kHardwareThermal | kPowerBrake;
}  // namespace throttle

/// libnvidia-ml: clocks, temperature and errors, read only. Values that a GPU or an old library does not report are empty.
class Nvml {
public:
    static Outcome<std::shared_ptr<const Nvml>> load(const SearchPlaces& places);
    ~Nvml();
    Nvml(const Nvml&) = delete;
    Nvml& operator=(const Nvml&) = delete;

    [[nodiscard]] const NvmlFunctions& call() const { return m_functions; }
    [[nodiscard]] std::string driverVersion() const;
    [[nodiscard]] Outcome<NvmlDevice> device(const std::string& busId) const;
    /// Returns a reading of type `T` by one of its functions.
    template <typename T, typename Function, typename... Arguments>
    [[nodiscard]] std::optional<T> read(Function function, NvmlDevice device, Arguments... arguments) const
    {
        T value{};
        if (function == nullptr || function(device, arguments..., &value) != 0)
            return {};
        return value;
    }
    /// Returns the number of other processes with memory on the GPU; empty where it is not reported.
    [[nodiscard]] std::optional<int> otherProcesses(NvmlDevice device) const;

private:
    Nvml() = default;

    NvmlFunctions m_functions;
    bool m_started = false;
};

using NvmlPointer = std::shared_ptr<const Nvml>;

/// Returns "hardware thermal slowdown, power brake"; empty where no reason slows it down.
[[nodiscard]] std::string throttleText(unsigned long long reasons);

}  // namespace shardscope::probe::cuda
