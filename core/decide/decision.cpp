// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decide/decision.h"

#include <algorithm>
#include <utility>

#include "core/decide/best_plan.h"
#include "core/estimate/estimate.h"
#include "core/estimate/throughput.h"
#include "core/framework/tuning_defaults.h"

namespace shardscope {
namespace {

/// Precondition: the estimate has a step.
DecisionFigures figuresOfRun(const Estimate& estimate)
{
    const Throughput& throughput = *estimate.throughput();
    DecisionFigures figures;
    figures.fit = estimate.fit();
    figures.step = Seconds(throughput.tokensPerStep / throughput.tokensPerSecond);
    figures.tokensPerSecond = throughput.tokensPerSecond;
    figures.tokensPerSecondPerGpu = throughput.tokensPerSecondPerGpu;
    figures.mfu = throughput.mfu;
    figures.days = estimate.cost().days;
    figures.price = estimate.cost().price;
    figures.energyWh = estimate.cost().energyWh;
    figures.timeBand = estimate.timeBand();
    figures.pricePerMillionTokens = estimate.cost().pricePerMillionTokens;
    return figures;
}

/// The plan to take: one that fits, else the best tight one.
std::optional<Plan> planOf(const BestPlan& best)
{
    if (best.plan)
        return best.plan->scenario.plan;
    return best.tight ? std::optional(best.tight->found.plan) : std::nullopt;
}

}  // namespace

DecisionRow decisionRow(const Scenario& scenario, const DecisionRules& rules)
{
    DecisionRow row{.assumed = withAssumptions(scenario), .figures = {}, .problem = {}, .proof = {}};
    SearchRequest request{row.assumed.scenario};
    request.evidence = rules.evidence;
    request.top = 1;
    request.threads = rules.threads;
    const Result<Estimate> present = estimate(row.scenario(), *rules.evidence);
    if (!present) {
        row.problem = present.error();
        return row;
    }
    const bool isTune = isFineTune(scenario.training);
    if (isTune)
        row.farthest = farthestFit(row.scenario(), rules.evidence);
    const std::optional<BestPlan> best = bestPlanOf(request, nullptr, rules.stop, rules.patience);
    if (!best)
        return row;
    row.isProven = best->isProven;
    if (best->search && best->plan)
        row.proof = best->search->certificate;
    const std::optional<Plan> plan = planOf(*best);
    if (!plan)
        return row;
    row.assumed.scenario.plan = *plan;
    const Result<Estimate> made = estimate(row.scenario(), *rules.evidence);
    if (made && made->step())
        row.figures = figuresOfRun(*made);
    if (made && isTune)
        row.farthest = farthestFit(row.scenario(), rules.evidence);
    return row;
}

bool isOfWholeTraining(const std::vector<DecisionRow>& rows)
{
    return std::any_of(rows.begin(), rows.end(), [](const DecisionRow& row) { return row.figures && row.figures->days; });
}

TimeAndPrice timeAndPriceOf(const DecisionRow& row, bool isWhole)
{
    if (!row.figures)
        return {};
    if (isWhole)
        return {row.figures->days, row.figures->price};
    constexpr double kMega = 1e6;
    return {kMega / row.figures->tokensPerSecond / kSecondsPerDay, row.figures->pricePerMillionTokens};
}

DecisionTable decide(const std::vector<Scenario>& scenarios, const DecisionRules& rules, const DecisionListener& listener)
{
    DecisionTable decision;
    for (const Scenario& scenario : scenarios) {
        DecisionRow row = decisionRow(scenario, rules);
        if (rules.stop.stop_requested())
            break;
        if (listener)
            listener(row);
        decision.rows.push_back(std::move(row));
    }
    decision.front = frontOf(decision.rows);
    return decision;
}

std::string assumedCurrency(const DecisionTable& table)
{
    std::string listed;
    bool isStated = false;
    for (const DecisionRow& row : table.rows) {
        if (!row.assumed.currency.empty())
            listed = row.assumed.currency;
        else
            isStated = isStated || row.scenario().cluster.pricePerGpuHour;
    }
    return isStated ? listed : std::string();
}

std::vector<std::size_t> frontOf(const std::vector<DecisionRow>& rows)
{
    const bool isWhole = isOfWholeTraining(rows);
    std::vector<std::size_t> candidates;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const TimeAndPrice known = timeAndPriceOf(rows[i], isWhole);
        if (rows[i].fits() && known.price && known.days)
            candidates.push_back(i);
    }
    const auto key = [&](std::size_t i) {
        const TimeAndPrice known = timeAndPriceOf(rows[i], isWhole);
        return std::pair(*known.days, *known.price);
    };
    std::stable_sort(candidates.begin(), candidates.end(), [&](std::size_t a, std::size_t b) { return key(a) < key(b); });
    std::vector<std::size_t> front;
    for (const std::size_t i : candidates) {
        if (front.empty() || key(i).second < key(front.back()).second)
            front.push_back(i);
    }
    return front;
}

}  // namespace shardscope
