// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "probe/cuda/device/gpu.h"

namespace shardscope::probe::cuda {

/// The primary context of a GPU, which NCCL and cuBLASLt also use. It is released at the end; those of others are untouched.
class Context {
public:
    static Outcome<std::shared_ptr<const Context>> open(DriverPointer driver, const GpuFacts& gpu);
    ~Context();
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;

    /// Makes the context current for this thread.
    Done makeCurrent() const;
    /// Waits until all work on the GPU is done.
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

/// An object of a context that one call creates and another releases, with that context current.
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
/// Allocates device memory, at least one byte.
Outcome<MemoryHandle> allocate(const ContextPointer& context, std::size_t bytes);
/// Allocates pinned host memory, which the device can also read.
Outcome<HostHandle> allocateHost(const ContextPointer& context, std::size_t bytes);

/// Returns the most bytes to allocate: six tenths of the free memory, so that other programs on the GPU keep room.
[[nodiscard]] std::size_t memoryBudget(std::size_t freeBytes);

}  // namespace shardscope::probe::cuda
