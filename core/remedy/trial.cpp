// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/remedy/trial.h"

#include <algorithm>

#include "core/plan/check_plan.h"
#include "core/plan/framework_defaults.h"

namespace shardscope {
namespace {

/// The launcher whose rules the plan's framework has.
std::optional<Target> targetOf(const Training& training)
{
    switch (frameworkOf(training)) {
    case Framework::Megatron:
        return Target::Megatron;
    case Framework::MegatronBridge:
    case Framework::Nemo:
        return Target::MegatronBridge;
    default:
        return std::nullopt;
    }
}

}  // namespace

Trial::Trial(const Estimate& estimate, std::stop_token stop)
    : m_scenario(estimate.scenario()), m_stop(std::move(stop)), m_memoryBand(estimate.memoryBand())
{
    const std::optional<Target> target = targetOf(m_scenario.training);
    if (target && isLegal(m_scenario, target))
        m_target = target;
    for (const Finding& finding : checkPlan(m_scenario, m_target))
        m_known.insert(finding.id);
}

bool Trial::warnsAnew(const Scenario& scenario) const
{
    const std::vector<Finding> findings = checkPlan(scenario, m_target);
    return std::any_of(findings.begin(), findings.end(),
                       [this](const Finding& finding) { return finding.severity != Severity::Hint && !m_known.contains(finding.id); });
}

std::optional<Tried> Trial::tried(std::vector<Move> moves)
{
    Scenario scenario = moved(m_scenario, moves);
    return tried(std::move(scenario), std::move(moves));
}

std::optional<Tried> Trial::tried(Scenario scenario, std::vector<Move> moves)
{
    if (!isLegal(scenario, m_target) || warnsAnew(scenario))
        return std::nullopt;
    ++m_estimates;
    const Result<Estimate> made = estimate(scenario);
    if (!made || !made->isLegal() || !made->step())
        return std::nullopt;
    return Tried{std::move(moves), std::move(scenario), figuresOf(*made, m_memoryBand)};
}

}  // namespace shardscope
