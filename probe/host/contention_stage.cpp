// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "probe/host/group_of_processes.h"
#include "probe/host/host_facts.h"
#include "probe/host/host_stages.h"
#include "probe/host/own_multiply.h"
#include "probe/host/timing.h"

namespace shardscope::probe {
namespace {

constexpr int kRounds = 5;
constexpr long kSide = 512;
constexpr std::size_t kElements = std::size_t{1} << 20;

/// Seconds of one multiply and of one collective.
struct Pair {
    double multiply = 0;
    double collective = 0;
};

/// Runs what every rank does: each alone, then both at once, all for the same time.
class Contention {
public:
    Contention(ProcessGroup& group, int threads, bool isQuick, StageContext* context)
        : m_group(group), m_threads(threads), m_seconds(isQuick ? 0.06 : 0.4), m_context(context)
    {
        m_a.fillNormal(1);
        m_b.fillNormal(2);
    }

    struct Both {
        Pair alone, beside;
    };
    /// In turn, a few times, the medians: what else the machine does meanwhile falls on both.
    [[nodiscard]] Both measure()
    {
        (void)multiplyFor(0.02, [] { return false; });
        (void)reduceFor(m_seconds / 10);
        std::vector<double> seconds[4];
        for (int round = 0; round < kRounds; ++round) {
            const Pair one = alone(), other = beside();
            seconds[0].push_back(one.multiply);
            seconds[1].push_back(one.collective);
            seconds[2].push_back(other.multiply);
            seconds[3].push_back(other.collective);
        }
        const auto median = [&](int of) { return timingOf(seconds[of]).median.value(); };
        return {{median(0), median(1)}, {median(2), median(3)}};
    }

private:
    [[nodiscard]] Pair alone()
    {
        m_group.barrier();
        Pair pair;
        pair.multiply = multiplyFor(m_seconds, [] { return false; });
        pair.collective = reduceFor(m_seconds);
        return largest(pair);
    }

    [[nodiscard]] Pair beside()
    {
        Pair pair;
        std::atomic<bool> hasEnded = false;
        std::thread other([&] {
            pair.collective = reduceFor(m_seconds);
            hasEnded = true;
        });
        pair.multiply = multiplyFor(1e9, [&] { return hasEnded.load(); });
        other.join();
        return largest(pair);
    }

    Pair largest(const Pair& pair) { return {m_group.largest(pair.multiply), m_group.largest(pair.collective)}; }

    /// The median; at least one.
    template <typename HasEnded>
    double multiplyFor(double longest, HasEnded hasEnded)
    {
        std::vector<double> seconds;
        const auto start = std::chrono::steady_clock::now();
        while (seconds.empty() || (secondsSince(start) < longest && !hasEnded())) {
            const auto before = std::chrono::steady_clock::now();
            ownMultiply(kSide, kSide, kSide, m_a.data(), m_b.data(), m_c.data(), m_threads);
            seconds.push_back(secondsSince(before));
            if (m_context)
                (void)m_context->shouldStop();
        }
        return timingOf(std::move(seconds)).median.value();
    }

    /// Seconds of one. Every rank sees the same total and ends behind the same one.
    double reduceFor(double longest)
    {
        double total = 0;
        int count = 0;
        for (m_group.barrier(); total < longest && m_group.isWhole(); ++count) {
            const auto start = std::chrono::steady_clock::now();
            m_group.run(CollectiveKind::AllReduce, m_data.data(), m_spare.data(), kElements);
            total += m_group.largest(secondsSince(start));
        }
        std::fill_n(m_data.data(), kElements, 1.0F);
        return total / std::max(count, 1);
    }

    ProcessGroup& m_group;
    int m_threads;
    double m_seconds;
    StageContext* m_context;
    Floats m_a{kSide * kSide}, m_b{kSide * kSide}, m_c{kSide * kSide};
    Floats m_data{kElements, 1}, m_spare{kElements};
};

void tell(StageContext& context, const ProcessGroup& group, const Contention::Both& seconds)
{
    const auto& [alone, beside] = seconds;
    ContentionPoint point;
    point.kind = CollectiveKind::AllReduce;
    point.bytes = Bytes(kElements * sizeof(float));
    point.shape = {kSide, kSide, kSide, 1};
    point.multiplySlowdown = beside.multiply / alone.multiply;
    point.collectiveSlowdown = beside.collective / alone.collective;
    point.ranks = group.ranks();
    point.multiplySeconds = Seconds(alone.multiply);
    point.collectiveSeconds = Seconds(alone.collective);
    Sample sample;
    sample.what = point;
    sample.seconds = Seconds(beside.multiply);
    context.sample(sample);
}

}  // namespace

StageReport measureContention(StageContext& context)
{
    const bool isQuick = context.settings().quick;
    const HostFacts facts = readHostFacts();
    if (context.settings().place.ranks == 1) {
        const int threads = std::max(1, facts.cores / ranksOfHost());
        GroupOfProcesses processes(
            ranksOfHost(), [threads, isQuick](ProcessGroup& group) { (void)Contention(group, threads, isQuick, nullptr).measure(); });
        if (!processes.group())
            return groupMissing();
        tell(context, *processes.group(), Contention(*processes.group(), threads, isQuick, &context).measure());
        return endingOf(context, *processes.group(), true);
    }
    GroupOfProcesses processes(context);
    if (!processes.group())
        return context.shouldStop() ? StageReport::cancelled() : groupMissing();
    const Contention::Both seconds =
        Contention(*processes.group(), threadsFor(facts, context.settings().place), isQuick, &context).measure();
    if (context.settings().place.rank == 0)
        tell(context, *processes.group(), seconds);
    return endingOf(context, *processes.group(), true);
}

}  // namespace shardscope::probe
