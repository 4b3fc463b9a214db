// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/expressed_plan.h"

#include "core/plan/plan_facts.h"
#include "core/scenario/plan.h"
#include "core/scenario/scenario.h"
#include "core/search/plan_effect.h"

namespace shardscope {

bool recomputes(Target target, Recompute recompute)
{
    const bool isOfLayers = recompute == Recompute::None || recompute == Recompute::Full;
    switch (target) {
    case Target::Megatron:
    case Target::MegatronBridge:
        return recompute != Recompute::PerOperator;
    case Target::Torchtitan:
    case Target::Torchtitan022:
        return recompute != Recompute::Selective;
    case Target::Nanotron:
    case Target::DeepSpeed:
    case Target::AccelerateFsdp1:
    case Target::AccelerateFsdp2:
        return isOfLayers;
    }
    return true;
}

bool shards(Target target, int zero, int cp)
{
    switch (target) {
    case Target::Torchtitan:
    case Target::Torchtitan022:
    case Target::AccelerateFsdp2:
        return zero == 3 || (zero == 0 && cp == 1);
    case Target::AccelerateFsdp1:
        return zero != 1;
    case Target::Nanotron:
        return zero <= 1;
    case Target::Megatron:
    case Target::MegatronBridge:
    case Target::DeepSpeed:
        return true;
    }
    return true;
}

bool cutsExperts(Target target, int ep, int etp, int tp)
{
    switch (target) {
    case Target::Torchtitan:
    case Target::DeepSpeed:
        return etp == (ep > 1 ? 1 : tp);
    case Target::Torchtitan022:
    case Target::Nanotron:
    case Target::AccelerateFsdp1:
    case Target::AccelerateFsdp2:
        return ep > 1 || etp == tp;
    case Target::Megatron:
    case Target::MegatronBridge:
        return true;
    }
    return true;
}

bool hasSequenceParallel(Target target, bool isOn)
{
    switch (target) {
    case Target::DeepSpeed:
    case Target::AccelerateFsdp1:
    case Target::AccelerateFsdp2:
        return !isOn;
    case Target::Torchtitan022:
        return isOn;
    case Target::Megatron:
    case Target::MegatronBridge:
    case Target::Nanotron:
    case Target::Torchtitan:
        return true;
    }
    return true;
}

ContextLayout launchedLayout(Target target, ContextLayout layout)
{
    switch (target) {
    case Target::Torchtitan:
        return ContextLayout::AllGather;
    case Target::Nanotron:
        return layout == ContextLayout::AllGather ? layout : ContextLayout::Contiguous;
    case Target::DeepSpeed:
        return ContextLayout::Ulysses;
    case Target::Megatron:
    case Target::MegatronBridge:
    case Target::Torchtitan022:
    case Target::AccelerateFsdp1:
    case Target::AccelerateFsdp2:
        return layout == ContextLayout::Contiguous || layout == ContextLayout::Striped ? ContextLayout::Zigzag : layout;
    }
    return layout;
}

Overlap launchedOverlap(Target target, const Overlap& overlap)
{
    Overlap launched = overlap;
    launched.expert = false;
    switch (target) {
    case Target::Megatron:
    case Target::MegatronBridge:
        return overlap;
    case Target::Nanotron:
        launched.gradReduce = launched.pipeline = true;
        launched.paramGather = launched.tensor = false;
        break;
    case Target::Torchtitan:
    case Target::Torchtitan022:
        launched.gradReduce = launched.paramGather = launched.pipeline = true;
        break;
    case Target::AccelerateFsdp1:
    case Target::AccelerateFsdp2:
        launched.gradReduce = overlap.gradReduce || target == Target::AccelerateFsdp2;
        launched.paramGather = true;
        launched.tensor = false;
        break;
    case Target::DeepSpeed:  // its overlap_comm is both
        launched.paramGather = overlap.gradReduce;
        launched.tensor = false;
    }
    return launched;
}

bool hasBucket(Target target, std::optional<std::int64_t> bytes)
{
    constexpr std::int64_t kMebibyte = 1 << 20;
    switch (target) {
    case Target::Megatron:
    case Target::MegatronBridge:
    case Target::DeepSpeed:
        return true;
    case Target::Nanotron:
        return !bytes || *bytes % kMebibyte == 0;
    case Target::Torchtitan:
    case Target::Torchtitan022:
    case Target::AccelerateFsdp1:
    case Target::AccelerateFsdp2:
        return !bytes;
    }
    return true;
}

bool isExpressed(Target target, const Scenario& scenario)
{
    const Plan& plan = scenario.plan;
    const PlanFacts facts = planFacts(scenario);
    const int etp = plan.etp.value_or(plan.tp);
    return recomputes(target, plan.recompute) && (sharesNoStates(facts) || shards(target, plan.zero, plan.cp)) &&
           (facts.experts == 0 || cutsExperts(target, plan.ep, etp, plan.tp)) &&
           (plan.tp == 1 || hasSequenceParallel(target, plan.sequenceParallel)) &&
           (target != Target::AccelerateFsdp1 || plan.zero < 3 || plan.reshardAfterForward) &&
           (plan.cp == 1 || launchedLayout(target, plan.cpLayout) == plan.cpLayout);
}

}  // namespace shardscope
