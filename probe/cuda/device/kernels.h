// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>

#include "probe/cuda/api/nvrtc.h"
#include "probe/cuda/device/context.h"

namespace shardscope::probe::cuda {

/// The kernels of one GPU: a file is compiled and loaded when the first of its kernels is requested.
class Kernels {
public:
    Kernels(ContextPointer context, NvrtcPointer compiler) : m_context(std::move(context)), m_compiler(std::move(compiler)) {}

    /// Returns a kernel. `sharedBytes`: dynamic shared memory of its launches.
    Outcome<DriverFunction> get(std::string_view file, const std::string& name, unsigned sharedBytes = 0);
    [[nodiscard]] const ContextPointer& context() const { return m_context; }

private:
    Outcome<DriverModule> module(std::string_view file);

    ContextPointer m_context;
    NvrtcPointer m_compiler;
    std::map<std::string, ModuleHandle, std::less<>> m_modules;
};

struct Grid {
    unsigned x = 1;
    unsigned y = 1;
};

/// Launches a kernel; `arguments` have exactly the types of its parameters.
template <typename... Arguments>
Done launch(const Context& context, DriverFunction kernel, Grid grid, unsigned threadsX, unsigned threadsY, unsigned sharedBytes,
            DriverStream stream, Arguments... arguments)
{
    std::array<void*, sizeof...(Arguments) + 1> pointers{static_cast<void*>(&arguments)..., nullptr};
    return context.driver()->check("cuLaunchKernel", context.driver()->call().launchKernel(kernel, grid.x, grid.y, 1, threadsX, threadsY, 1,
                                                                                           sharedBytes, stream, pointers.data(), nullptr));
}

/// Returns the grid for kernels with a grid-stride loop: enough blocks of 256 threads to fill every multiprocessor, no more than the work
/// needs.
[[nodiscard]] Grid fillingGrid(const GpuFacts& gpu, double work);

}  // namespace shardscope::probe::cuda
