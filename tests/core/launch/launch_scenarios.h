// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "core/plan/plan_rule.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/model_source.h"
#include "core/scenario/scenario.h"
#include "core/schedule/schedule_traits.h"
#include "tests/support/random_draw.h"

namespace shardscope::test {

inline bool isIn(RuleScope scope, Target target) { return (scope & scopeOf(target)) != 0; }

/// Launchers without pipeline stages.
inline constexpr RuleScope kStageless = kDeepSpeed | kAccelerate | kTuners;

/// Chooses what learns: all of it, adapters, or the last layers.
inline void chooseTuning(Scenario& scenario, Draw& draw)
{
    using enum AdapterTarget;
    Tuning& tuning = scenario.training.tuning;
    tuning = {};
    if (draw.chance(30))
        return;
    tuning.method = draw.of({TuneMethod::Lora, TuneMethod::Qlora, TuneMethod::Dora, TuneMethod::Freeze});
    if (tuning.method == TuneMethod::Freeze) {
        tuning.trainableLayers = 1 + static_cast<std::int64_t>(draw.below(4));
        return;
    }
    if (draw.chance(50))
        tuning.adapter.rank = draw.of({4, 8, 64});
    if (draw.chance(50))
        tuning.adapter.targets = draw.of({std::vector{Queries, Values}, std::vector{Queries, Keys, Values, Output},
                                          std::vector{Queries, Gate, Up, Down}, std::vector{Output, Head}});
    if (draw.chance(30))
        tuning.adapter.dropout = 0.05;
    if (draw.chance(30))
        tuning.adapter.type = draw.of({AdapterType::Fp32, AdapterType::Bf16});
    if (draw.chance(10))
        tuning.adapter.fused = true;
    if (tuning.method == TuneMethod::Qlora && draw.chance(50))
        tuning.baseFormat = draw.of({WeightFormat::Nf4, WeightFormat::Nf4Double, WeightFormat::Int8});
}

/// Chooses a schedule that the launcher has, with a legal number of chunks.
inline void chooseSchedule(Scenario& scenario, Target target, Draw& draw)
{
    std::vector<ScheduleKind> kinds;
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        const ScheduleTraits& traits = traitsOf(kind);
        const bool isKnown = isIn(kMegatron, target)     ? traits.megatron != MegatronSchedule::None
                             : isIn(kTorchtitan, target) ? !traits.torch.empty()
                                                         : !traits.nanotron.empty();
        if (isKnown)
            kinds.push_back(kind);
    }
    Plan& plan = scenario.plan;
    plan.schedule = draw.of(kinds);
    plan.chunks = traitsOf(plan.schedule).chunks.isFree() && plan.pp > 1 ? draw.of({2, 2, 3}) : 1;
    plan.group.reset();
    plan.stageLayers.reset();
    const ResolvedPlan resolved = resolvePlan(scenario);
    const std::int64_t rounds = resolved.pp * draw.of({1, 2, 4});
    scenario.training.globalBatch = std::int64_t{resolved.dp} * plan.microBatch * rounds;
    const auto stages = resolved.stageLayers.size();
    const int layers = scenario.architecture->layers();
    if (plan.pp > 1 && static_cast<std::size_t>(layers) > 2 * stages && draw.chance(30)) {
        std::vector<int> split(stages, 1);
        for (int layer = static_cast<int>(stages); layer < layers; ++layer)
            ++split[draw.below(stages)];
        plan.stageLayers = std::move(split);
    }
}

