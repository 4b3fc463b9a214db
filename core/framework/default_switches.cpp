// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/default_switches.h"

#include "core/framework/framework_defaults.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

bool overlapsGradients(const Training& training, const Plan& plan)
{
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
    return training.software.year.value_or(2025) >= traitsOf(frameworkOf(training)).overlap->firstYearOfGradients;
}

bool overlapsPipeline(const Training& training, const Plan& plan)
{
    if (training.recipe == Recipe::DeepSpeed)
        return false;
    if (training.recipe == Recipe::Megatron)
        return !traitsOf(plan.schedule).blocksSends && !traitsOf(frameworkOf(training)).overlap->blocksSends;
    return true;
}

}  // namespace

Switches defaultSwitches(const Training& training, const Plan& plan)
{
    Switches switches;
    switches.sequenceParallel = training.recipe == Recipe::Fsdp2;
    switches.reshardAfterForward = training.recipe != Recipe::Fsdp2 || plan.pp == 1;
    switches.overlap.gradReduce = overlapsGradients(training, plan);
    const OverlapTraits& traits = traitsOf(frameworkOf(training)).overlap;
    // nanotron and InternEvo gather the new weights before the next step begins.
    const bool gathersFirst = training.recipe == Recipe::Nanotron || traits.gathersWeightsFirst;
    switches.overlap.paramGather = switches.overlap.gradReduce && !gathersFirst;
    switches.overlap.tensor = plan.tp > 1 && traits.tensor;
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
