// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decide/decision.h"
#include "core/hardware/catalog.h"
#include "core/hardware/node_groups.h"
#include "core/io/answers.h"
#include "core/io/certificate_json.h"
#include "core/io/number_json.h"
#include "core/io/scenario_json.h"
#include "core/text/error_text.h"
#include "core/text/message_text.h"

namespace shardscope {
namespace {

void addFigures(Json& json, const DecisionFigures& figures)
{
    json["fit"] = nameOf(figures.fit);
    json["step_s"] = figures.step.value();
    json["tokens_per_s"] = figures.tokensPerSecond;
    json["tokens_per_s_per_gpu"] = figures.tokensPerSecondPerGpu;
    const auto add = [&json](const char* key, const std::optional<double>& value, double unit = 1) {
        if (value)
            json[key] = *value / unit;
    };
    constexpr double kMega = 1e6;
    add("mfu", figures.mfu);
    add("days", figures.days);
    add("price", figures.price);
    add("price_per_million_tokens", figures.pricePerMillionTokens);
    add("energy_mwh", figures.energyWh, kMega);
    add("time_band", figures.timeBand);
}

Json rowToJson(const DecisionRow& row)
{
    const Scenario& scenario = row.scenario();
    const NodePreset* preset = scenario.cluster.isMixed() ? nullptr : hardwareCatalog().presetOf(scenario.cluster);
    const Json written = scenarioToJson(scenario);
    Json json{{"scenario", scenario.name}, {"cluster", preset ? preset->id : gpuIds(scenario.cluster)}, {"gpus", scenario.cluster.gpus()}};
    if (row.figures) {
        json["plan"] = written["plan"];
        addFigures(json, *row.figures);
    } else {
        json["fit"] = nameOf(Fit::DoesNotFit);
    }
    if (row.farthest && row.farthest->sequenceLength)
        json["longest_sequence"] = *row.farthest->sequenceLength;
    if (row.farthest && row.farthest->microBatch)
        json["largest_micro_batch"] = *row.farthest->microBatch;
    if (!row.assumed.currency.empty())
        json["currency"] = row.assumed.currency;
    for (const Assumption& each : row.assumed.assumptions)
        json["assumed"].push_back({{"path", each.path}, {"value", numberToJson(each.value)}, {"why", messageText(each.why)}});
    if (row.problem)
        json["refused"] = errorText(*row.problem);
    if (row.proof)
        json["certificate"] = certificateToJson(*row.proof);
    if (!row.isProven)
        json["stopped"] = true;
    return json;
}

}  // namespace

std::string decisionTableToJson(const DecisionTable& decision, const std::optional<std::size_t>& chosen)
{
    std::string text = "{\n  \"schema\": \"shardscope.decision/1\",\n  \"rows\": [";
    for (std::size_t i = 0; i < decision.rows.size(); ++i)
        text += (i == 0 ? "\n    " : ",\n    ") + rowToJson(decision.rows[i]).dump();
    text += (decision.rows.empty() ? "]" : "\n  ]") + (",\n  \"front\": " + Json(decision.front).dump());
    if (const std::string currency = assumedCurrency(decision); !currency.empty())
        text += ",\n  \"assumed_currency\": " + Json(currency).dump();
    if (chosen)
        text += ",\n  \"chosen\": " + std::to_string(*chosen);
    return text + "\n}\n";
}

}  // namespace shardscope
