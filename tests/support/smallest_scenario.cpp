// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/field/parameters.h"
#include "core/io/scenario_json.h"
#include "core/plan/check_plan.h"
#include "tests/support/random_scenarios.h"

namespace shardscope::test {
namespace {

using Fails = std::function<bool(const Scenario&)>;

constexpr const char* kSmallModels[] = {"playbook-1.34b", "gpt2", "llama-3.2-1b", "mixtral-8x7b", "deepseek-v2-lite"};

bool stillFails(const Scenario& scenario, const Fails& fails) { return isLegal(scenario) && fails(scenario); }

/// Returns the values that a field may take, the simplest first.
std::vector<Value> plainer(const Parameter& parameter, const Scenario& scenario)
{
    static const Scenario plain;
    const Value now = parameter.get(scenario);
    std::vector<Value> values;
    if (parameter.path == "model.preset")
        return {std::begin(kSmallModels), std::end(kSmallModels)};
    if (parameter.kind == ParameterKind::Document || parameter.path == "cluster.preset")
        return values;
    if (parameter.path == "cluster.gpu" || parameter.path == "cluster.network") {
        values.emplace_back(std::in_place_type<std::string>, parameter.path == "cluster.gpu" ? "h100-sxm" : "ib-ndr");
        return values;
    }
    if (parameter.nullable)
        values.emplace_back();
    if (const auto* number = std::get_if<std::int64_t>(&now)) {
        for (std::int64_t less = 1; less < *number; less *= 2)
            values.emplace_back(std::in_place_type<std::int64_t>, less);
    }
    values.emplace_back(parameter.get(plain));
    return values;
}

bool makePlainer(Scenario& scenario, const Parameter& parameter, const Fails& fails)
{
    const Value now = parameter.get(scenario);
    for (const Value& value : plainer(parameter, scenario)) {
        if (value == now)
            return false;
        Scenario candidate = scenario;
        if (!setParameter(candidate, parameter, value) && stillFails(candidate, fails)) {
            scenario = std::move(candidate);
            return true;
        }
    }
    return false;
}

std::string pointerTo(std::string_view group)
{
    std::string pointer = "/" + std::string(group);
    std::replace(pointer.begin(), pointer.end(), '.', '/');
    return pointer;
}

/// The document without the keys that do not change the read scenario.
Json leastDocument(const Scenario& scenario)
{
    const Json all = scenarioToJson(scenario);
    const auto saysTheSame = [&all](const Json& json) {
        const Result<Scenario> read = readScenario(json, "least");
        return read && scenarioToJson(*read) == all;
    };
    Json least = all;
    for (const Parameter& parameter : parameters()) {
        const Json::json_pointer pointer(parameter.group().empty() ? "" : pointerTo(parameter.group()));
        if (!least.contains(pointer))
            continue;
        Json candidate = least;
        candidate[pointer].erase(std::string(parameter.key()));
        if (saysTheSame(candidate))
            least = std::move(candidate);
    }
    return least;
}

}  // namespace

std::string smallest(const Scenario& scenario, const Fails& fails)
{
    Scenario small = scenario;
    small.name.clear();
    bool smaller = true;
    for (int round = 0; smaller && round < 6; ++round) {
        smaller = false;
        for (const Parameter& parameter : parameters())
            smaller = makePlainer(small, parameter, fails) || smaller;
    }
    return "echo '" + leastDocument(small).dump() + "' > s.json && shardscope-cli estimate s.json";
}

}  // namespace shardscope::test
