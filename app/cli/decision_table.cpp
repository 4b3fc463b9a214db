// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/decision_table.h"

#include <algorithm>

#include "app/cli/change_text.h"
#include "app/cli/human_units.h"
#include "app/cli/scenario_summary.h"
#include "app/cli/text_table.h"
#include "core/decide/decision.h"
#include "core/hardware/node_groups.h"
#include "core/plan/resolved_plan.h"
#include "core/text/error_text.h"
#include "core/text/message_text.h"
#include "core/text/printable.h"

namespace shardscope::cli {
namespace {

std::string known(const std::optional<double>& value, int digits) { return value ? fixed(*value, digits) : "–"; }

/// 1234567 → "1.23 M": as few digits as a decision needs.
std::string money(const std::optional<double>& value) { return value ? shortCount(*value) : "–"; }

std::string markOf(const DecisionTable& decision, const std::optional<std::size_t>& chosen, std::size_t row)
{
    const bool isFront = std::find(decision.front.begin(), decision.front.end(), row) != decision.front.end();
    return std::string(chosen == row ? ">" : " ") + (isFront ? "*" : " ");
}

std::string planCell(const DecisionRow& row)
{
    if (row.problem)
        return "refused";
    return row.figures ? planLine(row.scenario(), resolvePlan(row.scenario())) : "no plan fits";
}

/// The figures that a table shows. Those of the whole training are left out where no row has them; fine-tunes also have how far a cluster goes.
struct Shown {
    bool whole = true;
    bool farthest = false;

    explicit Shown(const DecisionTable& decision)
        : whole(isOfWholeTraining(decision.rows) || decision.rows.empty()),
          farthest(std::any_of(decision.rows.begin(), decision.rows.end(), [](const DecisionRow& row) { return row.farthest.has_value(); }))
    {
    }

