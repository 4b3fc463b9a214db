// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"

namespace shardscope {
namespace {

constexpr std::string_view kConfig = "Megatron-LM megatron/core/transformer/transformer_config.py";
constexpr std::string_view kGuide = "Megatron-LM docs/user-guide/features/fine_grained_activation_offloading.md";

bool offloads(const PlanFacts& f, OffloadModule module) { return f.offloads.has(module); }

/// A list without one of them is of the rule about lists alone.
bool namesWhatIsKept(const PlanFacts& f)
{
    EnumSet<OffloadModule> input;
    input.add(OffloadModule::LayerInput);
    return !f.namesOffloads || (f.recompute == Recompute::Full ? f.offloads == input : !offloads(f, OffloadModule::LayerInput));
}

bool sendsResultWithCore(const PlanFacts& f)
{
    return !offloads(f, OffloadModule::AttentionProjection) || offloads(f, OffloadModule::CoreAttention);
}

}  // namespace

std::vector<PlanRule> offloadRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"offload-modules-without-share", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.namesOffloads || f.offloadActivations > 0; },
         {}, {offloadActivationsKnob}, kGuide,
         says("offload_modules names the modules whose inputs are offloaded to the host, but offload_activations, the share of "
    "them that is, is 0."), RulePart::Modes},
        {"offload-modules-not-kept", "", Severity::Error, kEveryone, Needs::Nothing,
         namesWhatIsKept,
         {}, {offloadModulesKnob, recomputeKnob}, kGuide,
         says("offload_modules names what is not kept: full recomputation keeps the input of each layer (layer_input) and "
    "nothing else, other modes keep the inputs of a layer's modules."), RulePart::Modes, {Seen::Memory}},
        {"offload-modules-without-experts", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.experts > 0 || !terms::offloadsExperts(f); },
         {}, {offloadModulesKnob}, kGuide,
         says("offload_modules names a module of experts (expert_fc1, moe_act), which this model does not have.")},
        {"offload-of-projection-alone", "", Severity::Error, kMegatron, Needs::Nothing,
         sendsResultWithCore,
         {}, {offloadModulesKnob}, kConfig,
         says("Megatron offloads the input of attn_proj only together with core_attn, whose backward needs it as well."), RulePart::Modes},
        {"offload-of-recomputed-experts", "", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return !terms::offloadsExperts(f) || !f.recomputes(RecomputeModule::Moe); },
         {}, {offloadModulesKnob, recomputeModulesKnob}, kConfig,
         says("Megatron cannot offload expert_fc1 or moe_act while it recomputes the mixture of experts as a whole (moe)."), RulePart::Modes},
    };
    // clang-format on
}

}  // namespace shardscope
