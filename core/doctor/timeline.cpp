// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/doctor/timeline.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace shardscope {
namespace {

Activity activityOf(KernelKind kind)
{
    switch (kind) {
    case KernelKind::Multiply:
        return Activity::Multiply;
    case KernelKind::Attention:
        return Activity::Attention;
    case KernelKind::Communication:
        return Activity::Communication;
    case KernelKind::MemoryBound:
    case KernelKind::Copy:
        break;
    }
    return Activity::Kernels;
}

using HostTimes = std::vector<std::pair<double, double>>;

/// The times at which the host does this work, without overlaps.
HostTimes timesOf(const TracedRank& rank, HostWork work)
{
    HostTimes times;
    for (const TracedHostSpan& span : rank.host) {
        if (span.work != work)
            continue;
        if (!times.empty() && span.start <= times.back().second)
            times.back().second = std::max(times.back().second, span.end);
        else
            times.emplace_back(span.start, span.end);
    }
    return times;
}

/// Divides the step from its beginning on.
class TimelineMaker {
public:
    explicit TimelineMaker(const TracedRank& rank)
        : m_rank(rank), m_loads(timesOf(rank, HostWork::Loader)), m_saves(timesOf(rank, HostWork::Checkpoint))
    {
    }

    Timeline make()
    {
        struct Edge {
            double time;
            bool begins;
            std::size_t kernel;
        };
        std::vector<Edge> edges;
        edges.reserve(2 * m_rank.kernels.size());
        for (std::size_t i = 0; i < m_rank.kernels.size(); ++i) {
            edges.push_back({m_rank.kernels[i].start, true, i});
            edges.push_back({m_rank.kernels[i].end, false, i});
        }
        std::sort(edges.begin(), edges.end(),
                  [](const Edge& a, const Edge& b) { return std::tie(a.time, a.begins, a.kernel) < std::tie(b.time, b.begins, b.kernel); });
        std::set<std::tuple<KernelKind, double, std::size_t>> running;
        for (const Edge& edge : edges) {
            if (edge.time > m_at)
                runTo(edge.time, running.empty() ? Slice::kNone : std::get<2>(*running.begin()), edge.begins ? edge.kernel : Slice::kNone);
            const TracedKernel& kernel = m_rank.kernels[edge.kernel];
            const auto key = std::make_tuple(kernel.kind, kernel.start, edge.kernel);
            if (edge.begins)
                running.insert(key);
            else
                running.erase(key);
        }
        if (m_rank.seconds > m_at)
            idleTo(m_rank.seconds, Slice::kNone);
        for (const Slice& slice : m_timeline.slices)
            m_timeline.sums[static_cast<std::size_t>(slice.activity)] += slice.seconds();
        return std::move(m_timeline);
    }

private:
    void runTo(double time, std::size_t running, std::size_t next)
    {
        if (running == Slice::kNone)
            idleTo(time, next);
        else
            append(time, activityOf(m_rank.kernels[running].kind), running);
    }
    void append(double end, Activity activity, std::size_t kernel)
    {
        if (!(end > m_at))
            return;
        std::vector<Slice>& slices = m_timeline.slices;
        if (!slices.empty() && slices.back().activity == activity && slices.back().kernel == kernel)
            slices.back().end = end;
        else
            slices.push_back({m_at, end, activity, kernel});
        m_at = end;
    }

    /// Idle time up to `end`, when kernel `next` begins.
    void idleTo(double end, std::size_t next)
    {
        const Activity rest = restOf(m_at, end, next);
        while (m_at < end) {
            const auto [loadStart, loadEnd] = firstIn(m_loads, m_load, m_at, end);
            const auto [saveStart, saveEnd] = firstIn(m_saves, m_save, m_at, end);
            append(std::min({loadStart, saveStart, end}), rest, next);
            if (m_at >= end)
                break;
            // Saving takes precedence: a loader that is asked for data meanwhile does not hold it up.
            if (saveStart <= m_at)
                append(std::min(saveEnd, end), Activity::Checkpoint, next);
            else
                append(std::min({loadEnd, saveStart, end}), Activity::Loader, next);
        }
    }
    /// The first of the times that ends after `from`, cut to [from, end].
    static std::pair<double, double> firstIn(const HostTimes& times, std::size_t& index, double from, double end)
    {
        while (index < times.size() && times[index].second <= from)
            ++index;
        if (index == times.size() || times[index].first >= end)
            return {end, end};
        return {std::max(from, times[index].first), times[index].second};
    }
    /// Idle time in which the host neither loads nor saves.
    [[nodiscard]] Activity restOf(double start, double end, std::size_t next) const
    {
        if (!m_rank.hasLaunches)
            return end - start <= kLongestGap && next != Slice::kNone ? Activity::Gap : Activity::Queued;
        if (next == Slice::kNone)
            return Activity::Launch;
        const std::optional<double>& launched = m_rank.kernels[next].launched;
        if (end - start <= kLongestGap && (!launched || *launched < start))
            return Activity::Gap;
        return launched && *launched >= start - kLongestGap ? Activity::Launch : Activity::Queued;
    }

    const TracedRank& m_rank;
    HostTimes m_loads;
    HostTimes m_saves;
    std::size_t m_load = 0;
    std::size_t m_save = 0;
    double m_at = 0;
    Timeline m_timeline;
};

}  // namespace

Timeline timelineOf(const TracedRank& rank) { return TimelineMaker(rank).make(); }

}  // namespace shardscope
