// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/residuals_file.h"

#include <cmath>
#include <map>
#include <optional>
#include <tuple>

#include <nlohmann/json.hpp>

#include "core/model/parameters.h"
#include "core/validate/error_summary.h"

namespace shardscope::calibration {
namespace {

using Json = nlohmann::ordered_json;
using Key = std::tuple<std::string, std::string, std::string, std::string, bool, int, std::int64_t>;

Key keyOf(const Observation& observation)
{
    const Cluster& cluster = observation.scenario.cluster;
    return {observation.source,
            observation.preset(),
            cluster.gpu.id,
            observation.framework(),
            observation.experts,
            cluster.gpus(),
            observation.scenario.training.sequenceLength};
}

Json valuesOf(const std::vector<const Observation*>& group, std::optional<double> Observation::*value)
{
    constexpr double kThousand = 1000;
    Json values = Json::array();
    for (const Observation* one : group) {
        if (const std::optional<double> error = one->*value)
            values.push_back(std::round(kThousand * *error) / kThousand);
    }
    return values;
}

Json groupToJson(const std::vector<const Observation*>& group)
{
    const Observation& first = *group.front();
    const Scenario& scenario = first.scenario;
    std::vector<double> parameters;
    for (const Observation* one : group)
        parameters.push_back(static_cast<double>(countParameters(*one->scenario.architecture).total));
    Json json;
    json["source"] = first.source;
    if (first.family != first.source)
        json["family"] = first.family;
    json["model"] = first.preset();
    json["gpu"] = scenario.cluster.gpu.id;
    json["framework"] = first.framework();
    json["year"] = scenario.training.software.year ? Json(*scenario.training.software.year) : Json(nullptr);
    json["experts"] = first.experts;
    json["gpus"] = scenario.cluster.gpus();
    json["nodes"] = scenario.cluster.nodes;
    json["sequence"] = scenario.training.sequenceLength;
    json["parameters"] = std::llround(quantile(parameters, 0.5));
    json["time"] = valuesOf(group, &Observation::leftOut);
    json["time_without_generation"] = valuesOf(group, &Observation::withoutGeneration);
    json["memory"] = valuesOf(group, &Observation::memory);
    return json;
}

}  // namespace

std::string residualsJson(const std::vector<Observation>& observations)
{
    std::map<Key, std::vector<const Observation*>> groups;
    for (const Observation& observation : observations) {
        if (observation.leftOut || observation.memory)
            groups[keyOf(observation)].push_back(&observation);
    }
    std::string text = "{\"schema\": \"shardscope.residuals/1\", \"made_with\": \"calibration --leave-one-out\", \"groups\": [";
    bool isFirst = true;
    for (const auto& [key, group] : groups) {
        text += (isFirst ? "\n" : ",\n") + groupToJson(group).dump();
        isFirst = false;
    }
    return text + "\n]}\n";
}

}  // namespace shardscope::calibration
