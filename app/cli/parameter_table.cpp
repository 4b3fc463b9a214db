// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/parameter_table.h"

#include "app/cli/human_units.h"
#include "app/cli/text_table.h"
#include "core/field/parameters.h"
#include "core/framework/default_switches.h"
#include "core/scenario/scenario.h"

namespace shardscope::cli {
namespace {

std::string written(const Value& value)
{
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return std::to_string(*whole);
    if (const auto* number = std::get_if<double>(&value))
        return fixed(*number, *number == static_cast<double>(static_cast<std::int64_t>(*number)) ? 0 : 2);
    if (const auto* text = std::get_if<std::string>(&value))
        return text->empty() ? "–" : *text;
    return "null";
}

std::string defaultText(const Parameter& parameter, const Scenario& defaults)
{
    if (parameter.required)
        return "required";
    if (parameter.followsRecipe)
        return "the recipe's";
    return parameter.kind == ParameterKind::Text || parameter.kind == ParameterKind::Document ? "–" : written(parameter.get(defaults));
}

std::string boundText(double bound)
{
    return bound < 1e15 && bound == static_cast<double>(static_cast<std::int64_t>(bound)) ? grouped(static_cast<std::int64_t>(bound))
                                                                                          : shortCount(bound);
}

/// "1 to 32,768 ranks", "bf16, fp16, …", or nothing.
std::string valuesText(const Parameter& parameter)
{
    if (parameter.choices) {
        std::string text;
        for (const std::string& choice : parameter.choices())
            text += (text.empty() ? "" : ", ") + choice;
        return text;
    }
    if (parameter.largest <= parameter.smallest)
        return {};
    return boundText(parameter.smallest) + " to " + boundText(parameter.largest) + (parameter.unit.empty() ? "" : " ") +
           std::string(parameter.unit);
}

std::string meaning(const Parameter& parameter)
{
    std::string text(parameter.description);
    const bool manyIds = parameter.path == "cluster.gpu" || parameter.path == "cluster.network" || parameter.path == "cluster.preset" ||
                         parameter.path == "model.preset" || parameter.path == "training.teacher";
    const std::string values = manyIds ? "one of the catalogue's" : valuesText(parameter);
    if (!values.empty())
        text += " [" + values + "]";
    if (!parameter.whenNull.empty())
        text += (parameter.nullable ? " null: " : " Default: ") + std::string(parameter.whenNull) + ".";
    return text;
}

}  // namespace

std::string parameterTable(const Terminal& terminal)
{
    TextTable table({{"field", Align::Left}, {"default", Align::Left}, {"meaning [values]", Align::Left}});
    const Scenario defaults = defaultScenario(Recipe::Megatron);
    for (const Parameter& parameter : parameters())
        table.add({std::string(parameter.path), defaultText(parameter, defaults), meaning(parameter)});
    return table.text(terminal.width);
}

}  // namespace shardscope::cli
