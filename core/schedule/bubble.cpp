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

std::optional<BubbleFractions> bubbleFractions(const Schedule& schedule, const Simulation& simulation, const Terms& terms,
                                               const std::vector<double>& shares)
{
    double busy = 0;
    double longestSpan = 0;
    for (int rank = 0; rank < schedule.rankCount(); ++rank) {
        const double own = busyTime(schedule, simulation, rank);
        busy += shares.empty() ? own / schedule.rankCount() : own * shares[static_cast<std::size_t>(rank)];
        const double span = simulation.spans[schedule.end(rank) - 1].end - simulation.spans[schedule.begin(rank)].start;
        longestSpan = std::max(longestSpan, span);
    }
    return bubbleFractions(busy, simulation.makespan, longestSpan, terms);
}

std::optional<BubbleFractions> bubbleFractions(double busy, double makespanSeconds, double longestSpan, const Terms& terms)
{
    if (busy <= 0)
        return std::nullopt;
    const Term one = terms("one", 1);
    const Term work = terms("pipeline-work", busy);
    const Term makespan = terms("pipeline-makespan", makespanSeconds);
    // Sums of many times may differ from one another in the last digits; no bubble is negative.
    const auto atLeastZero = [&](std::string_view id, std::string_view pointer, Term idle) {
        return terms.placed(pointer, terms.maximum(id, terms("nothing", 0), idle)).value;
    };
    const auto share = [&](Term whole) { return terms.difference("bubble-idle", one, terms.quotient("work-over-span", work, whole)); };
    return BubbleFractions{atLeastZero("bubble-of_total", "/time/bubble/of_total", share(makespan)),
                           atLeastZero("bubble-of_ideal", "/time/bubble/of_ideal",
                                       terms.difference("bubble-idle", terms.quotient("span-over-work", makespan, work), one)),
                           atLeastZero("bubble-of_span", "/time/bubble/of_span", share(terms("pipeline-span", longestSpan)))};
}

}  // namespace shardscope
