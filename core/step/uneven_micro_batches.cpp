// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/uneven_micro_batches.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/layer/document_rows.h"
#include "core/lengths/balanced_ranks.h"
#include "core/lengths/dynamic_context.h"
#include "core/lengths/spread_draws.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule.h"
#include "core/schedule/simulation.h"
#include "core/schedule/stage_map.h"
#include "core/site/site.h"

namespace shardscope {
namespace {

constexpr std::size_t kMostWorks = std::size_t{1} << 16;
constexpr std::size_t kFewestSteps = 16;
constexpr std::size_t kLeastSteps = 4;  ///< of a schedule with very many blocks

double sumOf(const std::vector<double>& works) { return std::accumulate(works.begin(), works.end(), 0.0); }

/// The time of a plan's pipeline by the works of its micro-batches, in units of a stage's work: of equal stages, whose backward takes twice
/// the forward, and messages that take none.
class PipelineTime {
public:
    explicit PipelineTime(const PipelineShape& shape) : m_stages(shape.stages)
    {
        if (m_stages > 1)
            m_schedule = makeSchedule(shape);
    }

    [[nodiscard]] std::size_t blocks() const { return m_schedule.blocks.size(); }
    [[nodiscard]] double of(const std::vector<double>& works) const
    {
        if (m_stages == 1)
            return sumOf(works);
        const StageTimes times = uniformTimes(m_schedule.shape, {1.0 / 3, 2.0 / 3, 1.0 / 3, 1.0 / 3, 1});
        const Result<Simulation> simulation = simulate(m_schedule, times, HopTimes(), works);
        return simulation ? simulation->makespan : sumOf(works);
    }

private:
    int m_stages;
    Schedule m_schedule;
};

std::vector<double> scaled(std::vector<double> works, double factor)
{
    for (double& work : works)
        work *= factor;
    return works;
}

/// The slowest of pipelines whose micro-batches come as they are.
std::vector<double> slowestOfRandom(const WorkDistribution& work, int pipelines, const PipelineShape& shape, std::size_t count)
{
    const PipelineTime time(shape);
    const std::size_t most = std::max(kLeastSteps, kMostWorks / std::max(count, time.blocks()));
    const std::size_t steps = std::min(most, std::max(kFewestSteps, static_cast<std::size_t>(pipelines)));
    const std::vector<std::vector<double>> draws = spreadDraws(work, count, steps);
    std::vector<WeightedWork> times;
    for (const std::vector<double>& draw : draws)
        times.push_back({time.of(draw), 1});
    const double slowest = shape.stages == 1 ? work.sumOf(static_cast<std::int64_t>(count)).meanLargest(pipelines)
                                             : WorkDistribution(times).meanLargest(pipelines);
    std::size_t nearest = 0;
    for (std::size_t draw = 1; draw < times.size(); ++draw) {
        if (std::abs(times[draw].work - slowest) < std::abs(times[nearest].work - slowest))
            nearest = draw;
    }
    const double own = times[nearest].work;
    return own > 0 ? scaled(draws[nearest], slowest / own) : draws[nearest];
}

/// The busiest of ranks among which the micro-batches of a step are distributed by their work, or of groups of them that wait for each other in
/// every micro-batch.
std::vector<double> busiestOfBalanced(const WorkDistribution& work, int ranks, std::size_t count, int together)
{
    const auto places = static_cast<std::size_t>(ranks);
    const std::vector<double> step = spreadDraws(work, places * count, 1).front();
    const double mean = work.mean() * static_cast<double>(count);
    const auto asOnAverage = [&](std::vector<double> busiest) {
        const double own = sumOf(busiest);
        return own > 0 ? scaled(std::move(busiest), mean * balancedOverMean(work, ranks, static_cast<std::int64_t>(count), together) / own)
                       : busiest;
    };
    if (together > 1)
        return asOnAverage(slowestGroup(step, places, count, static_cast<std::size_t>(together)));
    const std::vector<std::size_t> rankOf = longestFirst(step, places, count);
    std::vector<std::vector<double>> ofRanks(places);
    for (std::size_t index = 0; index < step.size(); ++index)
        ofRanks[rankOf[index]].push_back(step[index]);
    const auto isLess = [](const std::vector<double>& a, const std::vector<double>& b) { return sumOf(a) < sumOf(b); };
    return asOnAverage(*std::max_element(ofRanks.begin(), ofRanks.end(), isLess));
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
    if (rows.pieces)
        return scaled(resampled(rows.pieces->busiest, count), 1 / mean);
    const WaitingRanks ranks = waitingRanks(plan);
    if (site.training.documents.balance == RankBalance::Cost) {
        const int together = plan.dp % ranks.eachMicroBatch == 0 ? ranks.eachMicroBatch : plan.dp;
        return scaled(busiestOfBalanced(rows.work, plan.dp, count, together), 1 / mean);
    }
    const WorkDistribution work = ranks.eachMicroBatch > 1 ? rows.work.largestOf(ranks.eachMicroBatch) : rows.work;
    return scaled(slowestOfRandom(work, ranks.eachStep, plan.pipeline(), count), 1 / mean);
}

Term meanMicroBatches(const DocumentRows& rows, const Site& site, const ResolvedPlan& plan, const Terms& terms)
{
    if (!rows.pieces)
        return terms("microbatches", static_cast<double>(plan.microBatches));
    const Term pieces = terms.product("pieces-of-a-step", terms("/training/global_batch", static_cast<double>(site.training.globalBatch)),
                                      terms("ranks-of-a-document", rows.pieces->degrees.ofDocuments));
    return terms.quotient("pieces-of-a-mean-rank", pieces, terms("dp", plan.dp), terms("/plan/cp", plan.cp));
}

std::string_view worksName(const DocumentRows& rows)
{
    return rows.pieces ? "works-of-the-busiest-ranks" : "works-of-the-slowest-pipeline";
}

double worksPerChunk(const PipelineShape& shape, const std::vector<double>& factors)
{
    return factors.empty() ? static_cast<double>(microBatchesPerChunk(shape)) : sumOf(factors);
}

}  // namespace shardscope
