// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/measure/session.h"

#include <algorithm>

#include "probe/cuda/checks/failure_advice.h"

namespace shardscope::probe::cuda {

Outcome<Session> Session::open()
{
    Session session;
    session.places = SearchPlaces::ofThisProcess();
    auto driver = Driver::load(session.places);
    if (!driver)
        return driver.failure();
    session.driver = *driver;
    auto gpus = listGpus(*session.driver);
    if (!gpus)
        return gpus.failure();
    session.gpus = std::move(*gpus);
    auto compiler = Nvrtc::load(session.places, session.driver->version());
    if (!compiler)
        return compiler.failure();
    session.compiler = *compiler;
    if (auto nvml = Nvml::load(session.places))
        session.nvml = *nvml;
    return session;
}

std::vector<GpuFacts> ownGpus(const std::vector<GpuFacts>& gpus, const Place& place)
{
    if (place.localRanks <= 1 || gpus.empty())
        return gpus;
    // A launcher that shows each process one GPU has chosen already.
    return {gpus[static_cast<std::size_t>(place.localRank) % gpus.size()]};
}

Bench::Bench(ContextPointer context, const Session& session)
    : m_context(context),
      m_kernels(context, session.compiler),
      m_nvml(session.nvml),
      m_software("NVRTC " + versionText(session.compiler->version()) + (m_nvml ? ", driver " + m_nvml->driverVersion() : ""))
{
    if (m_nvml) {
        if (const auto device = m_nvml->device(context->gpu().busId))
            m_nvmlDevice = *device;
    }
}

Outcome<std::unique_ptr<Bench>> Bench::open(const Session& session, const GpuFacts& gpu)
{
    auto context = Context::open(session.driver, gpu);
    if (!context)
        return context.failure();
    std::unique_ptr<Bench> bench(new Bench(*context, session));
    auto stream = makeStream(*context);
    if (!stream)
        return stream.failure();
    bench->m_stream = std::move(*stream);
    bench->m_flushBytes = static_cast<std::size_t>(std::max(2 * gpu.l2Bytes, 4e6)) / 16 * 16;
    auto flush = allocate(*context, bench->m_flushBytes);
    if (!flush)
        return flush.failure();
    bench->m_flush = std::move(*flush);
    return bench;
}

Done Bench::flushCache()
{
    const unsigned long long vectors = m_flushBytes / 16;
    return runOver("memory.cu", "memory_flush", static_cast<double>(vectors), m_flush.get(), vectors);
}

double Bench::clockMhz() const
{
    if (m_nvmlDevice == nullptr)
        return 0;
    return m_nvml->read<unsigned>(m_nvml->call().clock, m_nvmlDevice, value::kNvmlClockSm).value_or(0);
}

unsigned long long Bench::throttleReasons() const
{
    if (m_nvmlDevice == nullptr)
        return 0;
    return m_nvml->read<unsigned long long>(m_nvml->call().throttleReasons, m_nvmlDevice).value_or(0);
}

StageReport reportOf(StageContext& context, const ApiFailure& failure)
{
    if (context.shouldStop())
        return StageReport::cancelled();
    const Advice advice = adviceFor(failure);
    return advice.missing ? StageReport::unavailable(advice.text, advice.fix) : StageReport::failed(advice.text, advice.fix);
}

}  // namespace shardscope::probe::cuda
