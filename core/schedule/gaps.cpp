// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/gaps.h"

#include <algorithm>

#include "core/schedule/dependencies.h"

namespace shardscope {
namespace {

/// Holds what the questions about one schedule share.
class GapFinder {
public:
    GapFinder(const Schedule& schedule, const Simulation& simulation)
        : m_schedule(schedule), m_simulation(simulation), m_dependencies(schedule, simulation), m_map(schedule.shape)
    {
    }

    [[nodiscard]] std::optional<Gap> before(std::uint32_t block) const
    {
        Gap gap;
        gap.rank = m_schedule.rankOf(block);
        gap.start = block == m_schedule.begin(gap.rank) ? 0 : m_simulation.spans[block - 1].end;
        gap.end = m_simulation.spans[block].start;
        if (gap.end <= gap.start)
            return std::nullopt;
        gap.before = block;
        gap.awaited = m_dependencies.whatSetTheStart(block);
        gap.reason = isForwardOf(gap.rank, m_schedule.blocks[block], gap.awaited) ? GapReason::AwaitsForward : GapReason::AwaitsGradient;
        const bool isSent = gap.awaited != Simulation::kNone;
        gap.hop = std::min(m_simulation.hops.between(isSent ? m_schedule.rankOf(gap.awaited) : gap.rank, gap.rank), gap.length());
        return gap;
    }

private:
    /// Whether `awaited` computed the activations that the block's forward reads.
    [[nodiscard]] bool isForwardOf(int rank, const Block& block, std::uint32_t awaited) const
    {
        if (!block.hasForward())
            return false;
        const int previous = m_map.slot(m_map.slotOf(rank, block.chunk)).previous;
        return previous != StageMap::kNone && m_simulation.forwardBlock[m_map.cellOf(previous, block.microBatch)] == awaited;
    }

    const Schedule& m_schedule;
    const Simulation& m_simulation;
    Dependencies m_dependencies;
    StageMap m_map;
};

}  // namespace

std::optional<Gap> gapBefore(const Schedule& schedule, const Simulation& simulation, std::uint32_t block)
{
    return GapFinder(schedule, simulation).before(block);
}

std::optional<Gap> gapAfterLast(const Schedule& schedule, const Simulation& simulation, int rank)
{
    Gap gap;
    gap.rank = rank;
    gap.start = schedule.begin(rank) == schedule.end(rank) ? 0 : simulation.spans[schedule.end(rank) - 1].end;
    gap.end = simulation.makespan;
    if (gap.end <= gap.start)
        return std::nullopt;
    for (int other = 0; other < schedule.rankCount(); ++other) {
        const std::uint32_t last = schedule.end(other) - 1;
        if (schedule.begin(other) != schedule.end(other) && simulation.spans[last].end == simulation.makespan) {
            gap.awaited = last;
            break;
        }
    }
    return gap;
}

std::optional<Gap> gapAt(const Schedule& schedule, const Simulation& simulation, int rank, double time)
{
    if (!(time >= 0 && time < simulation.makespan))
        return std::nullopt;
    const auto begin = simulation.spans.begin() + schedule.begin(rank);
    const auto end = simulation.spans.begin() + schedule.end(rank);
    const auto next = std::upper_bound(begin, end, time, [](double at, const BlockSpan& span) { return at < span.end; });
    if (next == end)
        return gapAfterLast(schedule, simulation, rank);
    if (next->start <= time)
        return std::nullopt;
    return gapBefore(schedule, simulation, static_cast<std::uint32_t>(next - simulation.spans.begin()));
}

std::vector<Gap> gapsOf(const Schedule& schedule, const Simulation& simulation, int rank)
{
    const GapFinder finder(schedule, simulation);
    std::vector<Gap> gaps;
    for (std::uint32_t block = schedule.begin(rank); block < schedule.end(rank); ++block) {
        if (const auto gap = finder.before(block))
            gaps.push_back(*gap);
    }
    if (const auto gap = gapAfterLast(schedule, simulation, rank))
        gaps.push_back(*gap);
    return gaps;
}

}  // namespace shardscope
