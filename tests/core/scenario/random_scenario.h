// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <random>
#include <string>

#include "core/field/parameters.h"
#include "core/framework/default_switches.h"
#include "core/scenario/order.h"
#include "core/scenario/scenario.h"

namespace shardscope::test {

using Random = std::mt19937_64;

inline std::int64_t randomInteger(const Parameter& parameter, Random& random)
{
    return std::uniform_int_distribution<std::int64_t>(static_cast<std::int64_t>(parameter.smallest),
                                                       static_cast<std::int64_t>(parameter.largest))(random);
}

inline std::string randomText(Random& random)
{
    static const std::string pieces[] = {"run", "7", " ", "\"", "\\", "é", "/", "~", "\n"};
    std::string text;
    for (int count = static_cast<int>(random() % 6); count > 0; --count)
        text += pieces[random() % std::size(pieces)];
    return text;
}

/// Returns a legal value of a field; sometimes null where null is allowed.
inline Value randomValue(const Parameter& parameter, Random& random)
{
    if (parameter.nullable && random() % 3 == 0)
        return {};
    switch (parameter.kind) {
    case ParameterKind::Boolean:
        return random() % 2 == 0;
    case ParameterKind::Integer:
        return randomInteger(parameter, random);
    case ParameterKind::Number:
        return std::uniform_real_distribution<double>(parameter.smallest, parameter.largest)(random);
    case ParameterKind::Choice: {
        const std::vector<std::string> choices = parameter.choices();
        return choices[random() % choices.size()];
    }
    case ParameterKind::Text:
        return randomText(random);
    case ParameterKind::Order: {
        RankOrder order = kMegatronOrder;
        std::shuffle(order.begin(), order.end(), random);
        return orderText(order);
    }
    case ParameterKind::IntegerList: {
        std::vector<std::int64_t> list(random() % 5);
        for (std::int64_t& entry : list)
            entry = randomInteger(parameter, random);
        return list;
    }
    case ParameterKind::ChoiceList: {
        std::vector<std::string> list = parameter.choices();
        std::shuffle(list.begin(), list.end(), random);
        list.resize(random() % (list.size() + 1));
        return list;
    }
    case ParameterKind::Document:
        if (parameter.path == "training.lengths")
            return std::string("gsm8k");
        break;
    }
    return std::string("profiles/node.json");
}

/// Returns a scenario of a built-in model with every field at a legal value.
inline Scenario randomScenario(Random& random)
{
    Scenario scenario;
    for (const Parameter& parameter : parameters()) {
        if (parameter.group() != "model" || parameter.path == "model.preset") {
            Value value = randomValue(parameter, random);
            if (parameter.path == "model.preset" && isNull(value))
                value = parameter.choices().front();
            (void)setParameter(scenario, parameter, value);
        }
    }
    scenario.cluster.nodes = std::min(scenario.cluster.nodes, static_cast<int>(kMostGpus / scenario.cluster.gpusPerNode));
    return scenario;
}

}  // namespace shardscope::test
