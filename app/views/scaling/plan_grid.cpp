// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/scaling/plan_grid.h"

#include <QLocale>

#include <algorithm>
#include <map>

#include "app/search/search_question.h"
#include "core/estimate/estimate.h"
#include "core/io/playbook_grid.h"
#include "core/io/residuals_json.h"
#include "core/plan/resolved_plan.h"
#include "widgets/text/numbers.h"
#include "widgets/text/tr.h"

namespace shardscope {
namespace {

constexpr int kNodes[] = {1, 2, 4, 8, 16, 32, 64};
const std::set<std::string> kAsMeasured{"plan.cp", "plan.schedule", "plan.chunks", "plan.recompute", "plan.ep", "plan.etp", "plan.zero"};

SearchRequest asMeasured(const Scenario& scenario)
{
    SearchRequest request{scenario};
    request.fixed = kAsMeasured;
    request.evidence = &measuredEvidence();
    request.top = 1;
    return request;
}

/// nanotron shards optimizer states alone: ZeRO 0 and 1, each searched.
void findBest(PlanGridCell& cell, const Scenario& base, const std::stop_token& stop)
{
    for (const int zero : {0, 1}) {
        Scenario scenario = base;
        scenario.cluster.nodes = cell.nodes;
        scenario.plan.zero = zero;
        const Result<SearchResult> found = search(asMeasured(scenario), {}, stop);
        if (!found)
            continue;
        if (found->tightBest)
            cell.tightRate = std::max(cell.tightRate, found->tightBest->found.figures.tokensPerSecondPerGpu);
        if (found->plans.empty())
            continue;
        const FoundPlan& plan = found->plans.front();
        if (!cell.found || plan.figures.tokensPerSecondPerGpu > cell.figures.tokensPerSecondPerGpu) {
            cell.found = withFoundPlan(scenario, plan.plan);
            cell.figures = plan.figures;
        }
    }
}

/// The same FLOP of a token as the estimate counts: the two MFUs compare.
void addMeasured(PlanGridCell& cell, const Run& run)
{
    cell.fastest = *run.scenario;
    cell.measuredRate = run.measured.tokensPerSecondPerGpu.value_or(0);
    const Result<Estimate> estimated = estimate(*run.scenario);
    if (estimated && estimated->throughput() && estimated->throughput()->mfu)
        cell.measuredMfu = *estimated->throughput()->mfu * cell.measuredRate / estimated->throughput()->tokensPerSecondPerGpu;
}

QString planOf(const Scenario& scenario)
{
    const ResolvedPlan plan = resolvePlan(scenario);
    return tr("DP %1 TP %2 PP %3").arg(plan.dp).arg(plan.tp).arg(plan.gridStages());
}

QString restOf(const Scenario& scenario)
{
    return tr("mbs %1, ZeRO %2", "micro-batch size and stage").arg(scenario.plan.microBatch).arg(scenario.plan.zero);
}

/// Returns what accepting a tight fit would add; empty: nothing.
QStringList tightLine(const PlanGridCell& cell)
{
    constexpr double kSeen = 5e-4;
    if (!cell.found)
        return cell.tightRate > 0 ? QStringList{tr("only tight plans")} : QStringList();
    const double gain = cell.tightRate / cell.figures.tokensPerSecondPerGpu - 1;
    return gain >= kSeen ? QStringList{tr("tight: +%1").arg(percentText(gain))} : QStringList();
}

HeatCell heatCell(const std::optional<Scenario>& scenario, const std::optional<double>& mfu, double rate, const QString& otherwise)
{
    if (!scenario || !mfu)
        return {std::nullopt, otherwise, {}, {}};
    return {
        mfu, percentText(*mfu), {planOf(*scenario), restOf(*scenario)}, tr("%1 tokens/s per GPU").arg(QLocale().toString(rate, 'f', 0))};
}

}  // namespace

std::vector<PlanGridRow> planGrid(std::stop_token stop)
{
    std::map<std::int64_t, PlanGridRow> bySize;
    std::map<std::int64_t, Scenario> bases;
    for (const Run& run : playbookBest()) {
        const std::int64_t size = countParameters(*run.scenario->architecture).total;
        bases.try_emplace(size, *run.scenario);
        PlanGridRow& row = bySize[size];
        if (row.cells.empty()) {
            row.model = QStringLiteral("%1 B").arg(QLocale().toString(static_cast<double>(size) / 1e9, 'g', 3));
            for (const int nodes : kNodes)
                row.cells.push_back({nodes, {}, {}, {}, 0, {}});
        }
        const auto cell = std::find_if(row.cells.begin(), row.cells.end(),
                                       [&](const PlanGridCell& one) { return one.nodes == run.scenario->cluster.nodes; });
        if (cell != row.cells.end())
            addMeasured(*cell, run);
    }
    std::vector<PlanGridRow> rows;
    for (auto& [size, row] : bySize) {
        for (PlanGridCell& cell : row.cells) {
            if (!stop.stop_requested())
                findBest(cell, bases.at(size), stop);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

HeatMapData planGridPicture(const std::vector<PlanGridRow>& rows)
{
    HeatMapData data;
    data.title = tr("The best plan by model size and nodes");
    data.figure = tr("MFU");
    data.columnsName = tr("H100 GPUs, 8 per node; sequence 4,096, 256 sequences per step");
    data.whenEmpty = tr("No plan was found.");
    for (const int nodes : kNodes)
        data.columns << QLocale().toString(8 * nodes);
    for (const PlanGridRow& row : rows) {
        HeatRow found{tr("%1, found").arg(row.model), {}, true};
        HeatRow measured{tr("%1, measured").arg(row.model), {}, false};
        for (const PlanGridCell& cell : row.cells) {
            found.cells.append(heatCell(cell.found, cell.figures.mfu, cell.figures.tokensPerSecondPerGpu, tr("none fits")));
            found.cells.back().lines << tightLine(cell);
            measured.cells.append(heatCell(cell.fastest, cell.measuredMfu, cell.measuredRate, tr("no run")));
        }
        data.rows << found << measured;
    }
    return data;
}

const Scenario* scenarioOf(const std::vector<PlanGridRow>& rows, int row, int column)
{
    const std::size_t of = static_cast<std::size_t>(row) / 2;
    if (row < 0 || column < 0 || of >= rows.size() || static_cast<std::size_t>(column) >= rows[of].cells.size())
        return nullptr;
    const PlanGridCell& cell = rows[of].cells[static_cast<std::size_t>(column)];
    const std::optional<Scenario>& scenario = row % 2 == 0 ? cell.found : cell.fastest;
    return scenario ? &*scenario : nullptr;
}

}  // namespace shardscope
