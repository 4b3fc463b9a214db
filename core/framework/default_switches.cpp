// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/defaults.h"

#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

/// Megatron-Core 0.5 came in early 2024.
constexpr int kFirstYearOfOverlap = 2024;

bool isOneOf(const std::optional<Framework>& framework, std::initializer_list<Framework> candidates)
{
    for (const Framework candidate : candidates) {
        if (framework == candidate)
            return true;
    }
    return false;
}

bool overlapsGradients(const Training& training, const Plan& plan)
{
    const Software& software = training.software;
    switch (training.recipe) {
    case Recipe::Nanotron:
    case Recipe::Fsdp2:
    case Recipe::PureBf16:
        return true;
    case Recipe::DeepSpeed:
        return plan.zero == 3;
    case Recipe::Megatron:
        break;
    }
    if (isOneOf(software.framework, {Framework::MegatronDeepSpeed, Framework::Neox}))
        return false;
    const bool ownFramework = !software.framework || software.framework == Framework::Megatron;
    return !ownFramework || software.year.value_or(kFirstYearOfOverlap) >= kFirstYearOfOverlap;
}

bool overlapsPipeline(const Training& training, const Plan& plan)
{
    if (training.recipe == Recipe::DeepSpeed)
        return false;
    if (training.recipe == Recipe::Megatron)
        return !traitsOf(plan.schedule).blocksSends && training.software.framework != Framework::MegatronDeepSpeed;
    return true;
}

}  // namespace

Switches defaultSwitches(const Training& training, const Plan& plan)
{
    Switches switches;
    switches.sequenceParallel = training.recipe == Recipe::Fsdp2;
    switches.reshardAfterForward = training.recipe != Recipe::Fsdp2 || plan.pp == 1;
    switches.overlap.gradReduce = overlapsGradients(training, plan);
    // nanotron and InternEvo gather the new weights before the next step begins.
    const bool gathersFirst = training.recipe == Recipe::Nanotron || training.software.framework == Framework::InternEvo;
    switches.overlap.paramGather = switches.overlap.gradReduce && !gathersFirst;
    switches.overlap.tensor = plan.tp > 1 && isOneOf(training.software.framework, {Framework::MegatronBridge, Framework::Nemo});
    switches.overlap.pipeline = overlapsPipeline(training, plan);
    switches.overlap.expert = false;
    return switches;
}

void applySwitches(Plan& plan, const Switches& switches)
{
    plan.sequenceParallel = switches.sequenceParallel;
    plan.reshardAfterForward = switches.reshardAfterForward;
    plan.overlap = switches.overlap;
}

Scenario defaultScenario(Recipe recipe)
{
    Scenario scenario;
    scenario.training.recipe = recipe;
    applySwitches(scenario.plan, defaultSwitches(scenario.training, scenario.plan));
    return scenario;
}

}  // namespace shardscope
