// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/cures.h"

#include "app/document/follow_degrees.h"
#include "app/text/parameter_text.h"
#include "core/estimate/estimate.h"

namespace shardscope {
namespace {

/// As the field takes it: a finding's numbers are all doubles.
Value valueFor(const Parameter& parameter, const NearestValue& nearest)
{
    if (const auto* flag = std::get_if<bool>(&nearest))
        return *flag;
    if (const auto* word = std::get_if<std::string>(&nearest))
        return *word;
    const double number = std::get<double>(nearest);
    if (parameter.kind == ParameterKind::Integer)
        return static_cast<std::int64_t>(number);
    return number;
}

/// Nothing where the field does not take the value, or where there is no estimate of what comes of it.
std::optional<FixEffect> effectOf(const Parameter& parameter, const Value& value, const Estimate& estimate, const QSet<QString>& locked)
{
    Scenario after = estimate.scenario();
    if (setParameter(after, parameter, value))
        return std::nullopt;
    const QString path = toText(parameter.path);
    if (worldDegrees().contains(path) || parameter.group() == "cluster")
        followDegrees(estimate.scenario(), after, path, locked);
    std::vector<FieldChange> changes = changesBetween(estimate.scenario(), after);
    const Result<Estimate> made = shardscope::estimate(std::move(after));
    if (!made || changes.empty())
        return std::nullopt;
    return FixEffect{std::move(changes), figuresOf(estimate), figuresOf(*made)};
}

int meritOf(const Figures& figures) { return int{figures.legal} + int{figures.fits}; }

std::optional<FixEffect> bestFix(const Finding& finding, const Estimate& estimate, const QSet<QString>& locked, const std::stop_token& stop)
{
    std::optional<FixEffect> best;
    for (const auto& [path, values] : finding.nearest) {
        const Parameter* parameter = findParameter(path);
        for (std::size_t i = 0; parameter && i < values.size() && !stop.stop_requested(); ++i) {
            std::optional<FixEffect> each = effectOf(*parameter, valueFor(*parameter, values[i]), estimate, locked);
            if (each && (!best || meritOf(each->after) > meritOf(best->after)))
                best = std::move(each);
        }
    }
    return best;
}

}  // namespace

Cures curesOf(const Estimate& estimate, const QSet<QString>& locked, const std::stop_token& stop)
{
    Cures cures;
    for (const Finding& finding : estimate.findings())
        cures.fixes.push_back(bestFix(finding, estimate, locked, stop));
    cures.remedies = remedies(estimate, stop);
    cures.wastes = wastes(estimate, stop);
    return cures;
}

}  // namespace shardscope
