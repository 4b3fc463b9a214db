// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/obstacle.h"

#include <algorithm>

#include "app/document/follow_degrees.h"
#include "app/text/parameter_text.h"
#include "core/plan/check_plan.h"
#include "core/scenario/scenario.h"

namespace shardscope {

Obstacles::Obstacles(const Scenario& scenario, const QSet<QString>& locked) : m_scenario(scenario), m_locked(locked)
{
    for (const Finding& finding : checkPlan(scenario)) {
        if (finding.severity == Severity::Error)
            m_broken.push_back(finding.id);
    }
}

std::optional<Finding> Obstacles::to(const Parameter& parameter, const Value& value) const
{
    Scenario changed = m_scenario;
    if (setParameter(changed, parameter, value))
        return std::nullopt;
    followDegrees(m_scenario, changed, toText(parameter.path), m_locked);
    if (isLegal(changed))
        return std::nullopt;
    for (Finding& finding : checkPlan(changed)) {
        const bool isNew = std::find(m_broken.begin(), m_broken.end(), finding.id) == m_broken.end();
        if (finding.severity == Severity::Error && isNew)
            return std::move(finding);
    }
    return std::nullopt;
}

}  // namespace shardscope
