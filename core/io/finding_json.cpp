// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/finding_json.h"

#include "core/io/number_json.h"
#include "core/io/value_json.h"
#include "core/plan/nearest_values.h"
#include "core/text/finding_text.h"

namespace shardscope {
namespace {

template <typename Variant>
Json valueToJson(const Variant& value)
{
    return std::visit(
        [](const auto& held) -> Json {
            if constexpr (std::is_same_v<std::decay_t<decltype(held)>, double>)
                return numberToJson(held);
            else
                return held;
        },
        value);
}

Json findingToJson(const Finding& finding)
{
    Json json;
    json["id"] = finding.id;
    if (!finding.rule.empty())
        json["rule"] = finding.rule;
    json["severity"] = nameOf(finding.severity);
    json["numbers"] = Json::object();
    for (const auto& [name, value] : finding.numbers)
        json["numbers"][name] = valueToJson(value);
    json["nearest"] = Json::object();
    for (const auto& [path, values] : finding.nearest) {
        Json list = Json::array();
        const Parameter* parameter = findParameter(path);
        const bool isOfLists = parameter && parameter->kind == ParameterKind::ChoiceList;
        for (const NearestValue& value : values)
            list.push_back(isOfLists ? valueToJson(*parameter, valueOf(*parameter, value)) : valueToJson(value));
        json["nearest"][path] = std::move(list);
    }
    json["message"] = findingText(finding);
    json["source"] = finding.source;
    return json;
}

}  // namespace

Json findingsToJson(const std::vector<Finding>& findings)
{
    Json list = Json::array();
    for (const Finding& finding : findings)
        list.push_back(findingToJson(finding));
    return list;
}

}  // namespace shardscope
