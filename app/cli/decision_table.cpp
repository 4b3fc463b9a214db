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

void addRow(TextTable& table, const DecisionRow& row, const std::string& mark)
{
    const Cluster& cluster = row.scenario().cluster;
    const DecisionFigures none;
    const DecisionFigures& figures = row.figures ? *row.figures : none;
    constexpr double kMega = 1e6;
    const auto ofPlan = [&](std::string text) { return row.figures ? std::move(text) : std::string("–"); };
    table.add({mark, gpuIds(cluster), grouped(cluster.gpus()), ofPlan(inSeconds(figures.step)),
               ofPlan(grouped(static_cast<std::int64_t>(figures.tokensPerSecondPerGpu))), figures.mfu ? percent(*figures.mfu) : "–",
               known(figures.days, 1), money(figures.price), known(figures.pricePerMillionTokens, 3),
               figures.energyWh ? known(*figures.energyWh / kMega, 0) : "–", figures.timeBand ? "±" + percent(*figures.timeBand) : "–",
               fitText(figures.fit), planCell(row)});
}

/// Each assumption once, with the devices that it is made of where they differ.
std::string assumedText(const DecisionTable& decision, const Terminal& terminal)
{
    std::vector<std::string> lines;
    for (const DecisionRow& row : decision.rows) {
        for (const Assumption& each : row.assumed.assumptions) {
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
    TextTable table({{"", Align::Left},
                     {"GPU", Align::Left},
                     {"GPUs", Align::Right},
                     {"step", Align::Right},
                     {"tokens/s/GPU", Align::Right},
                     {"MFU", Align::Right},
                     {"days", Align::Right},
                     {"price", Align::Right},
                     {"per M tokens", Align::Right},
                     {"MWh", Align::Right},
                     {"band", Align::Right},
                     {"verdict", Align::Left},
                     {"plan", Align::Left}});
    for (std::size_t row = 0; row < decision.rows.size(); ++row)
        addRow(table, decision.rows[row], markOf(decision, chosen, row));
    std::string text = table.text(terminal.width);
    text += std::string("\n* no other row is both cheaper and faster") + (chosen ? "   > chosen" : "") + "\n";
    return text + assumedText(decision, terminal) + problemText(decision, terminal);
}

}  // namespace shardscope::cli
