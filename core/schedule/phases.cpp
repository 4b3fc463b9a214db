// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/phases.h"

#include <algorithm>

namespace shardscope {
namespace {

void fill(PhaseSpan& phase, const Simulation& simulation, std::uint32_t begin, std::uint32_t end, double start, double stop)
{
    phase = {begin, end, start, stop, 0};
    for (std::uint32_t block = begin; block < end; ++block)
        phase.busy += simulation.spans[block].end - simulation.spans[block].start;
}

}  // namespace

RankPhases phasesOf(const Schedule& schedule, const Simulation& simulation, int rank)
{
    const auto begin = schedule.blocks.begin() + schedule.begin(rank);
    const auto end = schedule.blocks.begin() + schedule.end(rank);
    const auto computesGradient = [](const Block& block) { return block.hasInputGrad(); };
    const auto steady = std::find_if(begin, end, computesGradient);
    auto coolDown = end;
    while (coolDown != steady && !(coolDown - 1)->hasForward())
        --coolDown;

    const auto indexOf = [&](auto block) { return static_cast<std::uint32_t>(block - schedule.blocks.begin()); };
    const double steadyStart = steady == end ? simulation.makespan : simulation.spans[indexOf(steady)].start;
    const double coolDownStart = coolDown == steady ? steadyStart : simulation.spans[indexOf(coolDown) - 1].end;
    RankPhases phases;
    fill(phases[0], simulation, schedule.begin(rank), indexOf(steady), 0, steadyStart);
    fill(phases[1], simulation, indexOf(steady), indexOf(coolDown), steadyStart, coolDownStart);
    fill(phases[2], simulation, indexOf(coolDown), schedule.end(rank), coolDownStart, simulation.makespan);
    return phases;
}

}  // namespace shardscope
