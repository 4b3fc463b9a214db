// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/answers.h"

#include "core/io/certificate_json.h"
#include "core/io/number_json.h"
#include "core/io/scenario_json.h"
#include "core/io/value_json.h"
#include "core/io/varied_search_json.h"
#include "core/search/search.h"
#include "core/text/error_text.h"
#include "core/text/finding_text.h"

namespace shardscope {

Json certificateToJson(const SearchCertificate& certificate)
{
    Json json;
    json["objective"] = nameOf(certificate.objective);
    json["best"] = numberToJson(certificate.best);
    if (certificate.bound)
        json["bound"] = numberToJson(*certificate.bound);
    if (certificate.isRelaxed)
        json["relaxed"] = true;
    return json;
}

namespace {

Json lossesToJson(const PlanLosses& losses)
{
    Json json = Json::object();
    for (const StepLoss& loss : losses.slowerBy)
        json[std::string(nameOf(loss.term)) + "_s"] = loss.more.value();
    for (const MemoryLoss& loss : losses.heavierBy)
        json[std::string(nameOf(loss.memoryClass)) + "_bytes"] = numberToJson(loss.more.value());
    return json;
}

Json foundToJson(const FoundPlan& found, const Scenario& base, bool isCompared)
{
    Scenario scenario = base;
    scenario.plan = found.plan;
    const PlanFigures& figures = found.figures;
    Json json;
    json["plan"] = scenarioToJson(scenario)["plan"];
    json["step_s"] = figures.step.value();
    json["tokens_per_s_per_gpu"] = figures.tokensPerSecondPerGpu;
    if (figures.mfu)
        json["mfu"] = *figures.mfu;
    json["peak_bytes"] = numberToJson(figures.peak.value());
    json["fit"] = nameOf(figures.fit);
    if (figures.costPerToken)
        json["cost_per_token"] = *figures.costPerToken;
    if (isCompared)
        json["loses_by"] = lossesToJson(found.losses);
    if (found.needs) {
        json["needs"] = Json::array();
        for (const Target target : *found.needs)
            json["needs"].push_back(nameOf(target));
    }
    if (!found.numerics.empty())
        json["changes_numerics"] = found.numerics;
    return json;
}

Json countsToJson(const SearchCounts& counts)
{
    Json reasons = Json::object();
    for (const auto& [reason, name] : EnumNames<Pruned>::names)
        reasons[std::string(name)] = counts.prunedFor(reason);
    Json json;
    json["enumerated"] = counts.enumerated;
    json["evaluated"] = counts.evaluated;
    json["pruned"] = counts.pruned();
    json["pruned_by"] = std::move(reasons);
    json["fitting"] = counts.fitting;
    json["tight"] = counts.tight;
    return json;
}

std::string linesOf(const std::vector<FoundPlan>& plans, const Scenario& base, bool areCompared)
{
    std::string text;
    for (std::size_t i = 0; i < plans.size(); ++i)
        text += (i == 0 ? "\n    " : ",\n    ") + foundToJson(plans[i], base, areCompared && i > 0 && i < kExplainedPlans).dump();
    return text + (plans.empty() ? "]" : "\n  ]");
}

}  // namespace

std::string searchToJson(const SearchResult& result, const Scenario& scenario)
{
    std::string text = "{\n  \"schema\": \"shardscope.search/1\",\n  \"counts\": " + countsToJson(result.counts).dump() +
                       ",\n  \"seconds\": " + Json(result.seconds).dump() + ",\n  \"plans\": [" + linesOf(result.plans, scenario, true) +
                       ",\n  \"pareto\": [" + linesOf(result.pareto, scenario, false);
    if (result.tightBest) {
        Json best = foundToJson(result.tightBest->found, scenario, false);
        if (result.tightBest->gain)
            best["gain"] = *result.tightBest->gain;
        text += ",\n  \"tight_best\": " + best.dump();
    }
    if (result.certificate)
        text += ",\n  \"certificate\": " + certificateToJson(*result.certificate).dump();
    return text + "\n}\n";
}

namespace {

Json valuesToJson(const VariedSearch& varied, const Variation& row)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < varied.fields.size(); ++i)
        json[std::string(varied.fields[i].parameter->path)] = valueToJson(*varied.fields[i].parameter, row.values[i]);
    return json;
}

Json variationToJson(const VariedSearch& varied, const Variation& row)
{
    Json json = foundToJson(*row.best, row.scenario, false);
    json["varied"] = valuesToJson(varied, row);
    if (row.proof)
        json["certificate"] = certificateToJson(*row.proof);
    return json;
}

Json withoutPlanToJson(const VariedSearch& varied, const Variation& row)
{
    Json json{{"varied", valuesToJson(varied, row)}, {"counts", countsToJson(row.counts)}};
    if (row.problem)
        json["refused"] = errorText(*row.problem);
    else if (row.refusal)
        json["refused"] = findingText(*row.refusal);
    return json;
}

std::string listOf(const std::vector<Json>& entries)
{
    std::string text = "[";
    for (std::size_t i = 0; i < entries.size(); ++i)
        text += (i == 0 ? "\n    " : ",\n    ") + entries[i].dump();
    return text + (entries.empty() ? "]" : "\n  ]");
}

}  // namespace

std::string variedSearchToJson(const VariedSearch& varied)
{
    Json paths = Json::array();
    for (const VariedField& field : varied.fields)
        paths.push_back(field.parameter->path);
    std::vector<Json> plans, front, without;
    for (const Variation& row : varied.rows)
        (row.best ? plans : without).push_back(row.best ? variationToJson(varied, row) : withoutPlanToJson(varied, row));
    for (const std::size_t row : varied.front)
        front.push_back(plans[row]);
    return "{\n  \"schema\": \"shardscope.search/1\",\n  \"varied\": " + paths.dump() +
           ",\n  \"are_different_trainings\": " + Json(varied.training == TrainingChange::Another).dump() +
           ",\n  \"counts\": " + countsToJson(varied.counts).dump() + ",\n  \"seconds\": " + Json(varied.seconds).dump() +
           ",\n  \"plans\": " + listOf(plans) + ",\n  \"pareto\": " + listOf(front) + ",\n  \"without_plan\": " + listOf(without) + "\n}\n";
}

}  // namespace shardscope
