// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/device/context.h"

#include <algorithm>

namespace shardscope::probe::cuda {

Outcome<ContextPointer> Context::open(DriverPointer driver, const GpuFacts& gpu)
{
    const std::shared_ptr<Context> context(new Context(std::move(driver), gpu));
    const Driver& d = *context->m_driver;
    DriverContext handle = nullptr;
    SHARDSCOPE_TRY(d.check("cuDevicePrimaryCtxRetain", d.call().primaryContextRetain(&handle, gpu.device)));
    context->m_context = handle;
    SHARDSCOPE_TRY(context->makeCurrent());
    return ContextPointer(context);
}

Context::~Context()
{
    if (m_context != nullptr)
        m_driver->call().primaryContextRelease(m_gpu.device);
}

Done Context::makeCurrent() const { return m_driver->check("cuCtxSetCurrent", m_driver->call().contextSetCurrent(m_context)); }

Done Context::synchronize() const
{
    SHARDSCOPE_TRY(makeCurrent());
    return m_driver->check("cuCtxSynchronize", m_driver->call().contextSynchronize());
}

Outcome<std::size_t> Context::freeBytes() const
{
    SHARDSCOPE_TRY(makeCurrent());
    std::size_t free = 0;
    std::size_t total = 0;
    SHARDSCOPE_TRY(m_driver->check("cuMemGetInfo_v2", m_driver->call().memoryInfo(&free, &total)));
    return free;
}

Outcome<StreamHandle> makeStream(const ContextPointer& context)
{
    SHARDSCOPE_TRY(context->makeCurrent());
    DriverStream stream = nullptr;
    SHARDSCOPE_TRY(context->driver()->check("cuStreamCreate", context->driver()->call().streamCreate(&stream, value::kStreamNonBlocking)));
    return StreamHandle(context, stream);
}

Outcome<EventHandle> makeEvent(const ContextPointer& context)
{
    SHARDSCOPE_TRY(context->makeCurrent());
    DriverEvent event = nullptr;
    SHARDSCOPE_TRY(context->driver()->check("cuEventCreate", context->driver()->call().eventCreate(&event, 0)));
    return EventHandle(context, event);
}

Outcome<MemoryHandle> allocate(const ContextPointer& context, std::size_t bytes)
{
    SHARDSCOPE_TRY(context->makeCurrent());
    DevicePointer memory = 0;
    Done done =
        context->driver()->check("cuMemAlloc_v2", context->driver()->call().memoryAllocate(&memory, std::max<std::size_t>(bytes, 1)));
    if (!done) {
        ApiFailure failure = done.failure();
        failure.detail += " (" + std::to_string(bytes) + " bytes)";
        return failure;
    }
    return MemoryHandle(context, memory);
}

Outcome<HostHandle> allocateHost(const ContextPointer& context, std::size_t bytes)
{
    SHARDSCOPE_TRY(context->makeCurrent());
    void* memory = nullptr;
    SHARDSCOPE_TRY(
        context->driver()->check("cuMemHostAlloc", context->driver()->call().hostAllocate(&memory, std::max<std::size_t>(bytes, 1),
                                                                                          value::kHostPortable | value::kHostDeviceMap)));
    return HostHandle(context, memory);
}

std::size_t memoryBudget(std::size_t freeBytes) { return freeBytes / 10 * 6; }

}  // namespace shardscope::probe::cuda
