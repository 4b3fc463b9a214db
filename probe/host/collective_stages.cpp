// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>

#include "probe/host/group_of_processes.h"
#include "probe/host/host_stages.h"
#include "probe/host/own_multiply.h"
#include "probe/host/timing.h"

namespace shardscope::probe {
namespace {

/// Does what every rank of a sweep goes through; rank 0 tells what was measured, and the others when it ends. A process that another stage's
/// process started has no context.
class Sweep {
public:
    Sweep(ProcessGroup& group, CollectiveKind kind, bool isQuick, StageContext* context)
        : m_group(group), m_kind(kind), m_isQuick(isQuick), m_context(context)
    {
    }

    /// False where the data came out wrong.
    bool run()
    {
        if (!isCorrect(m_group, m_kind, std::size_t{4096} * static_cast<std::size_t>(m_group.ranks())))
            return false;
        const double most = m_isQuick ? 4 << 20 : 64 << 20;
        Floats data(static_cast<std::size_t>(most) / sizeof(float), 1), spare(data.size(), 1);
        for (double bytes = 1024; bytes <= most; bytes *= m_isQuick ? 4 : 2) {
            const double goesOn = m_group.fromFirst(mustStop() ? 0 : 1);
            if (goesOn == 0 || !m_group.isWhole())
                break;
            const Timing timing = timeSize(data, spare, static_cast<std::size_t>(bytes) / sizeof(float));
            if (m_context && m_group.rank() == 0)
                tell(bytes, most, timing);
        }
        return true;
    }

private:
    [[nodiscard]] bool mustStop() { return m_context && m_context->shouldStop(); }

    /// Several batches of equal counts; a batch takes as long as on its slowest rank. Every rank sees the same seconds, so that all
    /// decide alike. Counts grow by doubling: on a busy machine one run may take a thousand times as long as the one before.
    Timing timeSize(Floats& data, Floats& spare, std::size_t elements)
    {
        const auto batch = [&](int count) {
            (void)mustStop();  // a sign of life
            m_group.barrier();
            const auto start = std::chrono::steady_clock::now();
            for (int i = 0; i < count; ++i)
                m_group.run(m_kind, data.data(), spare.data(), elements);
            return m_group.largest(secondsSince(start));
        };
        const double ofBatch = m_isQuick ? 0.004 : 0.02;
        int count = 1;
        (void)batch(count);
        while (count < 1024 && batch(count) < ofBatch / 2)
            count *= 2;
        std::vector<double> seconds;
        double total = 0;
        while (seconds.empty() || (seconds.size() < (m_isQuick ? 5 : 11) && total < 20 * ofBatch)) {
            const double taken = batch(count);
            total += taken;
            seconds.push_back(taken / count);
        }
        // The sums grow: before they are infinite, which slows no socket but looks odd in a debugger, they begin again.
        std::fill_n(data.data(), elements, 1.0F);
        return timingOf(std::move(seconds));
    }

    void tell(double bytes, double most, const Timing& timing)
    {
        m_context->progress(bytes / most, std::to_string(static_cast<long>(bytes / 1024)) + " KiB");
        const Place& place = m_context->settings().place;
        CollectivePoint point;
        point.kind = m_kind;
        point.ranks = m_group.ranks();
        point.nodes = place.ranks > 1 ? place.nodes() : 1;
        point.dataType = "float";
        point.bytes = Bytes(bytes);
        m_context->sample(sampleOf(point, timing, "processes, ring over sockets"));
    }

    ProcessGroup& m_group;
    CollectiveKind m_kind;
    bool m_isQuick;
    StageContext* m_context;
};

}  // namespace

StageReport measureCollective(StageContext& context, CollectiveKind kind)
{
    const bool isQuick = context.settings().quick;
    if (context.settings().place.ranks == 1) {
        GroupOfProcesses processes(ranksOfHost(),
                                   [kind, isQuick](ProcessGroup& group) { (void)Sweep(group, kind, isQuick, nullptr).run(); });
        if (!processes.group())
            return groupMissing();
        const bool isRight = Sweep(*processes.group(), kind, isQuick, &context).run();
        return endingOf(context, *processes.group(), isRight);
    }
    GroupOfProcesses processes(context);
    if (!processes.group())
        return context.shouldStop() ? StageReport::cancelled() : groupMissing();
    const bool isRight = Sweep(*processes.group(), kind, isQuick, &context).run();
    return endingOf(context, *processes.group(), isRight);
}

}  // namespace shardscope::probe
