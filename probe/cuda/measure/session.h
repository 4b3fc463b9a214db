// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "probe/api/stage_context.h"
#include "probe/cuda/api/nvml.h"
#include "probe/cuda/device/kernels.h"

namespace shardscope::probe::cuda {

/// Returns the GPUs that this process measures: all that it sees, or one where a launcher started several processes on the node.
[[nodiscard]] std::vector<GpuFacts> ownGpus(const std::vector<GpuFacts>& gpus, const Place& place);

/// The prerequisites of a stage on GPUs: the driver, the compiler and the GPUs.
struct Session {
    SearchPlaces places;
    DriverPointer driver;
    NvrtcPointer compiler;
    NvmlPointer nvml;  ///< null where there is none
    std::vector<GpuFacts> gpus;

    static Outcome<Session> open();
    [[nodiscard]] std::vector<GpuFacts> own(const Place& place) const { return ownGpus(gpus, place); }
};

/// One initialised GPU: a context, a stream, kernels, and a buffer that fills its L2 cache.
class Bench {
public:
    static Outcome<std::unique_ptr<Bench>> open(const Session& session, const GpuFacts& gpu);

    [[nodiscard]] const ContextPointer& context() const { return m_context; }
    [[nodiscard]] const GpuFacts& gpu() const { return m_context->gpu(); }
    [[nodiscard]] const Driver& driver() const { return *m_context->driver(); }
    [[nodiscard]] Kernels& kernels() { return m_kernels; }
    [[nodiscard]] DriverStream stream() const { return m_stream.get(); }

    /// Flushes the L2 cache, in the stream.
    Done flushCache();
    /// Launches a kernel of a file by its name, with a grid-stride loop, as most kernels have.
    template <typename... Arguments>
    Done runOver(const char* file, const char* kernel, double work, Arguments... arguments)
    {
        const auto function = m_kernels.get(file, kernel);
        if (!function)
            return function.failure();
        return launch(*m_context, *function, fillingGrid(gpu(), work), 256, 1, 0, stream(), arguments...);
    }
    /// Launches a kernel with one thread per element, which skips elements beyond the end.
    template <typename... Arguments>
    Done runEvery(const char* file, const char* kernel, double work, Arguments... arguments)
    {
        const auto function = m_kernels.get(file, kernel);
        if (!function)
            return function.failure();
        return launch(*m_context, *function, {static_cast<unsigned>((work + 63) / 64)}, 64, 1, 0, stream(), arguments...);
    }
    /// Returns the clock of the multiprocessors in MHz; 0 where it is not reported.
    [[nodiscard]] double clockMhz() const;
    /// Returns the current throttle reasons; 0 where there are none, or they are not reported.
    [[nodiscard]] unsigned long long throttleReasons() const;
    /// Returns "NVRTC 13.0, driver 580.65", for a sample's conditions.
    [[nodiscard]] const std::string& software() const { return m_software; }

private:
    Bench(ContextPointer context, const Session& session);

    ContextPointer m_context;
    Kernels m_kernels;
    StreamHandle m_stream;
    MemoryHandle m_flush;
    std::size_t m_flushBytes = 0;
    NvmlPointer m_nvml;
    NvmlDevice m_nvmlDevice = nullptr;
    std::string m_software;
};

/// Returns a failure as a stage's report: the missing or broken part, and the remedy.
[[nodiscard]] StageReport reportOf(StageContext& context, const ApiFailure& failure);

}  // namespace shardscope::probe::cuda
