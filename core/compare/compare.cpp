// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/compare.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/remedy/figures.h"
#include "core/remedy/move.h"

namespace shardscope {
namespace {

/// Returns whether a field is compared: what names a model as a whole is one difference, and a preset of nodes follows from its fields.
bool isCompared(const Parameter& parameter) { return parameter.path != "cluster.preset" && parameter.path != "name"; }

std::optional<Figures> legalFigures(const Scenario& scenario)
{
    const Result<Estimate> made = estimate(scenario);
    if (!made || !made->isLegal())
        return std::nullopt;
    return figuresOf(*made);
}

/// The first scenario with this one value; data parallelism takes what the other degrees leave.
std::optional<Scenario> withValueOf(const Scenario& first, const Parameter& parameter, const Value& value)
{
    Scenario changed = first;
    if (parameter.path != "plan.dp")
        changed.plan.dp.reset();
    if (setParameter(changed, parameter, value))
        return std::nullopt;
    return parameter.group() == "plan" && parameter.path != "plan.dp" ? moved(std::move(changed), {}) : changed;
}

std::optional<LoneEffect> effectOf(const Scenario& first, const Figures& before, const Parameter& parameter, const Value& value)
{
    const std::optional<Scenario> changed = withValueOf(first, parameter, value);
    const std::optional<Figures> after = changed ? legalFigures(*changed) : std::nullopt;
    if (!after)
        return std::nullopt;
    LoneEffect effect;
    effect.heavier = after->peak.value() - before.peak.value();
    if (const std::optional<double> faster = speedUp(before, *after))
        effect.slower = 1 / (1 + *faster) - 1;
    return effect;
}

}  // namespace

std::vector<FieldDifference> differencesOf(const std::vector<Scenario>& scenarios, std::stop_token stop)
{
    std::vector<FieldDifference> differences;
    const Scenario& first = scenarios.front();
    const std::optional<Figures> before = legalFigures(first);
    for (const Parameter& parameter : parameters()) {
        if (!isCompared(parameter) || stop.stop_requested())
            continue;
        FieldDifference difference;
        difference.parameter = &parameter;
        for (const Scenario& scenario : scenarios)
            difference.values.push_back(parameter.get(scenario));
        const Value& own = difference.values.front();
        if (std::all_of(difference.values.begin(), difference.values.end(), [&own](const Value& value) { return value == own; }))
            continue;
        for (const Value& value : difference.values)
            difference.alone.push_back(before && value != own ? effectOf(first, *before, parameter, value) : std::nullopt);
        differences.push_back(std::move(difference));
    }
    return differences;
}

}  // namespace shardscope