    [[nodiscard]] std::vector<TextTable::Column> columns() const
    {
        std::vector<TextTable::Column> list{{"", Align::Left},      {"GPU", Align::Left},           {"GPUs", Align::Right},
                                            {"step", Align::Right}, {"tokens/s/GPU", Align::Right}, {"MFU", Align::Right}};
        if (whole)
            list.insert(list.end(), {{"days", Align::Right}, {"price", Align::Right}});
        list.push_back({"per M tokens", Align::Right});
        if (whole)
            list.push_back({"MWh", Align::Right});
        if (farthest)
            list.insert(list.end(), {{"longest seq", Align::Right}, {"max mbs", Align::Right}});
        list.insert(list.end(), {{"band", Align::Right}, {"verdict", Align::Left}, {"plan", Align::Left}});
        return list;
    }
};

std::string countCell(const std::optional<LargestFit>& farthest, std::optional<std::int64_t> LargestFit::*count)
{
    return farthest && (*farthest).*count ? grouped(*((*farthest).*count)) : "–";
}

void addRow(TextTable& table, const DecisionRow& row, const std::string& mark, const Shown& shown)
{
    const Cluster& cluster = row.scenario().cluster;
    const DecisionFigures none;
    const DecisionFigures& figures = row.figures ? *row.figures : none;
    constexpr double kMega = 1e6;
    const auto ofPlan = [&](std::string text) { return row.figures ? std::move(text) : std::string("–"); };
    std::vector<std::string> cells{mark,
                                   gpuIds(cluster),
                                   grouped(cluster.gpus()),
                                   ofPlan(inSeconds(figures.step)),
                                   ofPlan(grouped(static_cast<std::int64_t>(figures.tokensPerSecondPerGpu))),
                                   figures.mfu ? percent(*figures.mfu) : "–"};
    if (shown.whole)
        cells.insert(cells.end(), {known(figures.days, 1), money(figures.price)});
    cells.push_back(known(figures.pricePerMillionTokens, 3));
    if (shown.whole)
        cells.push_back(figures.energyWh ? known(*figures.energyWh / kMega, 0) : "–");
    if (shown.farthest)
        cells.insert(cells.end(), {countCell(row.farthest, &LargestFit::sequenceLength), countCell(row.farthest, &LargestFit::microBatch)});
    cells.insert(cells.end(), {figures.timeBand ? "±" + percent(*figures.timeBand) : "–", fitText(figures.fit), planCell(row)});
    table.add(std::move(cells));
}

/// What is left open, and would be answered.
std::string openText(const DecisionTable& decision, const Shown& shown, const Terminal& terminal)
{
    std::vector<std::string> lines;
    if (shown.farthest)
        lines.emplace_back("longest seq: with the parallelism of the row's plan, full recomputation and the smallest micro-batch; max "
                           "mbs: the largest micro-batch at the scenario's length, likewise with full recomputation");
    std::vector<std::string> unlisted;
    bool areTokensOpen = false;
    for (const DecisionRow& row : decision.rows) {
        const Scenario& scenario = row.scenario();
        areTokensOpen = areTokensOpen || !scenario.training.tokenBudget;
        const std::string gpus = gpuIds(scenario.cluster);
        if (!scenario.cluster.pricePerGpuHour && std::find(unlisted.begin(), unlisted.end(), gpus) == unlisted.end())
            unlisted.push_back(gpus);
    }
    if (areTokensOpen)
        lines.emplace_back("not known: the tokens of this fine-tune. Set training.token_budget to see days, price and energy");
    if (!unlisted.empty()) {
        std::string ids;
        for (const std::string& each : unlisted)
            ids += (ids.empty() ? "" : ", ") + each;
        lines.push_back("not known: no provider's price is listed for " + ids + ". Set cluster.price_per_gpu_hour to see prices");
    }
    std::string text;
    for (const std::string& line : lines)
        text += wrapped(line, terminal.width, 0) + "\n";
    return text;
}

/// Each assumption once, with the devices that it is made of where they differ.
std::string assumedText(const DecisionTable& decision, const Shown& shown, const Terminal& terminal)
{
    std::vector<std::string> lines;
    for (const DecisionRow& row : decision.rows) {
        for (const Assumption& each : row.assumed.assumptions) {
            if (!shown.whole && each.path == "cluster.watts_per_gpu")
                continue;
            const std::string subject = each.path.starts_with("cluster.") ? " of " + gpuIds(row.scenario().cluster) : std::string();
            const std::string unit = each.path == "cluster.price_per_gpu_hour" ? " " + row.assumed.currency : std::string();
            std::string line = "assumed: " + std::string(each.path) + subject + " = " +
                               (each.value >= 1e6 ? shortCount(each.value) : fixed(each.value, each.value < 100 ? 2 : 0)) + unit + ", " +
                               messageText(each.why);
            if (std::find(lines.begin(), lines.end(), line) == lines.end())
                lines.push_back(std::move(line));
        }
    }
    if (const std::string currency = assumedCurrency(decision); !currency.empty())
        lines.push_back("assumed: prices set in the scenario are in " + currency + ", like the list prices");
    std::string text;
    for (const std::string& line : lines)
        text += wrapped(line, terminal.width, 0) + "\n";
    return text;
}

std::string problemText(const DecisionTable& decision, const Terminal& terminal)
{
    std::string text;
    for (const DecisionRow& row : decision.rows) {
        const std::string subject = grouped(row.scenario().cluster.gpus()) + " x " + gpuIds(row.scenario().cluster);
        if (row.problem)
            text += wrapped("refused: " + subject + ": " + errorText(*row.problem), terminal.width, 0) + "\n";
        if (!row.isProven)
            text += wrapped("cut short: " + subject + ": the search was stopped early, so there may be a better plan", terminal.width, 0) +
                    "\n";
    }
    return text;
}

}  // namespace

std::string decisionText(const DecisionTable& decision, const std::optional<std::size_t>& chosen, const Terminal& terminal)
{
    const Shown shown(decision);
    TextTable table(shown.columns());
    for (std::size_t row = 0; row < decision.rows.size(); ++row)
        addRow(table, decision.rows[row], markOf(decision, chosen, row), shown);
    std::string text = table.text(terminal.width);
    text += std::string("\n* no other row is both cheaper and faster") + (chosen ? "   > chosen" : "") + "\n";
    return text + openText(decision, shown, terminal) + assumedText(decision, shown, terminal) + problemText(decision, terminal);
}

}  // namespace shardscope::cli
