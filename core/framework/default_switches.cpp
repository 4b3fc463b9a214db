// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/default_switches.h"

#include "core/framework/framework_defaults.h"
#include "core/framework/recipe_traits.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

bool overlapsGradients(const Training& training, const Plan& plan)
{
    switch (*traitsOf(training.recipe).gradientOverlap) {
    case GradientOverlap::Always:
        return true;
    case GradientOverlap::WhereWeightsAreSharded:
        return plan.zero == 3;
    case GradientOverlap::AsFramework:
        break;
    }
    return training.software.year.value_or(2025) >= traitsOf(frameworkOf(training)).overlap->firstYearOfGradients;
}

bool overlapsPipeline(const Training& training, const Plan& plan)
{
    switch (*traitsOf(training.recipe).sends) {
    case PipelineSends::Overlap:
        return true;
    case PipelineSends::Block:
        return false;
    case PipelineSends::AsScheduleAndFramework:
        break;
    }
    return !traitsOf(plan.schedule).blocksSends && !traitsOf(frameworkOf(training)).overlap->blocksSends;
}

}  // namespace

Switches defaultSwitches(const Training& training, const Plan& plan)
{
    const RecipeTraits& recipe = traitsOf(training.recipe);
    const OverlapTraits& framework = traitsOf(frameworkOf(training)).overlap;
    Switches switches;
    switches.sequenceParallel = recipe.sequenceParallel;
    switches.reshardAfterForward = !recipe.keepsGatheredInPipelines || plan.pp == 1;
    switches.overlap.gradReduce = overlapsGradients(training, plan);
    switches.overlap.paramGather = switches.overlap.gradReduce && !recipe.gathersWeightsFirst && !framework.gathersWeightsFirst;
    switches.overlap.tensor = plan.tp > 1 && framework.tensor;
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
