// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "probe/host/host_facts.h"
#include "probe/host/host_stages.h"
#include "probe/host/kernels/kernel_table.h"
#include "probe/host/own_multiply.h"
#include "probe/host/timing.h"

namespace shardscope::probe {
namespace {

/// A part of `count` floats for each thread.
template <typename Work>
void shareOut(int threads, long count, Work work)
{
    inParallel(threads, [&](int part) {
        const long from = count * part / threads, to = count * (part + 1) / threads;
        work(from, to - from);
    });
}

/// A thread that sleeps until it is called: what a launch is to a GPU.
class Sleeper {
public:
    Sleeper() : m_thread([this] { run(); }) {}
    ~Sleeper()
    {
        call(true);
        m_thread.join();
    }

    /// Wakes it and waits for its answer.
    void call(bool isLast = false)
    {
        std::unique_lock lock(m_mutex);
        m_isLast = isLast;
        m_isCalled = true;
        m_changed.notify_all();
        m_changed.wait(lock, [this] { return !m_isCalled; });
    }

private:
    void run()
    {
        std::unique_lock lock(m_mutex);
        for (bool isLast = false; !isLast;) {
            m_changed.wait(lock, [this] { return m_isCalled; });
            m_isCalled = false;
            isLast = m_isLast;
            m_changed.notify_all();
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isCalled = false;
    bool m_isLast = false;
    std::thread m_thread;
};

}  // namespace

StageReport measureLaunch(StageContext& context)
{
    const bool isQuick = context.settings().quick;
    const StopRule rule{isQuick ? 50 : 500, isQuick ? 100 : 2000, isQuick ? 0.3 : 2.0};
    {
        Sleeper sleeper;
        context.sample(
            sampleOf(LaunchPoint{"thread"}, timeRuns(context, rule, [&] { sleeper.call(); }), "a sleeping thread is woken and answers"));
    }
    const int threads = threadsFor(readHostFacts(), context.settings().place);
    context.sample(sampleOf(LaunchPoint{"fork-join"}, timeRuns(context, rule, [threads] { inParallel(threads, [](int) {}); }),
                            std::to_string(threads) + " threads begin, do nothing and end"));
    return context.shouldStop() ? StageReport::cancelled() : StageReport::done();
}

StageReport measureMemory(StageContext& context)
{
    const bool isQuick = context.settings().quick;
    const HostFacts facts = readHostFacts();
    const int threads = threadsFor(facts, context.settings().place);
    const KernelTable& kernels = kernelTable();
    const double most = std::min(facts.freeMemoryBytes / 8, isQuick ? 64e6 : 256e6);
    for (double bytes = isQuick ? 1 << 20 : 1 << 16; bytes <= most && !context.shouldStop(); bytes *= isQuick ? 4 : 2) {
        const long count = static_cast<long>(bytes / sizeof(float));
        context.progress(bytes / most, std::to_string(static_cast<long>(bytes / 1024)) + " KiB an array");
        Floats a(static_cast<std::size_t>(count), 1), b(static_cast<std::size_t>(count), 2), to(static_cast<std::size_t>(count));
        const StopRule rule = StopRule::forRun(isQuick);
        const std::string conditions = std::to_string(threads) + " threads, " + kernels.processor;
        const Timing copy = timeRuns(context, rule, [&] {
            shareOut(threads, count, [&](long from, long part) { kernels.copy(a.data() + from, to.data() + from, part); });
        });
        context.sample(sampleOf(BandwidthPoint{"device-copy", Bytes(2 * bytes)}, copy, conditions));
        const Timing triad = timeRuns(context, rule, [&] {
            shareOut(threads, count,
                     [&](long from, long part) { kernels.triad(a.data() + from, b.data() + from, to.data() + from, part); });
        });
        context.sample(sampleOf(BandwidthPoint{"device-triad", Bytes(3 * bytes)}, triad, conditions));
    }
    return context.shouldStop() ? StageReport::cancelled() : StageReport::done();
}

}  // namespace shardscope::probe
