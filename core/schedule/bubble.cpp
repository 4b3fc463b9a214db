// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/bubble.h"

#include <algorithm>

namespace shardscope {

double busyTime(const Schedule& schedule, const Simulation& simulation, int rank)
{
    double busy = 0;
    for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i)
        busy += simulation.spans[i].end - simulation.spans[i].start;
    return busy;
}

double longestIdle(const Schedule& schedule, const Simulation& simulation)
{
    double idle = 0;
    for (int rank = 0; rank < schedule.rankCount(); ++rank)
        idle = std::max(idle, simulation.makespan - busyTime(schedule, simulation, rank));
    return idle;
}

std::optional<BubbleFractions> bubbleFractions(const Schedule& schedule, const Simulation& simulation)
{
    double work = 0;
    double longestSpan = 0;
    for (int rank = 0; rank < schedule.rankCount(); ++rank) {
        work += busyTime(schedule, simulation, rank) / schedule.rankCount();
        const double span = simulation.spans[schedule.end(rank) - 1].end - simulation.spans[schedule.begin(rank)].start;
        longestSpan = std::max(longestSpan, span);
    }
    if (work <= 0)
        return std::nullopt;
    // Sums of many times may differ from one another in the last digits; no bubble is negative.
    const auto atLeastZero = [](double fraction) { return std::max(0.0, fraction); };
    return BubbleFractions{atLeastZero(1 - work / simulation.makespan), atLeastZero(simulation.makespan / work - 1),
                           atLeastZero(1 - work / longestSpan)};
}

}  // namespace shardscope
