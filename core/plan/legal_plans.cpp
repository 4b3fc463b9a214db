// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/legal_plans.h"

#include <algorithm>

namespace shardscope {
LegalPlans::LegalPlans(std::optional<Target> target, bool withFiles) : m_ofKind(EnumNames<ScheduleKind>::names.size())
{
    const RuleScope scope = scopeOf(target) | kNoTarget;
    for (const PlanRule& rule : planRules()) {
        if ((rule.severity != Severity::Error && !rule.isLacking) || (rule.scope & scope) == 0)
            continue;
        if (rule.isOfFiles && !withFiles)
            continue;
        Rules& rules = rule.shapeRule ? m_ofKind[static_cast<std::size_t>(rule.kind)] : m_rules[static_cast<std::size_t>(rule.part)];
        rules.push_back(&rule);
    }
}

bool LegalPlans::areKept(RulePart part, const PlanFacts& facts) const
{
    const auto broken = [&](const PlanRule* rule) { return isBroken(*rule, facts); };
    const auto areAllKept = [&](const Rules& rules) { return std::none_of(rules.begin(), rules.end(), broken); };
    return areAllKept(m_rules[static_cast<std::size_t>(part)]) &&
           (part != RulePart::Schedule || areAllKept(m_ofKind[static_cast<std::size_t>(facts.schedule)]));
}

}  // namespace shardscope
