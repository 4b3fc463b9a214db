// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_draft.h"
#include "core/launch/launcher_traits.h"

#include "core/field/parameters.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

/// Where it is another than its recipe's.
std::optional<Framework> ownFramework(Target target)
{
    Training training;
    training.recipe = *traitsOf(target).recipe;
    const std::optional<Framework> framework = frameworkOf(target);
    return framework == frameworkOf(training) ? std::nullopt : framework;
}

/// How stages talk while they compute is built into each engine; only Megatron's interleaving has a choice.
bool hasOtherSends(const LaunchDraft& draft)
{
    if (draft.resolved.pp == 1)
        return false;
    if (*traitsOf(draft.result.target).recipe != Recipe::Megatron)
        return !draft.plan.overlap.pipeline;
    return draft.plan.overlap.pipeline && traitsOf(draft.plan.schedule).megatron != MegatronSchedule::Interleaving;
}

/// Most files leave a copy of the weights in fp32.
void tellRecipe(LaunchDraft& draft)
{
    const LauncherTraits& launcher = traitsOf(draft.result.target);
    const Recipe recipe = draft.training.recipe;
    if (launcher.statesRecipe || recipe == *launcher.recipe)
        return;
    if (recipe == Recipe::PureBf16)
        draft.replace("training.recipe", nameOf(recipe), nameOf(*launcher.recipe));
    else
        draft.leaveOpen("training.recipe");
}

}  // namespace

void leaveOthersOpen(LaunchDraft& draft)
{
    const Target target = draft.result.target;
    const std::optional<Framework> framework = ownFramework(target);
    for (const char* field : {"model", "plan.micro_batch"}) {
        if (!traitsOf(target).writes(field))
            draft.leaveOpen(field);
    }
    if (draft.training.precision == Precision::Tf32)
        draft.leaveOpen("training.precision");
    tellRecipe(draft);
    if (framework && draft.training.software.framework != framework)
        draft.leaveOpen("training.software.framework");
    if (hasOtherSends(draft))
        draft.leaveOpen("plan.overlap.pipeline");
    for (const Parameter& parameter : parameters()) {
        const bool isTraining = parameter.path.starts_with("training.") && parameter.path != "training.recipe";
        if (isTraining && !traitsOf(target).writes(parameter.path) && !isNull(parameter.get(draft.scenario)))
            draft.leaveOpen(parameter.path);
    }
}

}  // namespace shardscope
