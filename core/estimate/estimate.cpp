// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/estimate.h"

#include <algorithm>
#include <utility>

#include "core/memory/memory_findings.h"
#include "core/model/validate.h"
#include "core/plan/check_plan.h"

namespace shardscope {

Result<Estimate> estimate(Scenario scenario)
{
    if (const Result<void> estimable = checkEstimable(*scenario.architecture); !estimable)
        return estimable.error();
    Estimate result;
    result.m_scenario = std::move(scenario);
    result.m_parameters = countParameters(*result.m_scenario.architecture);
    result.m_plan = resolvePlan(result.m_scenario);
    result.m_findings = checkPlan(result.m_scenario);
    // The ledger of stages that do not exist would only mislead, and may be absurdly large.
    if (hasErrors(result.m_findings))
        return result;
    result.m_memory = estimateMemory(result.m_scenario, result.m_plan);
    for (Finding& finding : memoryFindings(result.m_memory))
        result.m_findings.push_back(std::move(finding));
    std::stable_sort(result.m_findings.begin(), result.m_findings.end(),
                     [](const Finding& a, const Finding& b) { return a.severity < b.severity; });
    return result;
}

}  // namespace shardscope
