// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/device/kernels.h"

#include <algorithm>
#include <cmath>

namespace shardscope::probe::cuda {

Outcome<DriverModule> Kernels::module(std::string_view file)
{
    if (const auto found = m_modules.find(file); found != m_modules.end())
        return found->second.get();
    const Outcome<std::string> code = m_compiler->compile(file, targetFor(m_context->gpu().architecture, m_compiler->architectures()));
    if (!code)
        return code.failure();
    SHARDSCOPE_TRY(m_context->makeCurrent());
    DriverModule module = nullptr;
    SHARDSCOPE_TRY(m_context->driver()->check("cuModuleLoadData", m_context->driver()->call().moduleLoadData(&module, code->c_str())));
    m_modules.emplace(std::string(file), ModuleHandle(m_context, module));
    return module;
}

Outcome<DriverFunction> Kernels::get(std::string_view file, const std::string& name, unsigned sharedBytes)
{
    const auto loaded = module(file);
    if (!loaded)
        return loaded.failure();
    const Driver& driver = *m_context->driver();
    SHARDSCOPE_TRY(m_context->makeCurrent());
    DriverFunction function = nullptr;
    SHARDSCOPE_TRY(driver.check("cuModuleGetFunction", driver.call().moduleFunction(&function, *loaded, name.c_str())));
    if (sharedBytes > 48u << 10)
        SHARDSCOPE_TRY(driver.check("cuFuncSetAttribute", driver.call().functionSetAttribute(function, value::kFunctionDynamicShared,
                                                                                             static_cast<int>(sharedBytes))));
    return function;
}

Grid fillingGrid(const GpuFacts& gpu, double work)
{
    const double needed = std::ceil(work / 256);
    return {static_cast<unsigned>(std::clamp(needed, 1.0, 8.0 * std::max(gpu.multiprocessors, 1)))};
}

}  // namespace shardscope::probe::cuda
