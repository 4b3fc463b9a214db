// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decide/sizing.h"

#include <algorithm>
#include <utility>

#include "core/decide/offered_cluster.h"
#include "core/estimate/throughput.h"
#include "core/framework/tuning_defaults.h"
#include "core/layer/document_rows.h"
#include "core/model/forward_models.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

bool keepsLimits(const DecisionRow& row, const SizeLimits& limits)
{
    const auto within = [](const std::optional<double>& value, const std::optional<double>& most) {
        return !most || (value && *value <= *most);
    };
    return row.fits() && within(row.figures->days, limits.days) && within(row.figures->price, limits.budget) &&
           (!limits.mfu || row.figures->mfu.value_or(0) >= *limits.mfu);
}

/// The less the better; unknown is worst.
std::array<double, 3> valueOf(const DecisionRow& row, SizeObjective objective, bool isWhole)
{
    constexpr double kUnknown = 1e300;
    const double gpus = row.scenario().cluster.gpus();
    const TimeAndPrice known = timeAndPriceOf(row, isWhole);
    const double price = known.price.value_or(kUnknown), days = known.days.value_or(kUnknown);
    switch (objective) {
    case SizeObjective::Gpus:
        return {gpus, price, days};
    case SizeObjective::Price:
        return {price, days, gpus};
    case SizeObjective::PricePerToken:
        return {row.figures->pricePerMillionTokens.value_or(kUnknown), days, gpus};
    case SizeObjective::Mfu:
        return {-row.figures->mfu.value_or(0), price, days};
    case SizeObjective::Days:
        break;
    }
    return {days, price, gpus};
}

/// No run is shorter: the model's FLOP at the dense peak of all GPUs, and no failures. 0 where there is no such peak, or no budget of tokens.
double leastDays(const Scenario& scenario, int gpus)
{
    const Training& training = scenario.training;
    const auto peak = scenario.cluster.gpu.peak(training.precision);
    if (!peak)
        return 0;
    const std::optional<double> tokens = withAssumptions(scenario).scenario.training.tokenBudget;
    if (!tokens)
        return 0;
    const ResolvedTuning tuning = resolvedTuning(training);
    const Flop ofToken =
        modelFlopPerToken(*tunedArchitecture(scenario.architecture, tuning), training, true) +
        forwardFlopPerToken(forwardModels(scenario.architecture, scenario.teacher, tuning), attendedTokens(training), true);
    return *tokens * ofToken.value() / (gpus * peak->value()) / kSecondsPerDay;
}

/// 1, 2, 4 … within a node, then every whole number of nodes.
std::vector<int> everySize(int gpusPerNode, int maxGpus)
{
    std::vector<int> sizes = sizesOf(gpusPerNode, std::min(gpusPerNode - 1, maxGpus));
    for (int gpus = gpusPerNode; gpus <= maxGpus; gpus += gpusPerNode)
        sizes.push_back(gpus);
    return sizes;
}

/// The counts of one kind, one after the other.
class Sizer {
public:
    Sizer(const SizeRequest& request, const DecisionRules& rules, const DecisionListener& listener, std::vector<DecisionRow>& rows)
        : m_request(request), m_rules(rules), m_listener(listener), m_rows(rows)
    {
    }

    /// Precondition: the scenario is on one node of its kind (`onNode`).
    void lookAt(const Scenario& kind)
    {
        const bool isFewest = m_request.limits.objective == SizeObjective::Gpus;
        const int perNode = kind.cluster.gpusPerNode;
        for (const int gpus : isFewest ? everySize(perNode, m_request.maxGpus) : sizesOf(perNode, m_request.maxGpus)) {
            if (m_request.limits.days && leastDays(kind, gpus) > *m_request.limits.days)
                continue;
            DecisionRow row = decisionRow(*withGpus(kind, gpus), m_rules);
            if (m_rules.stop.stop_requested())
                return;
            const bool isEnough = keepsLimits(row, m_request.limits);
            if (m_listener)
                m_listener(row);
            m_rows.push_back(std::move(row));
            if (isFewest && isEnough)
                return;
        }
    }

private:
    const SizeRequest& m_request;
    const DecisionRules& m_rules;
    const DecisionListener& m_listener;
    std::vector<DecisionRow>& m_rows;
};

/// A limit on the whole training needs its tokens, and no document says how many those of a fine-tune are.
std::optional<Error> problemOf(const SizeRequest& request)
{
    const bool limitsRun = request.limits.days || request.limits.budget;
    if (!limitsRun || withAssumptions(request.scenario).scenario.training.tokenBudget)
        return std::nullopt;
    return Error{ErrorCode::BadUsage,
                 {"the tokens of this fine-tune are not known, so neither its days nor its price",
                  "set training.token_budget: documents x tokens of each x epochs"},
                 request.limits.days ? "--days" : "--budget",
                 {}};
}

}  // namespace

std::optional<std::size_t> chosenOf(const std::vector<DecisionRow>& rows, const SizeLimits& limits)
{
    const bool isWhole = isOfWholeTraining(rows);
    const auto value = [&](std::size_t row) { return valueOf(rows[row], limits.objective, isWhole); };
    // Nothing is the cheapest whose price nobody knows.
    const bool needsPrice = limits.objective == SizeObjective::Price || limits.objective == SizeObjective::PricePerToken;
    std::optional<std::size_t> chosen;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool isKnown = !needsPrice || timeAndPriceOf(rows[i], isWhole).price;
        if (isKnown && keepsLimits(rows[i], limits) && (!chosen || value(i) < value(*chosen)))
            chosen = i;
    }
    return chosen;
}

std::vector<int> sizesOf(int gpusPerNode, int maxGpus)
{
    std::vector<int> sizes;
    for (int gpus = 1; gpus < gpusPerNode && gpus <= maxGpus; gpus *= 2)
        sizes.push_back(gpus);
    constexpr int kOctave = 4;
    for (int nodes = 1, step = 1; nodes <= maxGpus / gpusPerNode; nodes += step) {
        sizes.push_back(nodes * gpusPerNode);
        if (nodes == 2 * kOctave * step)
            step *= 2;
    }
    return sizes;
}

Result<Sizing> findSize(const SizeRequest& request, const DecisionRules& rules, const DecisionListener& listener)
{
    if (const std::optional<Error> error = problemOf(request))
        return *error;
    Sizing sizing;
    std::vector<Scenario> kinds;
    for (const std::string& id : request.gpus) {
        const Result<Gpu> gpu = gpuOfId(id);
        if (!gpu)
            return gpu.error();
        kinds.push_back(onNode(request.scenario, *gpu));
    }
    if (kinds.empty() && request.scenario.cluster.isMixed())
        return Error{ErrorCode::BadUsage, {"a size is that of a cluster of one kind", "name the kinds to look at with --gpus"}, {}, {}};
    if (kinds.empty())
        kinds.push_back(onNode(request.scenario, request.scenario.cluster.gpu));
    Sizer sizer(request, rules, listener, sizing.table.rows);
    for (const Scenario& kind : kinds)
        sizer.lookAt(kind);
    sizing.table.front = frontOf(sizing.table.rows);
    sizing.chosen = chosenOf(sizing.table.rows, request.limits);
    return sizing;
}

}  // namespace shardscope
