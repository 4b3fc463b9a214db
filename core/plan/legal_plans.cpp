// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/legal_plans.h"

#include <algorithm>
#include <string_view>

namespace shardscope {
namespace {

// The test of this file finds a rule that reads what its part does not say.
constexpr std::array<std::string_view, 2> kOfBatch{"batch-not-divisible", "tokens-not-divisible-by-pieces"};
constexpr std::array<std::string_view, 11> kOfSchedule{
    "stage-layers-length",        "too-many-virtual-stages",       "schedule-not-in-megatron",      "interleaved-without-stages",
    "interleaved-needs-overlap",  "layers-of-stage-not-divisible", "expert-overlap-without-chunks", "microbatches-below-stages-less-one",
    "schedule-not-in-torchtitan", "stages-exceed-layers",          "schedule-too-large"};
constexpr std::array<std::string_view, 20> kOfModes{"shard-group-not-divisor",
                                                    "shard-copies-uneven-over-experts",
                                                    "recompute-modules-without-selective",
                                                    "order-not-with-fsdp",
                                                    "gather-overlap-without-reduce-overlap",
                                                    "optimizer-not-with-fsdp",
                                                    "recompute-layers-not-full",
                                                    "offload-with-recompute",
                                                    "graph-with-full-recompute",
                                                    "activation-recompute-without-experts",
                                                    "projection-recompute-without-latent-attention",
                                                    "recompute-under-delayed-scaling",
                                                    "expert-overlap-with-recompute",
                                                    "experts-do-not-fit-shard",
                                                    "replicas-beside-other-dimensions",
                                                    "zero-with-pipeline",
                                                    "weights-offloaded-below-three",
                                                    "experts-with-sharded-weights",
                                                    "experts-with-tensor-ranks",
                                                    "replicas-beside-tensor-ranks"};

template <typename Ids>
bool isAmong(const Ids& ids, std::string_view id)
{
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

}  // namespace

RulePart partOf(const PlanRule& rule)
{
    if (rule.shapeRule || isAmong(kOfSchedule, rule.id))
        return RulePart::Schedule;
    if (isAmong(kOfModes, rule.id))
        return RulePart::Modes;
    return isAmong(kOfBatch, rule.id) ? RulePart::Batch : RulePart::Degrees;
}

LegalPlans::LegalPlans(std::optional<Target> target) : m_ofKind(EnumNames<ScheduleKind>::names.size())
{
    const RuleScope scope = scopeOf(target) | kNoTarget;
    for (const PlanRule& rule : planRules()) {
        if ((rule.severity != Severity::Error && !rule.isLacking) || (rule.scope & scope) == 0)
            continue;
        Rules& rules = rule.shapeRule ? m_ofKind[static_cast<std::size_t>(rule.kind)] : m_rules[static_cast<std::size_t>(partOf(rule))];
        rules.push_back(&rule);
    }
}

bool LegalPlans::areKept(RulePart part, const PlanFacts& facts) const
{
    const auto broken = [&](const PlanRule* rule) { return isBroken(*rule, facts); };
    const auto areAllKept = [&](const Rules& rules) { return std::none_of(rules.begin(), rules.end(), broken); };
    return areAllKept(m_rules[static_cast<std::size_t>(part)]) &&
           (part != RulePart::Schedule || areAllKept(m_ofKind[static_cast<std::size_t>(facts.schedule)]));
}

}  // namespace shardscope