/// Sets the launcher's defaults.
inline void choosePlain(Scenario& scenario, Target target, Draw& draw)
{
    Plan& plan = scenario.plan;
    plan.syncEveryMicrobatch = false;
    plan.offload = Offload::None;
    plan.offloadActivations = 0;
    plan.offloadModules.reset();
    plan.recomputeModules.reset();
    plan.recomputeLayers.reset();
    plan.recompute = isIn(kMegatron, target)     ? draw.of({Recompute::Selective, Recompute::Full, Recompute::None})
                     : isIn(kTorchtitan, target) ? Recompute::PerOperator
                                                 : draw.of({Recompute::None, Recompute::Full});
    plan.sequenceParallel = !isIn(kDeepSpeed | kAccelerate | kTrainers, target);
    plan.reshardAfterForward = true;
    plan.gradientType.reset();
    plan.shardGroup.reset();
    if (!isIn(kMegatron, target))
        plan.gtp = plan.egtp = std::nullopt;
    plan.overlap = {true, target != Target::Nanotron, false, true, false};
    plan.zero = isIn(kTorchtitan | kTorchtune, target) ? 3
                : isIn(kAccelerate, target)            ? draw.of({0, 2, 3})
                : isIn(kTrainers, target)              ? draw.of({0, 1, 2, 3})
                                                       : draw.of({0, 1});
    plan.cpLayout = target == Target::Nanotron    ? ContextLayout::Contiguous
                    : target == Target::Axolotl   ? draw.of({ContextLayout::Contiguous, ContextLayout::ContiguousAllGather})
                    : target == Target::DeepSpeed ? ContextLayout::Ulysses
                    : isIn(kMegatron, target) && plan.cp > 1 && plan.zero == 1 ? ContextLayout::UlyssesRing
                                                                               : ContextLayout::Zigzag;
    plan.cpInner = plan.cpLayout == ContextLayout::UlyssesRing ? std::optional(plan.cp / 2) : std::nullopt;
    scenario.training.precision = Precision::Bf16;
    scenario.training.optimizer = Optimizer::AdamW;
    scenario.training.software.compiled.reset();
    scenario.training.software.cudaGraph.reset();
}

inline Recipe recipeFor(Target target, Draw& draw)
{
    if (isIn(kTrainers, target))
        return draw.of({Recipe::Fsdp2, Recipe::PureBf16, Recipe::DeepSpeed});
    return isIn(kMegatron, target)       ? Recipe::Megatron
           : target == Target::Nanotron  ? Recipe::Nanotron
           : target == Target::DeepSpeed ? Recipe::DeepSpeed
           : target == Target::Torchtune ? Recipe::PureBf16
                                         : Recipe::Fsdp2;
}

/// Returns the scenario with a plan that the launcher more likely supports.
inline Scenario likelyFor(Scenario scenario, Target target, Draw& draw)
{
    const ModelSource preset{ModelSource::Kind::Preset,
                             draw.of({std::string("llama-3-8b"), std::string("qwen3-30b-a3b"), std::string("llama-3-70b"),
                                      std::string("qwen2.5-7b"), std::string("llama-3.2-1b"), std::string("deepseek-v3")})};
    if (draw.chance(target == Target::Megatron ? 40 : 90)) {
        scenario.model = preset;
        scenario.architecture = *resolveModel(preset);
        scenario.plan.stageLayers.reset();
    }
    Plan& plan = scenario.plan;
    plan.order = kMegatronOrder;
    scenario.training.recipe = recipeFor(target, draw);
    plan.dp.reset();
    if (isIn(kNanotron | kAccelerate | kTuners, target))
        plan.ep = 1;
    if (isIn(kStageless, target))
        plan.pp = plan.chunks = 1;
    if (isIn(kAccelerateFsdp1 | kTrl | kLlamaFactory, target))
        plan.tp = plan.cp = 1;
    if (isIn(kTuners, target))
        chooseTuning(scenario, draw);
    if (plan.ep > 1)
        plan.etp = 1;
    if (!isIn(kStageless, target) && draw.chance(70))
        chooseSchedule(scenario, target, draw);
    else if (isIn(kStageless, target))
        plan.schedule = kDefaultSchedule, plan.stageLayers.reset(), plan.group.reset();
    if (draw.chance(60))
        choosePlain(scenario, target, draw);
    return scenario;
}

}  // namespace shardscope::test
