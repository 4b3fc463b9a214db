// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/uneven_micro_batches.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/layer/document_rows.h"
#include "core/lengths/balanced_ranks.h"
#include "core/lengths/spread_draws.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/stage_map.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostWorks = std::size_t{1} << 16;
constexpr std::size_t kFewestSteps = 16;

double sumOf(const std::vector<double>& works) { return std::accumulate(works.begin(), works.end(), 0.0); }

/// Returns the time of a pipeline of `stages` in units of a stage's work.
double pipelineTime(const std::vector<double>& works, int stages)
{
    return sumOf(works) + (stages - 1) * *std::max_element(works.begin(), works.end());
}

std::vector<double> scaled(std::vector<double> works, double factor)
{
    for (double& work : works)
        work *= factor;
    return works;
}

/// The slowest of pipelines whose micro-batches come as they are.
std::vector<double> slowestOfRandom(const WorkDistribution& work, int pipelines, int stages, std::size_t count)
{
    const std::size_t most = std::max<std::size_t>(1, kMostWorks / count);
    const std::size_t steps = std::min(most, std::max(kFewestSteps, static_cast<std::size_t>(pipelines)));
    const std::vector<std::vector<double>> draws = spreadDraws(work, count, steps);
    std::vector<WeightedWork> times;
    for (const std::vector<double>& draw : draws)
        times.push_back({pipelineTime(draw, stages), 1});
    const double slowest = stages == 1 ? work.sumOf(static_cast<std::int64_t>(count)).meanLargest(pipelines)
                                       : WorkDistribution(times).meanLargest(pipelines);
    std::size_t nearest = 0;
    for (std::size_t draw = 1; draw < times.size(); ++draw) {
        if (std::abs(times[draw].work - slowest) < std::abs(times[nearest].work - slowest))
            nearest = draw;
    }
    const double own = times[nearest].work;
    return own > 0 ? scaled(draws[nearest], slowest / own) : draws[nearest];
}

/// The busiest of ranks among which the micro-batches of a step are distributed by their work.
std::vector<double> busiestOfBalanced(const WorkDistribution& work, int ranks, std::size_t count)
{
    const auto places = static_cast<std::size_t>(ranks);
    const std::vector<double> step = spreadDraws(work, places * count, 1).front();
    const std::vector<std::size_t> rankOf = longestFirst(step, places, count);
    std::vector<std::vector<double>> ofRanks(places);
    for (std::size_t index = 0; index < step.size(); ++index)
        ofRanks[rankOf[index]].push_back(step[index]);
    const auto isLess = [](const std::vector<double>& a, const std::vector<double>& b) { return sumOf(a) < sumOf(b); };
    std::vector<double> busiest = *std::max_element(ofRanks.begin(), ofRanks.end(), isLess);
    const double own = sumOf(busiest);
    const double mean = work.mean() * static_cast<double>(count);
    return own > 0 ? scaled(std::move(busiest), mean * balancedOverMean(work, ranks, static_cast<std::int64_t>(count)) / own) : busiest;
}

}  // namespace

WaitingRanks waitingRanks(const ResolvedPlan& plan)
{
    int together = 1;
    if (plan.zero >= 3)
        together = std::max(together, plan.shardGroup / plan.cp);
    if (plan.ep > 1)
        together = std::max(together, plan.ep * plan.etp / (plan.tp * plan.cp));
    if (plan.syncEveryMicrobatch)
        together = plan.dp;
    together = std::clamp(together, 1, plan.dp);
    return {together, std::max(1, plan.dp / together)};
}

std::vector<double> microBatchFactors(const DocumentRows& rows, const Site& site, const ResolvedPlan& plan)
{
    const auto count = static_cast<std::size_t>(plan.microBatches);
    const double mean = rows.work.mean();
    if (!(mean > 0))
        return std::vector<double>(count, 1.0);
    if (site.training.documents.balance == RankBalance::Cost)
        return scaled(busiestOfBalanced(rows.work, plan.dp, count), 1 / mean);
    const WaitingRanks ranks = waitingRanks(plan);
    const WorkDistribution work = ranks.eachMicroBatch > 1 ? rows.work.largestOf(ranks.eachMicroBatch) : rows.work;
    return scaled(slowestOfRandom(work, ranks.eachStep, plan.pp, count), 1 / mean);
}

double worksPerChunk(const PipelineShape& shape, const std::vector<double>& factors)
{
    return factors.empty() ? static_cast<double>(microBatchesPerChunk(shape)) : sumOf(factors);
}

}  // namespace shardscope
