// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/ranking_table.h"

#include <algorithm>

#include "app/cli/human_units.h"
#include "app/cli/scenario_summary.h"
#include "app/cli/text_table.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/text/printable.h"

namespace shardscope::cli {
namespace {

constexpr double kWrong = 0.05;  ///< a regret beyond this is explained in full
constexpr const char* kNothing = "–";
static_assert(kManyPlans == 5, "the table says five");

std::string correlationText(const std::optional<double>& correlation) { return correlation ? fixed(*correlation, 2) : kNothing; }

/// The preset's name, else what the configuration calls itself, else its size.
std::string modelText(const Scenario& scenario)
{
    if (scenario.model.kind == ModelSource::Kind::Preset)
        return printable(scenario.model.text);
    if (!scenario.architecture->modelType.empty())
        return printable(scenario.architecture->modelType);
    return shortCount(static_cast<double>(countParameters(*scenario.architecture).total));
}

std::vector<std::string> nameCells(const Grid& grid)
{
    const Scenario& scenario = grid.scenario;
    return {shortName(grid.file),
            modelText(scenario),
            grouped(scenario.cluster.gpus()) + " × " + scenario.cluster.gpu.id,
            grouped(scenario.training.sequenceLength),
            grouped(scenario.training.globalBatch),
            grouped(grid.plans)};
}

std::string gridTable(const std::vector<Grid>& grids)
{
    TextTable table({{"source", Align::Left},
                     {"model", Align::Left},
                     {"GPUs", Align::Left},
                     {"sequence", Align::Right},
                     {"batch", Align::Right},
                     {"plans", Align::Right},
                     {"rank correlation", Align::Right},
                     {"best's rank", Align::Right},
                     {"regret", Align::Right},
                     {"if it fits", Align::Right}});
    for (const Grid& grid : grids) {
        std::vector<std::string> cells = nameCells(grid);
        cells.insert(cells.end(),
                     {correlationText(grid.rankCorrelation), grouped(grid.bestRank), percent(grid.regret), percent(grid.fittingRegret)});
        table.add(std::move(cells));
    }
    return table.text();
}

std::vector<std::string> sourceCells(const std::string& name, int grids, int plans, const RankingSummary& summary)
{
    return {name,
            grouped(grids),
            grouped(plans),
            grouped(summary.bestPreferred),
            grouped(summary.bestWithinThree),
            correlationText(summary.medianRankCorrelation),
            percent(*summary.medianRegret),
            percent(*summary.meanRegret),
            percent(*summary.meanFittingRegret),
            percent(*summary.worstRegret)};
}

std::string sourceTable(const std::vector<Grid>& grids)
{
    TextTable table({{"source", Align::Left},
                     {"grids", Align::Right},
                     {"plans", Align::Right},
                     {"best preferred", Align::Right},
                     {"within three", Align::Right},
                     {"median rank correlation", Align::Right},
                     {"median regret", Align::Right},
                     {"mean regret", Align::Right},
                     {"if it fits", Align::Right},
                     {"worst regret", Align::Right}});
    for (const SourceRanking& source : rankingBySource(grids))
        table.add(sourceCells(shortName(source.file), source.grids, source.plans, source.summary));
    const auto addAll = [&table](const char* name, const std::vector<Grid>& some) {
        int plans = 0;
        for (const Grid& grid : some)
            plans += grid.plans;
        if (!some.empty())
            table.add(sourceCells(name, static_cast<int>(some.size()), plans, summariseRanking(some)));
    };
    addAll("all grids", grids);
    addAll("of 5 plans or more", gridsOfManyPlans(grids));
    return table.text();
}

/// "exposed_tp" → "exposed tp"
std::string termText(StepTerm term)
{
    std::string text(nameOf(term));
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

std::string rowText(const char* role, const Grid::RankedPlan& plan)
{
    return std::string("  ") + role + inSeconds(plan.measured) + " measured, " + inSeconds(plan.estimated) +
           " estimated: " + planLine(plan.scenario, resolvePlan(plan.scenario)) + " (" + printable(plan.id) + ")\n";
}

std::string wrongPlans(std::vector<Grid> grids)
{
    std::erase_if(grids, [](const Grid& grid) { return grid.regret <= kWrong || !grid.because; });
    std::stable_sort(grids.begin(), grids.end(), [](const Grid& a, const Grid& b) { return a.regret > b.regret; });
    std::string text;
    for (const Grid& grid : grids) {
        const std::vector<std::string> name = nameCells(grid);
        text += "\n" + name[0] + ", " + name[1] + ", " + name[2] + ", sequence " + name[3] + ", batch " + name[4] + ": regret " +
                percent(grid.regret) + "\n" + rowText("preferred  ", grid.preferred) + rowText("best       ", grid.best) + "  because    " +
                inSeconds(grid.because->saved) + " less " + termText(grid.because->term) + " is estimated\n";
    }
    return text.empty() ? text : "\nPlans preferred wrongly, with a regret above " + percent(kWrong) + ", worst first\n" + text;
}

}  // namespace

std::string shortName(const std::string& path) { return printable(sourceName(path)); }

std::string rankingText(const std::vector<Grid>& grids)
{
    const std::string head =
        "\nOrder of the plans of one model, cluster and training: Spearman's rank correlation of step times, and how much\n"
        "throughput the plan preferred by the estimate loses against the best measured plan. If it fits: only plans that are\n"
        "estimated to fit are eligible; a plan that ran out of memory, or none, loses everything.\n";
    if (grids.empty())
        return head + "No two plans of one model, cluster and training have both an estimated and a measured step time.\n";
    return head + sourceTable(grids) + "\n" + gridTable(grids) + wrongPlans(grids);
}

}  // namespace shardscope::cli
