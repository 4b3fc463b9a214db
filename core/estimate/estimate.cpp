// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/estimate.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/estimate/assumed_rate.h"
#include "core/estimate/profile_findings.h"
#include "core/estimate/step_findings.h"
#include "core/estimate/utilisation_findings.h"
#include "core/framework/tuning_defaults.h"
#include "core/learn/likeness.h"
#include "core/memory/memory_findings.h"
#include "core/model/validate.h"
#include "core/plan/check_plan.h"
#include "core/step/basis.h"
#include "core/step/step.h"

namespace shardscope {

void Estimate::addStep()
{
    Result<StepEstimate> step = estimateStep(*m_basis);
    if (!step) {
        m_stepProblem = step.error();
        return;
    }
    const double seconds = step->step.value();
    if (!std::isfinite(seconds) || seconds <= 0) {
        m_stepProblem = Error{ErrorCode::NotFinite, {std::to_string(seconds)}, {}, "/time/step_s"};
        return;
    }
    m_step = std::make_shared<const StepEstimate>(std::move(step).value());
    m_shares = Once<StepShares>([basis = m_basis, made = m_step] { return stepShares(*basis, *made); });
    m_throughput = throughputOf(*m_basis, *m_step);
    m_cost = costOf(*m_basis, *m_throughput);
    for (Finding& finding : stepFindings(m_scenario, *m_step))
        m_findings.push_back(std::move(finding));
    for (Finding& finding : profileFindings(m_scenario, *m_basis, *m_step))
        m_findings.push_back(std::move(finding));
    for (Finding& finding : utilisationFindings(m_scenario, *m_throughput))
        m_findings.push_back(std::move(finding));
}

void Estimate::addTrust(const Evidence& evidence)
{
    m_trust = trustOf(evidence, likenessOf(m_scenario));
    if (m_step && m_trust->time)
        m_trust->time = widened(*m_trust->time, assumedRateError(m_basis->site, *m_step));
    if (m_basis)
        m_trust->learned = m_basis->site.learned;
    if (m_step && m_trust->time && !m_trust->learned.empty())
        m_trust->time = narrowed(*m_trust->time, narrowedBy(m_trust->learned));
    if (m_basis && (hasProfileOfAnotherDevice(m_basis->site.cluster) || m_scenario.cluster.isMixed()))
        m_trust->time.reset();  // no run was measured on such a mixture
}

int Estimate::gpus() const { return m_plan->world; }

std::optional<double> Estimate::timeBand() const
{
    return m_step && m_trust && m_trust->time ? std::optional(m_trust->time->width) : std::nullopt;
}

std::optional<double> Estimate::memoryBand() const
{
    return m_trust && m_trust->memory ? std::optional(m_trust->memory->width) : std::nullopt;
}

const Architecture& Estimate::architecture() const { return m_basis ? *m_basis->site.architecture : *m_scenario.architecture; }

Fit Estimate::fit() const { return isLegal() ? fitOf(m_memory.peak, m_memory.capacity, memoryBand()) : Fit::DoesNotFit; }

Result<Estimate> makeEstimate(Scenario scenario, const Evidence* evidence)
{
    if (const Result<void> estimable = checkEstimable(*scenario.architecture); !estimable)
        return estimable.error();
    Estimate result;
    result.m_scenario = std::move(scenario);
    result.m_parameters = countParameters(*tunedArchitecture(result.m_scenario.architecture, resolvedTuning(result.m_scenario.training)));
    result.m_findings = checkPlan(result.m_scenario);
    // The ledger of stages that do not exist would only mislead, and may be absurdly large.
    if (hasErrors(result.m_findings)) {
        result.m_plan = std::make_shared<const ResolvedPlan>(resolvePlan(result.m_scenario));
        return result;
    }
    result.m_basis = std::make_shared<const Basis>(result.m_scenario);
    result.m_plan = {result.m_basis, &result.m_basis->plan};
    result.m_memory = estimateMemory(*result.m_basis);
    for (Finding& finding : shardingFindings(result.m_basis->site, *result.m_plan, result.m_basis->ledger))
        result.m_findings.push_back(std::move(finding));
    result.addStep();
    if (evidence)
        result.addTrust(*evidence);
    for (Finding& finding : memoryFindings(result.m_memory, result.memoryBand()))
        result.m_findings.push_back(std::move(finding));
    std::stable_sort(result.m_findings.begin(), result.m_findings.end(),
                     [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
    return result;
}

Result<Estimate> estimate(Scenario scenario) { return makeEstimate(std::move(scenario), nullptr); }

Result<Estimate> estimate(Scenario scenario, const Evidence& evidence) { return makeEstimate(std::move(scenario), &evidence); }

}  // namespace shardscope
