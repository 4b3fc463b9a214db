// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/explain.h"

#include <algorithm>

#include "core/base/nearest_name.h"
#include "core/estimate/estimate_fields.h"
#include "core/explain/explain_context.h"
#include "core/explain/time_context.h"

namespace shardscope {
namespace {

constexpr std::string_view kStages = "/memory/by_stage/";

bool isAtOrBelow(std::string_view field, std::string_view root)
{
    return field.substr(0, root.size()) == root && (field.size() == root.size() || field[root.size()] == '/');
}

Derivation explainFits(const ExplainContext& context)
{
    Derivations inputs;
    if (context.estimate.isLegal())
        inputs = {explainMemoryField(context, "peak_bytes"), explainMemoryField(context, "capacity_bytes")};
    return quantity("/fits", Combine::Comparison, context.estimate.fits() ? 1 : 0, std::move(inputs));
}

Derivation explainGpus(const ExplainContext& context)
{
    return quantity(
        "/gpus", Combine::Product, context.estimate.gpus(),
        {given("/cluster/nodes", context.scenario.cluster.nodes), given("/cluster/gpus_per_node", context.scenario.cluster.gpusPerNode)});
}

/// `pointer` is "/memory/by_stage/N/…".
Derivation explainOfStage(const ExplainContext& context, std::string_view pointer)
{
    const std::string_view rest = pointer.substr(kStages.size());
    const std::size_t slash = rest.find('/');
    const int stage = std::stoi(std::string(rest.substr(0, slash)));
    const std::string_view name = rest.substr(slash + 1);
    constexpr std::string_view kLines = "lines/";
    if (name.substr(0, kLines.size()) != kLines)
        return explainStageField(context, stage, name);
    return explainLine(context, context.estimate.memory().stages[static_cast<std::size_t>(stage)], name.substr(kLines.size()));
}

/// `pointer` is "/time/…", "/throughput/…" or "/cost/…"; nothing for another.
std::optional<Derivation> explainTimeField(const ExplainContext& context, std::string_view pointer)
{
    constexpr std::string_view kTime = "/time/";
    constexpr std::string_view kRanks = "/time/by_rank/";
    constexpr std::string_view kThroughput = "/throughput/";
    constexpr std::string_view kCost = "/cost/";
    if (!context.estimate.step())
        return std::nullopt;
    if (pointer.starts_with(kRanks)) {
        const std::string_view rest = pointer.substr(kRanks.size());
        const std::size_t slash = rest.find('/');
        return explainRankTime(TimeContext(context), std::stoi(std::string(rest.substr(0, slash))), rest.substr(slash + 1));
    }
    if (pointer.starts_with(kTime))
        return explainTime(TimeContext(context), pointer.substr(kTime.size()));
    if (pointer.starts_with(kThroughput))
        return explainThroughput(TimeContext(context), pointer.substr(kThroughput.size()));
    if (pointer.starts_with(kCost))
        return explainCost(TimeContext(context), pointer.substr(kCost.size()));
    return std::nullopt;
}

/// `pointer`: of a number that the estimate has.
Derivation explainField(const ExplainContext& context, std::string_view pointer)
{
    constexpr std::string_view kMemory = "/memory/";
    if (pointer.substr(0, kStages.size()) == kStages)
        return explainOfStage(context, pointer);
    if (pointer.substr(0, kMemory.size()) == kMemory)
        return explainMemoryField(context, pointer.substr(kMemory.size()));
    if (std::optional<Derivation> time = explainTimeField(context, pointer))
        return *std::move(time);
    if (pointer == "/parameters/total")
        return explainParametersTotal(context);
    if (pointer == "/parameters/active")
        return explainParametersActive(context);
    return pointer == "/gpus" ? explainGpus(context) : explainFits(context);
}

Error unknownField(std::string_view field, const std::vector<EstimateField>& fields)
{
    std::vector<std::string> known;
    for (const EstimateField& candidate : fields)
        known.push_back(candidate.pointer);
    return Error{ErrorCode::UnknownName,
                 {"field of the estimate", std::string(field), nearestName(field, known),
                  "/fits, /gpus, /parameters/…, /memory/…, /memory/by_stage/N/…, /memory/by_stage/N/lines/…, /time/…, /time/by_rank/N/…, /throughput/…, /cost/…"},
                 {},
                 {}};
}

}  // namespace

Result<Derivation> explain(const Estimate& estimate, std::string_view field)
{
    const std::vector<EstimateField> fields = estimateFields(estimate);
    const auto root =
        std::find_if(fields.begin(), fields.end(), [&](const EstimateField& candidate) { return isAtOrBelow(field, candidate.pointer); });
    if (root == fields.end())
        return unknownField(field, fields);
    Derivation derivation = explainField(ExplainContext(estimate), root->pointer);
    placeBelow(derivation);
    shareEqualParts(derivation);
    if (field == root->pointer)
        return derivation;
    if (std::optional<Derivation> part = partOf(derivation, field))
        return *std::move(part);
    return unknownField(field, fields);
}

}  // namespace shardscope
