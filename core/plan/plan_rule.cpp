// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_rule.h"

namespace shardscope {

RuleScope scopeOf(std::optional<Target> target)
{
    if (!target)
        return kNoTarget;
    if (*target == Target::Megatron)
        return kMegatronLm;
    return *target == Target::MegatronBridge ? kMegatronBridge : kNoTarget;
}

const std::vector<PlanRule>& planRules()
{
    static const std::vector<PlanRule> rules = [] {
        std::vector<PlanRule> all;
        for (const std::vector<PlanRule>& family : {meshRules(), sequenceRules(), scheduleRules(), stageRules(), shardingRules(), megatronRules(), placementRules()})
            all.insert(all.end(), family.begin(), family.end());
        return all;
    }();
    return rules;
}

bool isBroken(const PlanRule& rule, const PlanFacts& facts)
{
    if (rule.needs != Needs::Nothing && !fillsWorld(facts))
        return false;
    if (rule.needs == Needs::Batches && !batchDivides(facts))
        return false;
    return !rule.holds(facts);
}

}  // namespace shardscope
