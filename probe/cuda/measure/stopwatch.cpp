// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/measure/stopwatch.h"

#include <algorithm>
#include <chrono>

namespace shardscope::probe::cuda {

namespace {

constexpr int kMostPerBatch = 32;
/// A GPU that has not finished a batch by then hangs.
constexpr double kBatchSeconds = 60;

}  // namespace

Outcome<Stopwatch> Stopwatch::make(Bench& bench)
{
    auto gate = Gate::make(bench.context());
    if (!gate)
        return gate.failure();
    Stopwatch watch(bench, std::move(*gate));
    for (int i = 0; i < kMostPerBatch; ++i) {
        for (auto* events : {&watch.m_begins, &watch.m_ends}) {
            auto event = makeEvent(bench.context());
            if (!event)
                return event.failure();
            events->push_back(std::move(*event));
        }
    }
    return watch;
}

Done Stopwatch::queueBatch(const TimingPlan& plan, int runs, const std::function<Done()>& work)
{
    const Driver& driver = m_bench->driver();
    SHARDSCOPE_TRY(m_gate.close(*m_bench, m_bench->stream()));
    for (int run = 0; run < runs; ++run) {
        const auto i = static_cast<std::size_t>(run);
        if (plan.flush)
            SHARDSCOPE_TRY(m_bench->flushCache());
        SHARDSCOPE_TRY(driver.check("cuEventRecord", driver.call().eventRecord(m_begins[i].get(), m_bench->stream())));
        for (int repeat = 0; repeat < plan.repeats; ++repeat)
            SHARDSCOPE_TRY(work());
        SHARDSCOPE_TRY(driver.check("cuEventRecord", driver.call().eventRecord(m_ends[i].get(), m_bench->stream())));
    }
    return {};
}

Done Stopwatch::readBatch(int runs, int repeats, std::vector<double>& seconds)
{
    const Driver& driver = m_bench->driver();
    for (int run = 0; run < runs; ++run) {
        const auto i = static_cast<std::size_t>(run);
        float milliseconds = 0;
        SHARDSCOPE_TRY(driver.check("cuEventElapsedTime", driver.call().eventElapsed(&milliseconds, m_begins[i].get(), m_ends[i].get())));
        seconds.push_back(1e-3 * static_cast<double>(milliseconds) / repeats);
    }
    return {};
}

Outcome<Timing> Stopwatch::time(StageContext& stage, const TimingPlan& plan, const std::function<Done()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    const auto elapsed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(); };
    // Before the gate is ever closed: what a first launch loads may wait for the whole GPU.
    SHARDSCOPE_TRY(m_bench->context()->makeCurrent());
    if (plan.flush)
        SHARDSCOPE_TRY(m_bench->flushCache());
    for (int i = 0; i < plan.warmUp; ++i)
        SHARDSCOPE_TRY(work());
    std::vector<double> seconds;
    std::vector<double> clocks;
    const int perBatch = std::clamp(plan.perBatch, 1, kMostPerBatch);
    do {
        if (stage.shouldStop())
            return ApiFailure{"kernel", "time", 0, {}, "stopped"};
        const int runs = std::min(perBatch, plan.stop.mostRuns - static_cast<int>(seconds.size()));
        const Done queued = queueBatch(plan, runs, work);
        m_gate.open();
        if (!queued)
            return queued.failure();
        const double clock = m_bench->clockMhz();
        const auto done = waitFor(stage, *m_bench->context(), m_bench->stream(), kBatchSeconds);
        if (!done)
            return done.failure();
        if (!*done)
            return ApiFailure{"libcuda",
                              "cuStreamQuery",
                              0,
                              {},
                              "the GPU did not finish within " + std::to_string(static_cast<int>(kBatchSeconds)) + " s"};
        SHARDSCOPE_TRY(readBatch(runs, plan.repeats, seconds));
        clocks.resize(seconds.size(), clock);
    } while (!isEnough(plan.stop, seconds, elapsed()));
    return summarise(atFullClock(seconds, clocks));
}

StopRule stopRule(const Settings& settings)
{
    StopRule rule;
    if (settings.quick) {
        rule.seconds = 0.3;
        rule.mostRuns = 40;
    }
    return rule;
}

}  // namespace shardscope::probe::cuda
