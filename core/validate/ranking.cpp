// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/ranking.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace shardscope {
namespace {

bool sameCluster(const Cluster& a, const Cluster& b)
{
    return a.gpu.id == b.gpu.id && a.network.id == b.network.id && a.gpusPerNode == b.gpusPerNode && a.nodes == b.nodes &&
           a.nvlinkDomain == b.nvlinkDomain && a.nicsPerNode == b.nicsPerNode && a.profile == b.profile;
}

bool sameModel(const Scenario& a, const Scenario& b) { return a.architecture == b.architecture || *a.architecture == *b.architecture; }

/// One plan: the times of every row that has it. Other differences between such rows are not choices of a plan.
struct Configuration {
    const Run* first = nullptr;
    SecondsByTerm terms{};
    std::vector<double> measured;  ///< empty: it ran out of memory
    std::vector<double> estimated;
    bool isEstimatedToFit = true;
};

struct OpenGrid {
    const Scenario* scenario = nullptr;
    std::vector<Configuration> plans;

    Configuration& planOf(const Run& run, const SecondsByTerm& terms)
    {
        const auto isSame = [&run](const Configuration& plan) {
            return (!run.group.empty() && plan.first->group == run.group) || plan.first->scenario->plan == run.scenario->plan;
        };
        const auto found = std::find_if(plans.begin(), plans.end(), isSame);
        if (found != plans.end())
            return *found;
        plans.push_back({&run, terms, {}, {}, true});
        return plans.back();
    }
};

OpenGrid& gridOf(std::vector<OpenGrid>& grids, const Scenario& scenario)
{
    const auto found = std::find_if(grids.begin(), grids.end(), [&](const OpenGrid& grid) {
        return sameCluster(grid.scenario->cluster, scenario.cluster) && grid.scenario->training == scenario.training &&
               sameModel(*grid.scenario, scenario);
    });
    if (found != grids.end())
        return *found;
    grids.push_back({&scenario, {}});
    return grids.back();
}

Grid::RankedPlan ranked(const Configuration& plan)
{
    return {plan.first->id, *plan.first->scenario, Seconds(quantile(plan.measured, 0.5)), Seconds(quantile(plan.estimated, 0.5))};
}

/// `best`: the least measured time.
double fittingRegretOf(const std::vector<Configuration>& plans, double best)
{
    const Configuration* preferred = nullptr;
    double least = 0;
    for (const Configuration& plan : plans) {
        const double estimated = quantile(plan.estimated, 0.5);
        if (plan.isEstimatedToFit && (!preferred || estimated < least)) {
            preferred = &plan;
            least = estimated;
        }
    }
    return preferred && !preferred->measured.empty() ? 1 - best / quantile(preferred->measured, 0.5) : 1;
}

bool ran(const Configuration& plan) { return !plan.measured.empty(); }

Grid closed(OpenGrid open, const std::string& file)
{
    const std::vector<Configuration> all = open.plans;
    std::erase_if(open.plans, [](const Configuration& plan) { return !ran(plan); });
    std::vector<double> measured;
    std::vector<double> estimated;
    for (const Configuration& plan : open.plans) {
        measured.push_back(quantile(plan.measured, 0.5));
        estimated.push_back(quantile(plan.estimated, 0.5));
    }
    const auto leastOf = [](const std::vector<double>& values) {
        return static_cast<std::size_t>(std::min_element(values.begin(), values.end()) - values.begin());
    };
    const Configuration& preferred = open.plans[leastOf(estimated)];
    const Configuration& best = open.plans[leastOf(measured)];
    Grid grid;
    grid.file = file;
    grid.scenario = *open.scenario;
    grid.plans = static_cast<int>(open.plans.size());
    grid.rankCorrelation = rankCorrelation(measured, estimated);
    grid.preferred = ranked(preferred);
    grid.best = ranked(best);
    grid.ranOut = static_cast<int>(all.size() - open.plans.size());
    grid.bestRank = 1 + static_cast<int>(std::count_if(estimated.begin(), estimated.end(),
                                                       [&](double one) { return one < grid.best.estimated.value(); }));
    grid.fittingRegret = fittingRegretOf(all, grid.best.measured.value());
    // All plans of a grid train on as many tokens a step, so throughputs are as the inverse of times.
    grid.regret = 1 - grid.best.measured / grid.preferred.measured;
    if (&preferred != &best) {
        const StepTerm term = largestGain(preferred.terms, best.terms);
        const auto index = static_cast<std::size_t>(term);
        grid.because = Grid::Reason{term, best.terms[index] - preferred.terms[index]};
    }
    return grid;
}

/// From 1; equal values share the mean of their ranks.
std::vector<double> ranksOf(const std::vector<double>& values)
{
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> ranks(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first;
        while (end < order.size() && values[order[end]] == values[order[first]])
            ++end;
        for (std::size_t i = first; i < end; ++i)
            ranks[order[i]] = static_cast<double>(first + end + 1) / 2;
        first = end;
    }
    return ranks;
}

/// Precondition: not empty.
double meanOf(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

}  // namespace

std::optional<double> rankCorrelation(const std::vector<double>& a, const std::vector<double>& b)
{
    const std::vector<double> x = ranksOf(a);
    const std::vector<double> y = ranksOf(b);
    const double mean = static_cast<double>(x.size() + 1) / 2;
    double both = 0;
    double xx = 0;
    double yy = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        both += (x[i] - mean) * (y[i] - mean);
        xx += (x[i] - mean) * (x[i] - mean);
        yy += (y[i] - mean) * (y[i] - mean);
    }
    if (xx == 0 || yy == 0)
        return std::nullopt;
    return both / std::sqrt(xx * yy);
}

