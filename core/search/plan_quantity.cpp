// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_quantity.h"

#include <algorithm>

#include "core/field/parameters.h"
#include "core/search/search.h"

namespace shardscope {
namespace {

/// As it acts: sequence parallelism needs tensor ranks; where nothing else is written, experts are cut as the rest, encoders are
/// whole, and no heads are exchanged inside a ring.
std::optional<double> valueOf(const Parameter& setting, const Plan& plan)
{
    if (setting.path == "plan.sequence_parallel")
        return plan.sequenceParallel && plan.tp > 1 ? 1 : 0;
    if (setting.path == "plan.etp")
        return plan.etp.value_or(plan.tp);
    if (setting.path == "plan.cp_inner")
        return plan.cpInner.value_or(1);
    if (setting.path == "plan.encoder.tp")
        return plan.encoder.tp.value_or(1);
    Scenario scenario;
    scenario.plan = plan;
    const Value value = setting.get(scenario);
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    if (const auto* isOn = std::get_if<bool>(&value))
        return *isOn ? 1 : 0;
    const auto* word = std::get_if<std::string>(&value);
    return word ? namedValue(setting, *word) : std::nullopt;
}

std::optional<double> valueOf(PlanFigure figure, const PlanFigures& figures)
{
    switch (figure) {
    case PlanFigure::Memory:
        return figures.peak.value();
    case PlanFigure::Step:
        return figures.step.value();
    case PlanFigure::Tokens:
        return figures.tokensPerSecondPerGpu;
    case PlanFigure::Mfu:
        return figures.mfu;
    case PlanFigure::Cost:
        return figures.costPerToken;
    }
    return std::nullopt;
}

}  // namespace

const std::vector<const Parameter*>& planSettings()
{
    static const std::vector<const Parameter*> settings = [] {
        std::vector<const Parameter*> found;
        for (const Parameter& parameter : parameters()) {
            if (!parameter.use.column.key.empty())
                found.push_back(&parameter);
        }
        std::stable_sort(found.begin(), found.end(),
                         [](const Parameter* a, const Parameter* b) { return a->use.column.place < b->use.column.place; });
        return found;
    }();
    return settings;
}

std::string_view nameOf(const PlanQuantity& quantity)
{
    const auto* figure = std::get_if<PlanFigure>(&quantity);
    return figure ? nameOf(*figure) : std::get<const Parameter*>(quantity)->use.column.key;
}

/// The setting whose values have names; null: a figure, or a number.
const Parameter* namedSetting(const PlanQuantity& quantity)
{
    const auto* setting = std::get_if<const Parameter*>(&quantity);
    const bool isNamed = setting && ((*setting)->kind == ParameterKind::Choice || (*setting)->kind == ParameterKind::Boolean);
    return isNamed ? *setting : nullptr;
}

std::optional<double> namedValue(const Parameter& setting, std::string_view word)
{
    if (setting.kind == ParameterKind::Boolean) {
        if (word == "on" || word == "true" || word == "1")
            return 1;
        return word == "off" || word == "false" || word == "0" ? std::optional(0.0) : std::nullopt;
    }
    const std::vector<std::string> choices = setting.choices();
    const auto place = std::find(choices.begin(), choices.end(), word);
    return place == choices.end() ? std::nullopt : std::optional(static_cast<double>(place - choices.begin()));
}

std::optional<double> valueOf(const PlanQuantity& quantity, const Plan& plan, const PlanFigures& figures)
{
    const auto* figure = std::get_if<PlanFigure>(&quantity);
    return figure ? valueOf(*figure, figures) : valueOf(*std::get<const Parameter*>(quantity), plan);
}

}  // namespace shardscope
