// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/base/nearest_name.h"
#include "core/estimate/estimate.h"
#include "core/estimate/estimate_fields.h"
#include "core/estimate/throughput.h"
#include "core/explain/derivation_of.h"
#include "core/explain/explain_context.h"
#include "core/explain/time_parts.h"
#include "core/model/parameters.h"
#include "core/plan/resolved_plan.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

bool isBelowRoot(std::string_view field, std::string_view root)
{
    return field.substr(0, root.size()) == root && (field.size() == root.size() || field[root.size()] == '/');
}

/// "3/total" of "/memory/by_stage/3/total": the number, and what follows it.
std::pair<int, std::string_view> numbered(std::string_view rest)
{
    const std::size_t slash = rest.find('/');
    return {std::stoi(std::string(rest.substr(0, slash))), rest.substr(slash + 1)};
}

Part fits(const ExplainContext& context)
{
    if (!context.estimate.isLegal())
        return context.end("illegal-plan", 0);
    return context.of(Combine::Comparison, "/fits",
                      {explainMemoryField(context, "peak_bytes"), explainMemoryField(context, "capacity_bytes")});
}

Part countedParameters(const ExplainContext& context, const std::string& pointer)
{
    (void)countParameters(context.architecture, context.terms());
    return context.field(pointer, [&] { return context.noted(pointer); });
}

Part explainThroughput(const ExplainContext& context, const std::string& pointer)
{
    (void)explainTime(context, "step_s");
    if (pointer.ends_with("compute_to_communication"))
        (void)explainTime(context, "communication_s");
    const Throughput throughput = throughputOf(*context.whole, *context.estimate.step(), context.terms());
    if (pointer.starts_with("/cost/"))
        (void)costOf(*context.whole, throughput, context.terms());
    return context.noted(pointer);
}

/// The group of alike ranks whose figures a number is made from: its rank's, else that of the rank that decides it.
int explainedGroup(const Estimate& estimate, std::string_view pointer)
{
    if (!estimate.isLegal() || estimate.plan().groupCount() == 1)
        return 0;
    for (const std::string_view list : {"/memory/by_stage/", "/time/by_rank/"}) {
        if (pointer.starts_with(list))
            return estimate.plan().groupOfRank(numbered(pointer.substr(list.size())).first);
    }
    const bool isMemory = pointer.starts_with("/memory/") || pointer == "/fits" || !estimate.step();
    return estimate.plan().groupOfRank(isMemory ? estimate.memory().peakStage : estimate.step()->endingRank);
}

/// `pointer`: of a number that the estimate has.
Part fieldOf(const ExplainContext& context, const std::string& pointer)
{
    const std::string_view whole = pointer;
    const auto after = [&](std::string_view object) {
        return whole.starts_with(object) ? whole.substr(object.size()) : std::string_view();
    };
    if (const std::string_view rest = after("/memory/by_stage/"); !rest.empty()) {
        const auto [stage, name] = numbered(rest);
        constexpr std::string_view kLines = "lines/";
        return name.starts_with(kLines) ? explainLine(context, stage, name.substr(kLines.size())) : explainStageField(context, stage, name);
    }
    if (const std::string_view name = after("/memory/"); !name.empty())
        return explainMemoryField(context, name);
    if (pointer.starts_with("/parameters/"))
        return countedParameters(context, pointer);
    if (pointer == "/gpus" || pointer == "/fits")
        return context.field(pointer, [&] { return pointer == "/gpus" ? gpus(context) : fits(context); });
    if (const std::string_view rest = after("/time/by_rank/"); !rest.empty()) {
        const auto [rank, name] = numbered(rest);
        return explainRankTime(context, rank, name);
    }
    if (const std::string_view name = after("/trust/"); !name.empty())
        return explainTrust(context, name);
    if (const std::string_view name = after("/time/"); !name.empty())
        return explainTime(context, name);
    return explainThroughput(context, pointer);
}

