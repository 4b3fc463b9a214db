// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/check_plan.h"

#include "core/plan/nearest_values.h"
#include "core/plan/plan_rule.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace shardscope {
namespace {

Finding findingOf(const PlanRule& rule, const PlanFacts& facts, RuleScope scope)
{
    Finding finding{std::string(rule.id), std::string(rule.rule), rule.severity, {}, {}, std::string(rule.source)};
    for (const NamedNumber& number : rule.numbers) {
        if (const auto value = number.of(facts))
            finding.numbers.emplace_back(number.name, *value);
    }
    for (const Knob& knob : rule.knobs) {
        std::vector<NearestValue> values = nearestValues(rule, facts, knob, scope);
        if (!values.empty())
            finding.nearest.emplace_back(knob.path, std::move(values));
    }
    return finding;
}

template <typename Predicate>
std::vector<Finding> findingsWhere(const Scenario& scenario, RuleScope scope, Predicate wanted)
{
    const PlanFacts facts = planFacts(scenario);
    std::vector<Finding> findings;
    for (const PlanRule& rule : planRules()) {
        if ((rule.scope & scope) != 0 && wanted(rule) && isBroken(rule, facts))
            findings.push_back(findingOf(rule, facts, scope));
    }
    std::stable_sort(findings.begin(), findings.end(), [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
    return findings;
}

template <typename Predicate>
bool areKept(const Scenario& scenario, RuleScope scope, Predicate wanted)
{
    const PlanFacts facts = planFacts(scenario);
    const std::vector<PlanRule>& rules = planRules();
    return std::none_of(rules.begin(), rules.end(),
                        [&](const PlanRule& rule) { return (rule.scope & scope) != 0 && wanted(rule) && isBroken(rule, facts); });
}

}  // namespace

std::vector<Finding> checkPlan(const Scenario& scenario, std::optional<Target> target)
{
    return findingsWhere(scenario, scopeOf(target), [](const PlanRule&) { return true; });
}

std::vector<Finding> checkMesh(const Scenario& scenario)
{
    return findingsWhere(scenario, kNoTarget, [](const PlanRule& rule) { return rule.rule == "C-1" || rule.rule == "C-2"; });
}

bool isLegal(const Scenario& scenario, std::optional<Target> target)
{
    return areKept(scenario, scopeOf(target), [](const PlanRule& rule) { return rule.severity == Severity::Error && !rule.isOfFiles; });
}

bool isLaunchable(const Scenario& scenario, std::optional<Target> target)
{
    return isOfFramework(scenario, target) && areKept(scenario, scopeOf(target), [](const PlanRule& rule) { return rule.isOfFiles; });
}

bool isOfFramework(const Scenario& scenario, std::optional<Target> target)
{
    return areKept(scenario, scopeOf(target) | kNoTarget,
                   [](const PlanRule& rule) { return (rule.severity == Severity::Error || rule.isLacking) && !rule.isOfFiles; });
}

bool hasErrors(const std::vector<Finding>& findings)
{
    return std::any_of(findings.begin(), findings.end(), [](const Finding& finding) { return finding.severity == Severity::Error; });
}

DerivedPlan derivePlan(const Scenario& scenario)
{
    const PlanFacts facts = planFacts(scenario);
    DerivedPlan derived;
    if (fillsWorld(facts)) {
        derived.dp = facts.dataParallel();
        if (batchDivides(facts))
            derived.microBatches = facts.microBatches();
    }
    if (expertsFit(facts))
        derived.edp = facts.expertData();
    derived.virtualPipeline = facts.chunksPerRank();
    derived.sequenceParallel = facts.usesSequenceParallel();
    return derived;
}

}  // namespace shardscope
