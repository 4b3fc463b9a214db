// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "probe/cuda/device/gpu.h"

namespace shardscope::probe::cuda {

/// The primary context of a GPU, which NCCL and cuBLASLt use too. It is given back at the end; others' are untouched.
class Context {
public:
    static Outcome<std::shared_ptr<const Context>> open(DriverPointer driver, const GpuFacts& gpu);
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    /// For the calls of this thread.
    Done makeCurrent() const;
    /// Until everything on the GPU is done.
    Done synchronize() const;
    Outcome<std::size_t> freeBytes() const;

    [[nodiscard]] const DriverPointer& driver() const { return m_driver; }
    [[nodiscard]] const GpuFacts& gpu() const { return m_gpu; }
    [[nodiscard]] DriverContext handle() const { return m_context; }

private:
    Context(DriverPointer driver, GpuFacts gpu) : m_driver(std::move(driver)), m_gpu(std::move(gpu)) {}

    DriverPointer m_driver;
    GpuFacts m_gpu;
    DriverContext m_context = nullptr;
};

using ContextPointer = std::shared_ptr<const Context>;

/// Something of a context that one call makes and another gives back. `Deleter` is called with that context current.
template <typename Handle, auto kRelease>
class Owned {
public:
    Owned() = default;
    Owned(ContextPointer context, Handle handle) : m_context(std::move(context)), m_handle(handle) {}
    ~Owned() { reset(); }
    Owned(Owned&& other) noexcept : m_context(std::move(other.m_context)), m_handle(std::exchange(other.m_handle, Handle{})) {}
    Owned& operator=(Owned&& other) noexcept
    {
        if (this != &other) {
            reset();
            m_context = std::move(other.m_context);
            m_handle = std::exchange(other.m_handle, Handle{});
        }
        return *this;
    }

    [[nodiscard]] Handle get() const { return m_handle; }
    [[nodiscard]] const Context& context() const { return *m_context; }

private:
    void reset()
    {
        if (m_handle == Handle{})
            return;
        if (m_context->makeCurrent())
            static_cast<void>((m_context->driver()->call().*kRelease)(m_handle));
        m_handle = Handle{};
    }

    ContextPointer m_context;
    Handle m_handle{};
};

using StreamHandle = Owned<DriverStream, &DriverFunctions::streamDestroy>;
using EventHandle = Owned<DriverEvent, &DriverFunctions::eventDestroy>;
using ModuleHandle = Owned<DriverModule, &DriverFunctions::moduleUnload>;
using MemoryHandle = Owned<DevicePointer, &DriverFunctions::memoryFree>;
using HostHandle = Owned<void*, &DriverFunctions::hostFree>;
using GraphHandle = Owned<DriverGraph, &DriverFunctions::graphDestroy>;
using GraphExecHandle = Owned<DriverGraphExec, &DriverFunctions::graphExecDestroy>;

Outcome<StreamHandle> makeStream(const ContextPointer& context);
Outcome<EventHandle> makeEvent(const ContextPointer& context);
/// Plain memory of the device, at least one byte.
Outcome<MemoryHandle> allocate(const ContextPointer& context, std::size_t bytes);
/// Pinned memory of the host, which the device can read, too.
Outcome<HostHandle> allocateHost(const ContextPointer& context, std::size_t bytes);

/// At most this much is taken: six tenths of what is free, so that nothing else on the GPU is pushed out.
[[nodiscard]] std::size_t memoryBudget(std::size_t freeBytes);

}  // namespace shardscope::probe::cuda
