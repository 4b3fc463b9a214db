// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/model/parameters.h"
#include "tests/calibration/markdown.h"
#include "tests/calibration/page_sections.h"

namespace shardscope::calibration {
namespace {

std::string modelText(const Scenario& scenario)
{
    constexpr double kBillion = 1e9;
    if (scenario.model.kind == ModelSource::Kind::Preset)
        return scenario.model.text;
    return figureText(static_cast<double>(countParameters(*scenario.architecture).total) / kBillion) + " B";
}

std::string reasonText(const Grid& grid)
{
    if (!grid.because)
        return "";
    std::string term(nameOf(grid.because->term));
    std::replace(term.begin(), term.end(), '_', ' ');
    return term;
}

std::string gridLine(const Grid& grid)
{
    const Scenario& scenario = grid.scenario;
    return markdownRow({grid.file, modelText(scenario), std::to_string(scenario.cluster.gpus()) + " × " + scenario.cluster.gpu.id,
                        std::to_string(scenario.training.sequenceLength), std::to_string(scenario.training.globalBatch),
                        std::to_string(grid.plans), grid.rankCorrelation ? figureText(*grid.rankCorrelation) : "",
                        std::to_string(grid.bestRank), percentText(grid.regret), percentText(grid.fittingRegret),
                        grid.because ? grid.preferred.id : "", grid.best.id, reasonText(grid)});
}

std::string summaryLine(const std::string& name, std::size_t grids, const RankingSummary& summary)
{
    return markdownRow({name, std::to_string(grids), std::to_string(summary.bestPreferred), std::to_string(summary.bestWithinThree),
                        summary.medianRankCorrelation ? figureText(*summary.medianRankCorrelation) : "",
                        percentText(summary.meanRegret.value_or(0)), percentText(summary.meanFittingRegret.value_or(0)),
                        percentText(summary.worstRegret.value_or(0))});
}

/// By source, since one of them has more grids than all others together.
std::string summaryTable(const std::vector<Grid>& grids)
{
    std::string text = markdownHead({"<grids of", "grids", "best preferred", "best within three", "median rank correlation", "mean regret",
                                     "mean regret if it fits", "worst regret"});
    for (const SourceRanking& source : rankingBySource(grids))
        text += summaryLine(source.file, static_cast<std::size_t>(source.grids), source.summary);
    text += summaryLine("all", grids.size(), summariseRanking(grids));
    if (const std::vector<Grid> many = gridsOfManyPlans(grids); !many.empty())
        text += summaryLine(std::to_string(kManyPlans) + " plans or more", many.size(), summariseRanking(many));
    return text + "\n";
}

}  // namespace

std::string rankingSection(const std::vector<Grid>& grids)
{
    if (grids.empty())
        return {};
    const RankingSummary summary = summariseRanking(grids);
    std::string text = "## The order of plans\n\nOver " + std::to_string(grids.size()) +
                       " grids (plans of one model, cluster and training), with the constants as shipped, the estimate prefers the best "
                       "measured plan in " +
                       std::to_string(summary.bestPreferred) + " and has it among its first three in " +
                       std::to_string(summary.bestWithinThree) + ". The preferred plan is slower than the best by " +
                       percentText(*summary.meanRegret) + " in the mean and by " + percentText(*summary.worstRegret) +
                       " at worst. If only plans that are estimated to fit are eligible, the mean is " +
                       percentText(*summary.meanFittingRegret) +
                       ": a grid in which the plan then preferred ran out of memory, or no plan is estimated to " +
                       "fit, counts as 100 %. The median rank correlation is " + figureText(summary.medianRankCorrelation.value_or(0)) +
                       ".\n\n" + summaryTable(grids) +
                       "Each grid. Because: the term in which the preferred plan's estimate is furthest below that of the best.\n\n" +
                       markdownHead({"<source", "<model", "<GPUs", "sequence", "batch", "plans", "rank correlation", "best's rank",
                                     "regret", "regret if it fits", "<preferred", "<best", "<because"});
    for (const Grid& grid : grids)
        text += gridLine(grid);
    return text + "\n";
}

}  // namespace shardscope::calibration
