// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"

namespace shardscope {
namespace {

constexpr std::string_view kGuide = "Megatron-LM docs/api-guide/core/generalized_tensor_parallel.md";
constexpr std::string_view kParallelState = "Megatron-LM megatron/core/parallel_state.py";

bool hasShards(const PlanFacts& f) { return f.gtp > 1 || f.egtp > 1; }

constexpr NamedNumber kGtp{"gtp", [](const PlanFacts& f) { return terms::count(f.gtp); }};
constexpr NamedNumber kEgtp{"egtp", [](const PlanFacts& f) { return terms::count(f.egtp); }};
constexpr NamedNumber kCopies{"copies", [](const PlanFacts& f) { return terms::count(f.expertCopies()); }};

constexpr Knob kGtpKnob{.path = "plan.gtp", .field = &PlanFacts::gtp, .most = [](const PlanFacts& f) { return f.dataParallel(); }};
constexpr Knob kEgtpKnob{.path = "plan.egtp", .field = &PlanFacts::egtp, .most = [](const PlanFacts& f) { return f.expertCopies(); }};

}  // namespace

std::vector<PlanRule> weightShardRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"weight-shards-not-divisor", "", Severity::Error, kEveryone, Needs::World,
         [](const PlanFacts& f) { return f.dataParallel() % f.gtp == 0; },
         {kGtp, dp}, {kGtpKnob}, kParallelState,
         says("gtp is {gtp}, but there are dp {dp} data-parallel ranks: shards of weights are spread over a part of them that divides dp."),
         RulePart::Degrees, {Seen::Mesh, Axis::Dp}},
        {"expert-shards-not-divisor", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.experts == 0 || !expertsFit(f) || f.expertCopies() % f.egtp == 0; },
         {kEgtp, kCopies}, {kEgtpKnob}, kParallelState,
         says("egtp is {egtp}, but {copies} ranks have the same experts: shards of experts are spread over a part of them that divides "
    "their number."), RulePart::Degrees, {Seen::Mesh, Axis::Dp}},
        {"expert-shards-without-experts", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.egtp == 1 || f.experts > 0; },
         {kEgtp}, {kEgtpKnob}, kGuide,
         says("egtp is {egtp}, but the model has no experts, so it has no effect.")},
        {"weight-shards-with-zero", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !hasShards(f) || f.zero < 2; },
         {kGtp, kEgtp, zero}, {zeroKnob}, kGuide,
         says("Shards of weights (gtp {gtp}, egtp {egtp}) take the place of ZeRO stage {zero}: Megatron combines them with stage 1 at "
    "most, which shards the optimizer over the ranks that have the same shard."), RulePart::Modes, {Seen::Shards}},
        {"weight-shards-with-shard-group", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !hasShards(f) || f.shardGroup == PlanFacts::kNull; },
         {kGtp, kEgtp}, {}, kParallelState,
         says("With shards of weights (gtp {gtp}, egtp {egtp}) Megatron shards the optimizer over all ranks that have the same shard: "
    "leave shard_group out."), RulePart::Modes, {Seen::Shards}},
        {"weight-shards-with-inner-steps", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !hasShards(f) || f.innerSteps == PlanFacts::kNull; },
         {kGtp, kEgtp}, {kGtpKnob, kEgtpKnob}, kParallelState,
         says("With inner steps replicas train apart, which needs several groups that each shard the optimizer: Megatron has one with shards "
    "of weights (gtp {gtp}, egtp {egtp})."), RulePart::Modes, {Seen::Shards}},
        {"weight-shards-in-bf16", "", Severity::Hint, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !hasShards(f) || !f.gathersWide; },
         {kGtp, kEgtp}, {}, kGuide,
         says("Shards of weights (gtp {gtp}, egtp {egtp}) are gathered in bf16, although layers compute in FP8: Megatron gathers only "
    "MXFP8 and NVFP4 weights in their own format.")},
        {"weight-shards-of-megatron", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !hasShards(f) || f.isMegatronRecipe; },
         {kGtp, kEgtp}, {kGtpKnob, kEgtpKnob}, kGuide,
         says("Only Megatron has shards of weights (gtp {gtp}, egtp {egtp}), and the recipe is of another framework.")},
        lacking({"weight-shards-not-in-framework", "", Severity::Error, kOtherTargets, Needs::Nothing,
         [](const PlanFacts& f) { return !hasShards(f); },
         {kGtp, kEgtp}, {kGtpKnob, kEgtpKnob}, kGuide,
         says("Only Megatron has shards of weights (gtp {gtp}, egtp {egtp}).")}),
    };
    // clang-format on
}

}  // namespace shardscope