std::vector<Grid> rankGrids(const std::vector<RunFile>& files, const std::vector<ValidationRow>& rows)
{
    std::vector<Grid> ranked;
    auto row = rows.begin();
    for (const RunFile& file : files) {
        std::vector<OpenGrid> grids;
        for (const Run& run : file.runs) {
            if (row->counted && (row->time || !row->fits) && row->estimatedTime && row->estimatedTerms) {
                Configuration& plan = gridOf(grids, *run.scenario).planOf(run, *row->estimatedTerms);
                if (row->time)
                    plan.measured.push_back(row->time->value());
                plan.estimated.push_back(row->estimatedTime->value());
                plan.isEstimatedToFit = row->estimatedFits.value_or(true);
            }
            ++row;
        }
        for (const OpenGrid& grid : grids) {
            if (std::count_if(grid.plans.begin(), grid.plans.end(), ran) > 1)
                ranked.push_back(closed(grid, file.name));
        }
    }
    return ranked;
}

RankingSummary summariseRanking(const std::vector<Grid>& grids)
{
    constexpr int kFew = 3;
    RankingSummary summary;
    std::vector<double> correlations;
    std::vector<double> regrets;
    std::vector<double> fitting;
    for (const Grid& grid : grids) {
        regrets.push_back(grid.regret);
        fitting.push_back(grid.fittingRegret);
        if (grid.rankCorrelation)
            correlations.push_back(*grid.rankCorrelation);
        summary.bestPreferred += grid.regret <= 0 ? 1 : 0;
        summary.bestWithinThree += grid.bestRank <= kFew ? 1 : 0;
    }
    if (!correlations.empty())
        summary.medianRankCorrelation = quantile(correlations, 0.5);
    if (!regrets.empty()) {
        summary.medianRegret = quantile(regrets, 0.5);
        summary.meanRegret = meanOf(regrets);
        summary.meanFittingRegret = meanOf(fitting);
        summary.worstRegret = *std::max_element(regrets.begin(), regrets.end());
    }
    return summary;
}

std::vector<SourceRanking> rankingBySource(const std::vector<Grid>& grids)
{
    std::vector<SourceRanking> sources;
    for (auto first = grids.begin(); first != grids.end();) {
        const auto end = std::find_if(first, grids.end(), [&](const Grid& grid) { return grid.file != first->file; });
        const std::vector<Grid> own(first, end);
        const int plans = std::accumulate(first, end, 0, [](int sum, const Grid& grid) { return sum + grid.plans; });
        sources.push_back({first->file, static_cast<int>(own.size()), plans, summariseRanking(own)});
        first = end;
    }
    return sources;
}

std::vector<Grid> gridsOfManyPlans(std::vector<Grid> grids)
{
    std::erase_if(grids, [](const Grid& grid) { return grid.plans < kManyPlans; });
    return grids;
}

}  // namespace shardscope
