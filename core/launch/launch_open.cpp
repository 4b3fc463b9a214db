// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/launch_draft.h"

#include "core/field/parameters.h"
#include "core/plan/plan_rule.h"
#include "core/schedule/schedule_traits.h"

#include <utility>

namespace shardscope {
namespace {

constexpr RuleScope kSaysLength = kMegatron | kNanotron | kTorchtitan;

// Of the training, what whose files say. What a file says in part only, its writer leaves open itself.
constexpr std::pair<std::string_view, RuleScope> kWritten[] = {
    {"training.sequence_length", kSaysLength},
    {"training.global_batch", kSaysLength | kDeepSpeed},
    {"training.precision", kEveryone},
    {"training.optimizer", kEveryone & ~kAccelerate},
    {"training.attention", kMegatron},
    {"training.software.compiled", kTorchtitan | kAccelerate},
    {"training.software.cuda_graph", kMegatron | kTorchtitanMain},
    {"training.software.loss", kMegatron},
    {"training.software.fp8_recipe", kMegatron | kTorchtitan022},
    {"training.software.deterministic", kMegatron | kTorchtitan},
    {"training.software.moe_routing", kMegatron | kTorchtitan},
    {"training.software.moe_dispatcher", kMegatron},
    {"training.software.capacity_factor", kMegatron},
};

bool isWritten(std::string_view field, Target target)
{
    for (const auto& [written, scope] : kWritten) {
        if (written == field)
            return (scope & scopeOf(target)) != 0;
    }
    return false;
}

/// Where it is another than its recipe's.
std::optional<Framework> ownFramework(Target target)
{
    Training training;
    training.recipe = recipeOf(target);
    const std::optional<Framework> framework = frameworkOf(target);
    return framework == frameworkOf(training) ? std::nullopt : framework;
}

/// How stages talk while they compute is built into each engine; only Megatron's interleaving has a choice.
bool hasOtherSends(const LaunchDraft& draft)
{
    if (draft.resolved.pp == 1)
        return false;
    const bool isMegatron = (kMegatron & scopeOf(draft.result.target)) != 0;
    if (!isMegatron)
        return !draft.plan.overlap.pipeline;
    return draft.plan.overlap.pipeline && traitsOf(draft.plan.schedule).megatron != MegatronSchedule::Interleaving;
}

}  // namespace

Recipe recipeOf(Target target)
{
    switch (target) {
    case Target::Megatron:
    case Target::MegatronBridge:
        return Recipe::Megatron;
    case Target::Nanotron:
        return Recipe::Nanotron;
    case Target::DeepSpeed:
        return Recipe::DeepSpeed;
    default:
        return Recipe::Fsdp2;
    }
}

void leaveOthersOpen(LaunchDraft& draft)
{
    const Target target = draft.result.target;
    const std::optional<Framework> framework = ownFramework(target);
    const bool isOfScript = (scopeOf(target) & (kDeepSpeed | kAccelerate)) != 0;
    if (isOfScript)
        draft.leaveOpen("model");
    if ((scopeOf(target) & kAccelerate) != 0)
        draft.leaveOpen("plan.micro_batch");
    if (draft.training.precision == Precision::Tf32)
        draft.leaveOpen("training.precision");
    // Each of them keeps a copy of the weights in fp32, as these files leave it.
    if (draft.training.recipe == Recipe::PureBf16)
        draft.replace("training.recipe", nameOf(Recipe::PureBf16), nameOf(recipeOf(target)));
    else if (draft.training.recipe != recipeOf(target))
        draft.leaveOpen("training.recipe");
    if (framework && draft.training.software.framework != framework)
        draft.leaveOpen("training.software.framework");
    if (hasOtherSends(draft))
        draft.leaveOpen("plan.overlap.pipeline");
    for (const Parameter& parameter : parameters()) {
        const bool isTraining = parameter.path.starts_with("training.") && parameter.path != "training.recipe";
        if (isTraining && !isWritten(parameter.path, target) && !isNull(parameter.get(draft.scenario)))
            draft.leaveOpen(parameter.path);
    }
}

}  // namespace shardscope
