// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/stated_stages.h"

#include <utility>

#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"

namespace shardscope {

bool layersDivide(const PlanFacts& facts) { return facts.stageEntries != PlanFacts::kNoStageLayers || facts.layers % facts.pp == 0; }

bool wantsStatedStages(const PlanFacts& facts, std::optional<Target> target)
{
    return target && sharedRules(*target) == SharedRules::Megatron && !layersDivide(facts);
}

void stateStages(PlanFacts& facts)
{
    facts.stageEntries = facts.virtualStages();
    facts.stageLayerSum = facts.layers;
}

void stateStages(Scenario& scenario) { scenario.plan.stageLayers = resolvePlan(scenario).stageLayers; }

Scenario withStatedStages(Scenario scenario, std::optional<Target> target)
{
    if (wantsStatedStages(planFacts(scenario), target))
        stateStages(scenario);
    return scenario;
}

}  // namespace shardscope
