// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plan_options.h"

#include <algorithm>

#include "app/document/obstacle.h"
#include "core/framework/tuning_defaults.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"

namespace shardscope {
namespace {

/// The value as it stands is shown even where it divides nothing.
std::vector<Value> with(std::vector<Value> values, std::int64_t current)
{
    const auto place = std::lower_bound(values.begin(), values.end(), Value(current));
    if (place == values.end() || *place != Value(current))
        values.insert(place, Value(current));
    return values;
}

using Names = std::vector<std::string>;

bool has(const Value& list, const std::string& entry)
{
    const auto* names = std::get_if<Names>(&list);
    return names && std::find(names->begin(), names->end(), entry) != names->end();
}

/// The entries of a list of choices: those of the scenario, of any list that is tried, and those that a rule excludes, with that rule. What
/// is left means nothing for the scenario's model.
std::vector<PlanOption> entriesOf(const Parameter& parameter, const Scenario& scenario, const Obstacles& obstacles)
{
    std::vector<Value> lists = parameter.use.tried(scenario);
    lists.push_back(parameter.get(scenario));
    std::vector<PlanOption> entries;
    for (const std::string& choice : parameter.choices()) {
        std::optional<Finding> obstacle = obstacles.to(parameter, toggled(scenario, parameter, choice));
        if (obstacle || std::any_of(lists.begin(), lists.end(), [&](const Value& list) { return has(list, choice); }))
            entries.push_back({choice, std::move(obstacle)});
    }
    return entries;
}

/// Numbers that are tried, and choices of what a search turns: rules are about those.
std::vector<Value> offered(const Parameter& parameter, const Scenario& scenario)
{
    if (parameter.kind == ParameterKind::Integer && parameter.use.tried)
        return with(parameter.use.tried(scenario), wholeIn(scenario, parameter));
    std::vector<Value> values;
    if (parameter.kind == ParameterKind::Choice && parameter.use.search == SearchRole::Turned) {
        for (const std::string& choice : parameter.choices())
            values.emplace_back(choice);
    }
    return values;
}

}  // namespace

std::int64_t wholeIn(const Scenario& scenario, const Parameter& parameter)
{
    const Value value = parameter.get(scenario);
    if (const auto* number = std::get_if<std::int64_t>(&value))
        return *number;
    if (parameter.path == "plan.etp")
        return resolvePlan(scenario).etp;
    if (parameter.path == "training.adapter.rank")
        return resolvedTuning(scenario.training).adapter.rank;
    return parameter.path == "plan.dp" ? resolvePlan(scenario).dp : static_cast<std::int64_t>(parameter.smallest);
}

Value toggled(const Scenario& scenario, const Parameter& parameter, const std::string& entry)
{
    const Value before = parameter.get(scenario);
    Names names;
    for (const std::string& choice : parameter.choices()) {
        if (has(before, choice) != (choice == entry))
            names.push_back(choice);
    }
    return names.empty() ? Value() : Value(std::move(names));
}

std::shared_ptr<const PlanOptions> planOptions(const Scenario& scenario, const QSet<QString>& locked)
{
    const Obstacles obstacles(scenario, locked);
    auto options = std::make_shared<PlanOptions>();
    for (const Parameter& parameter : parameters()) {
        if (parameter.use.control.part == ControlPart::None)
            continue;
        if (parameter.kind == ParameterKind::ChoiceList)
            (*options)[std::string(parameter.path)] = entriesOf(parameter, scenario, obstacles);
        for (const Value& value : offered(parameter, scenario))
            (*options)[std::string(parameter.path)].push_back({value, obstacles.to(parameter, value)});
    }
    return options;
}

}  // namespace shardscope
