// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/measure/gate.h"

#include <chrono>
#include <thread>

namespace shardscope::probe::cuda {

namespace {

constexpr unsigned long long kGiveUpNanoseconds = 2'000'000'000;

}  // namespace

Outcome<Gate> Gate::make(const ContextPointer& context)
{
    auto flag = allocateHost(context, sizeof(unsigned));
    if (!flag)
        return flag.failure();
    Gate gate(std::move(*flag));
    *gate.word() = 0;
    return gate;
}

Gate::~Gate()
{
    if (m_flag.get() != nullptr)
        open();
}

Done Gate::close(Bench& bench, DriverStream stream)
{
    const auto spin = bench.kernels().get("control.cu", "control_spin");
    if (!spin)
        return spin.failure();
    *word() = 0;
    DevicePointer flag = 0;
    const Driver& driver = bench.driver();
    SHARDSCOPE_TRY(bench.context()->makeCurrent());
    SHARDSCOPE_TRY(driver.check("cuMemHostGetDevicePointer_v2", driver.call().hostDevicePointer(&flag, m_flag.get(), 0)));
    return launch(*bench.context(), *spin, {}, 1, 1, 0, stream, flag, kGiveUpNanoseconds);
}

void Gate::open() { *word() = 1; }

Outcome<bool> waitFor(StageContext& stage, const Context& context, DriverStream stream, double seconds)
{
    SHARDSCOPE_TRY(context.makeCurrent());
    const auto begin = std::chrono::steady_clock::now();
    for (int turn = 0;; ++turn) {
        const DriverStatus status = context.driver()->call().streamQuery(stream);
        if (status == 0)
            return true;
        if (status != status::kNotReady)
            return context.driver()->check("cuStreamQuery", status).failure();
        if (stage.shouldStop() || std::chrono::steady_clock::now() - begin > std::chrono::duration<double>(seconds))
            return false;
        if (turn > 200)
            std::this_thread::sleep_for(std::chrono::microseconds(turn > 2000 ? 1000 : 50));
    }
}

}  // namespace shardscope::probe::cuda
