// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_rule.h"

#include "core/schedule/schedule_traits.h"

#include <algorithm>

namespace shardscope {
namespace {

/// A rule of a schedule holds where no rule of that id of the plan's own kind is broken.
bool holds(const PlanRule& rule, const PlanFacts& facts)
{
    if (rule.shapeRule == nullptr)
        return rule.holds(facts);
    const PipelineShape shape = facts.shape();
    const auto ofKind = traitsOf(facts.schedule).rules;
    return std::all_of(ofKind.begin(), ofKind.end(), [&](const ShapeRule& own) { return own.id != rule.id || own.holds(shape); });
}

/// Each kind's rule speaks for itself only.
bool speaks(const PlanRule& rule, const PlanFacts& facts) { return rule.shapeRule == nullptr || facts.schedule == rule.kind; }

}  // namespace

const std::vector<PlanRule>& planRules()
{
    static const std::vector<PlanRule> rules = [] {
        std::vector<PlanRule> all;
        for (const std::vector<PlanRule>& family :
             {meshRules(),       sequenceRules(),    scheduleRules(),      stageRules(),    offloadRules(),    expertBufferRules(),
              shardingRules(),   weightShardRules(), megatronRules(),      nanotronRules(), torchtitanRules(), deepSpeedRules(),
              accelerateRules(), placementRules(),   encoderRules(),       groupRules(),    tuningRules(),     objectiveRules(),
              tunerRules(),      documentRules(),    dynamicContextRules()})
            all.insert(all.end(), family.begin(), family.end());
        return all;
    }();
    return rules;
}

const PlanRule* ruleCalled(std::string_view id)
{
    const auto rule = std::find_if(planRules().begin(), planRules().end(), [id](const PlanRule& each) { return each.id == id; });
    return rule == planRules().end() ? nullptr : &*rule;
}

bool canBeAsked(const PlanRule& rule, const PlanFacts& facts)
{
    switch (rule.needs) {
    case Needs::Nothing:
        return true;
    case Needs::World:
        return fillsWorld(facts);
    case Needs::Batches:
        return fillsWorld(facts) && batchDivides(facts);
    }
    return true;
}

bool isKept(const PlanRule& rule, const PlanFacts& facts) { return canBeAsked(rule, facts) && holds(rule, facts); }

bool isBroken(const PlanRule& rule, const PlanFacts& facts)
{
    return speaks(rule, facts) && canBeAsked(rule, facts) && !holds(rule, facts);
}

}  // namespace shardscope
