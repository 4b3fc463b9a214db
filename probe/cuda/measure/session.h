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

/// The GPUs that this process measures: all that it sees, or where a launcher started several on the node, one.
[[nodiscard]] std::vector<GpuFacts> ownGpus(const std::vector<GpuFacts>& gpus, const Place& place);

/// Holds what a stage that runs on GPUs begins with: the driver, the compiler and the GPUs.
struct Session {
    SearchPlaces places;
    DriverPointer driver;
    NvrtcPointer compiler;
    NvmlPointer nvml;  ///< null where there is none
    std::vector<GpuFacts> gpus;

    static Outcome<Session> open();
    [[nodiscard]] std::vector<GpuFacts> own(const Place& place) const { return ownGpus(gpus, place); }
};

/// One GPU made ready: a context, a stream, kernels, and a buffer that fills its L2 cache.
class Bench {
public:
    static Outcome<std::unique_ptr<Bench>> open(const Session& session, const GpuFacts& gpu);

    [[nodiscard]] const ContextPointer& context() const { return m_context; }
    [[nodiscard]] const GpuFacts& gpu() const { return m_context->gpu(); }
    [[nodiscard]] const Driver& driver() const { return *m_context->driver(); }
    [[nodiscard]] Kernels& kernels() { return m_kernels; }
    [[nodiscard]] DriverStream stream() const { return m_stream.get(); }

    /// Drives what is cached out of the L2 cache, in the stream.
    Done flushCache();
    /// A kernel of one of the files, by its name, over the whole grid: what most kernels are.
    template <typename... Arguments>
    Done runOver(const char* file, const char* kernel, double work, Arguments... arguments)
    {
        const auto function = m_kernels.get(file, kernel);
        if (!function)
            return function.failure();
        return launch(*m_context, *function, fillingGrid(gpu(), work), 256, 1, 0, stream(), arguments...);
    }
    /// A kernel with a thread for each piece of work, which leaves those behind the end out.
    template <typename... Arguments>
    Done runEvery(const char* file, const char* kernel, double work, Arguments... arguments)
    {
        const auto function = m_kernels.get(file, kernel);
        if (!function)
            return function.failure();
        return launch(*m_context, *function, {static_cast<unsigned>((work + 63) / 64)}, 64, 1, 0, stream(), arguments...);
    }
    /// The clock of the multiprocessors in MHz; 0 where it isn't told.
    [[nodiscard]] double clockMhz() const;
    /// Why it is slowed down now; 0 where it isn't, or isn't told.
    [[nodiscard]] unsigned long long throttleReasons() const;
    /// "NVRTC 13.0, driver 580.65": for a sample's conditions.
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

/// A failure as a stage's end: what is missing, what broke, and what to do about it.
[[nodiscard]] StageReport reportOf(StageContext& context, const ApiFailure& failure);

}  // namespace shardscope::probe::cuda
