// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lengths/unequal_blocks.h"

#include <numeric>
#include <utility>

#include "core/lengths/spread_draws.h"

namespace shardscope {

std::vector<double> blockFactors(std::span<const double> works)
{
    const double mean = std::accumulate(works.begin(), works.end(), 0.0) / static_cast<double>(works.size());
    std::vector<double> factors(works.begin(), works.end());
    for (double& factor : factors)
        factor /= mean;
    return factors;
}

Result<WorkDistribution> unequalMakespans(const Schedule& schedule, const StageTimes& times, const HopTimes& hops,
                                          const WorkDistribution& microBatch, std::size_t steps)
{
    const double mean = microBatch.mean();
    std::vector<WeightedWork> makespans;
    for (std::vector<double>& factors : spreadDraws(microBatch, static_cast<std::size_t>(schedule.shape.microBatches), steps)) {
        for (double& factor : factors)
            factor /= mean;
        const Result<Simulation> simulation = simulate(schedule, times, hops, factors);
        if (!simulation)
            return simulation.error();
        makespans.push_back({simulation->makespan, 1});
    }
    return WorkDistribution(std::move(makespans));
}

}  // namespace shardscope