/// Returns what a figure that some estimates lack is made from; empty: it is no such figure.
std::string_view neededFor(std::string_view field)
{
    constexpr std::pair<std::string_view, std::string_view> kNeeds[] = {
        {"/cost/days", "training.token_budget"},
        {"/cost/price", "training.token_budget and cluster.price_per_gpu_hour"},
        {"/cost/price_per_million_tokens", "cluster.price_per_gpu_hour"},
        {"/cost/energy_wh", "training.token_budget and cluster.watts_per_gpu"},
        {"/cost/goodput", "training.run.gpu_hours_per_failure"},
        {"/trust/time_band", "measured runs like it, and no profile of another device"},
        {"/trust/memory_band", "measured runs like it"},
    };
    const auto* const found = std::find_if(std::begin(kNeeds), std::end(kNeeds), [field](const auto& row) { return row.first == field; });
    return found == std::end(kNeeds) ? std::string_view() : found->second;
}

/// Whether it is a figure of the whole training, which has no end where failures come before the next checkpoint.
bool isEndless(const Estimate& estimate, std::string_view field)
{
    constexpr std::string_view kOfTheTraining[] = {"/cost/days", "/cost/price", "/cost/energy_wh", "/cost/failures"};
    return estimate.scenario().training.tokenBudget && estimate.cost().goodput && !estimate.cost().days &&
           std::find(std::begin(kOfTheTraining), std::end(kOfTheTraining), field) != std::end(kOfTheTraining);
}

Error unknownField(const Estimate& estimate, std::string_view field, const std::vector<EstimateField>& fields)
{
    if (isEndless(estimate, field))
        return Error{ErrorCode::BadUsage,
                     {std::string(field) + " is infinite: failures come before the next checkpoint, so the training never ends",
                      "/cost/goodput shows why"},
                     {},
                     {}};
    if (const std::string_view needed = neededFor(field); !needed.empty())
        return Error{
            ErrorCode::BadUsage, {std::string(field) + " is not known of this scenario", "it needs " + std::string(needed)}, {}, {}};
    std::vector<std::string> known;
    for (const EstimateField& candidate : fields)
        known.push_back(candidate.pointer);
    return Error{ErrorCode::UnknownName,
                 {"field of the estimate", std::string(field), nearestName(field, known),
                  "/fits, /gpus, /parameters/…, /memory/…, /memory/by_stage/N/…, /memory/by_stage/N/lines/…, /time/…, /time/by_rank/N/…, "
                  "/throughput/…, /cost/…, /trust/…"},
                 {},
                 {}};
}

std::optional<FigureBand> bandOf(const Estimate& estimate, std::string_view field)
{
    const bool isTime = field == "/time/step_s";
    const std::optional<double> width = isTime ? estimate.timeBand() : estimate.memoryBand();
    if (!width || (!isTime && field != "/memory/peak_bytes"))
        return std::nullopt;
    const double value = isTime ? estimate.step()->step.value() : estimate.memory().peak.value();
    return FigureBand{*width, endsOf(value, *width), *estimate.trust()};
}

}  // namespace

Result<Derivation> explain(const Estimate& estimate, std::string_view field)
{
    const std::vector<EstimateField> fields = estimateFields(estimate, field);
    const auto root =
        std::find_if(fields.begin(), fields.end(), [&](const EstimateField& candidate) { return isBelowRoot(field, candidate.pointer); });
    if (root == fields.end())
        return unknownField(estimate, field, estimateFields(estimate));
    const ExplainContext context(estimate, explainedGroup(estimate, root->pointer));
    const Record* asked = fieldOf(context, root->pointer);
    if (field != root->pointer)
        asked = partAt(*asked, root->pointer, field);
    if (asked == nullptr)
        return unknownField(estimate, field, estimateFields(estimate));
    Derivation derivation =
        derivationOf(*asked, std::string(field), [&](const Record& record, Derivation& end) { addProvenance(context, record, end); });
    derivation.band = bandOf(estimate, field);
    return derivation;
}

}  // namespace shardscope
