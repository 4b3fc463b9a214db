// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"

namespace shardscope {
namespace {

constexpr std::string_view kConfig = "Megatron-LM megatron/core/transformer/transformer_config.py";
constexpr std::string_view kGuide = "Megatron-LM docs/user-guide/features/paged_stash.md";

constexpr NamedNumber kImbalance{"expert_imbalance", [](const PlanFacts& f) { return std::optional<FindingNumber>(f.expertImbalance); }};
constexpr NamedNumber kCapacity{"rank_capacity", [](const PlanFacts& f) {
                                    return f.expertRankCapacity ? std::optional<FindingNumber>(*f.expertRankCapacity) : std::nullopt;
                                }};
constexpr NamedNumber kStash{"paged_stash",
                             [](const PlanFacts& f) { return f.pagedStash ? std::optional<FindingNumber>(*f.pagedStash) : std::nullopt; }};

/// A layer that is offloaded as a whole takes its experts with it.
bool sendsExperts(const PlanFacts& f) { return f.offloadActivations > 0 && (!f.namesOffloads || terms::offloadsExperts(f)); }

}  // namespace

std::vector<PlanRule> expertBufferRules()
{
    // clang-format off
    return {
        {"expert-buffers-without-experts", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.experts > 0 || (!f.expertRankCapacity && !f.pagedStash); },
         {}, {}, kGuide,
         says("rank_capacity and paged_stash are of experts, which this model does not have.")},
        {"stash-without-capacity", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.pagedStash || f.expertRankCapacity; },
         {kStash}, {}, kConfig,
         says("paged_stash is {paged_stash}, but rank_capacity is not stated: without buffers of a stated size, what experts "
    "keep is as large as what comes, and pages save nothing.")},
        {"expert-rank-over-capacity", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.expertRankCapacity || f.expertImbalance <= *f.expertRankCapacity; },
         {kImbalance, kCapacity}, {}, kGuide,
         says("The busiest expert rank gets {expert_imbalance} times the mean, but rank_capacity is {rank_capacity}: each "
    "such step would run a second time, without the capacity.")},
        {"stash-overflows", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.pagedStash || f.expertImbalance <= *f.pagedStash; },
         {kImbalance, kStash}, {}, kGuide,
         says("The busiest expert rank gets {expert_imbalance} times the mean, but paged_stash is {paged_stash}: each such step would run "
    "a second time, without pages.")},
        {"two-capacities", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return !f.expertRankCapacity || f.routing != MoeRouting::Capacity; },
         {kCapacity}, {}, kGuide,
         says("rank_capacity is {rank_capacity}, but moe_routing is capacity: tokens are dropped by expert, and no rank "
    "gets more than its experts accept.")},
        {"expert-buffers-need-hybridep", "", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return !f.expertRankCapacity || f.dispatcher == MoeDispatcher::HybridEp; },
         {}, {}, kConfig,
         says("Megatron lays out the buffers of experts (rank_capacity) with the HybridEP dispatcher alone: choose hybridep.")},
        {"stash-with-offload", "", Severity::Error, kMegatron, Needs::Nothing,
         [](const PlanFacts& f) { return !f.pagedStash || !sendsExperts(f); },
         {}, {terms::offloadModulesKnob, terms::offloadActivationsKnob}, kConfig,
         says("Megatron either copies what experts keep into pages (paged_stash) or offloads it to the host (expert_fc1, moe_act, or "
    "whole layers), not both."), RulePart::Modes},
    };
    // clang-format on
}

}  // namespace shardscope
