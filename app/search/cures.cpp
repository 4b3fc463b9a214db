// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/cures.h"

#include "app/document/follow_degrees.h"
#include "app/text/parameter_text.h"
#include "core/estimate/estimate.h"
#include "core/io/residuals_json.h"
#include "core/plan/check_plan.h"
#include "core/plan/nearest_values.h"

#include <algorithm>

namespace shardscope {
namespace {

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
    return FixEffect{std::move(changes), figuresOf(estimate), figuresOf(*made, estimate.memoryBand())};
}

int meritOf(const Figures& figures) { return int{figures.legal} + int{figures.fits}; }

/// Whether the finding is gone, and no rule is broken that was kept.
bool endsIt(const Finding& finding, const std::vector<Finding>& before, const std::vector<Finding>& after)
{
    const auto holds = [](const std::vector<Finding>& all, const Finding& wanted) {
        return std::any_of(all.begin(), all.end(), [&](const Finding& each) { return each.id == wanted.id && each.rule == wanted.rule; });
    };
    return !holds(after, finding) && std::all_of(after.begin(), after.end(), [&](const Finding& each) {
        return each.severity != Severity::Error || holds(before, each);
    });
}

template <typename Accepts>
std::optional<FixEffect> bestFix(const Finding& finding, const Estimate& estimate, const QSet<QString>& locked, const std::stop_token& stop,
                                 const Accepts& accepts)
{
    std::optional<FixEffect> best;
    for (const auto& [path, values] : finding.nearest) {
        const Parameter* parameter = findParameter(path);
        for (std::size_t i = 0; parameter && i < values.size() && !stop.stop_requested(); ++i) {
            std::optional<FixEffect> each = effectOf(*parameter, valueOf(*parameter, values[i]), estimate, locked);
            if (each && accepts(*each) && (!best || meritOf(each->after) > meritOf(best->after)))
                best = std::move(each);
        }
    }
    return best;
}

}  // namespace

TrialRules trialRules(const QSet<QString>& locked, std::optional<Target> target)
{
    TrialRules rules;
    for (const QString& path : locked)
        rules.fixed.insert(path.toStdString());
    rules.target = target;
    rules.evidence = &measuredEvidence();
    return rules;
}

std::vector<std::optional<FixEffect>> fixesOf(const TargetFindings& ofTarget, const Estimate& estimate, const QSet<QString>& locked,
                                              const std::stop_token& stop)
{
    std::vector<std::optional<FixEffect>> fixes;
    const std::vector<Finding> before = checkPlan(estimate.scenario(), ofTarget.target);
    for (const Finding& finding : ofTarget.findings)
        fixes.push_back(bestFix(finding, estimate, locked, stop, [&](const FixEffect& effect) {
            return endsIt(finding, before, checkPlan(withChanges(estimate.scenario(), effect.changes), ofTarget.target));
        }));
    return fixes;
}

Cures curesOf(const Estimate& estimate, const TargetFindings& ofTarget, const QSet<QString>& locked, const std::stop_token& stop)
{
    Cures cures;
    for (const Finding& finding : estimate.findings())
        cures.fixes.push_back(bestFix(finding, estimate, locked, stop, [](const FixEffect&) { return true; }));
    cures.fixesOfTarget = fixesOf(ofTarget, estimate, locked, stop);
    // Fields that the search may not vary are not offered either.
    const TrialRules rules = trialRules(locked, ofTarget.target);
    cures.remedies = remedies(estimate, stop, rules);
    cures.wastes = wastes(estimate, stop, rules);
    return cures;
}

}  // namespace shardscope
