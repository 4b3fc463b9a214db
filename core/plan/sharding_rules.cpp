// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"

namespace shardscope {
namespace {

constexpr std::string_view kHybridSource =
    "Megatron-LM --num-distributed-optimizer-instances; torchtitan parallel_dims.py (dp_replicate · dp_shard)";
constexpr std::string_view kShardSource =
    "column- and row-parallel layers split their width evenly (Megatron-LM core/tensor_parallel/layers.py, ensure_divisibility)";

constexpr std::string_view kOffloadSource = "DeepSpeed runtime/zero/config.py: offload_param is of stage 3 alone";

constexpr std::string_view kOuterSource = "Douillard et al. 2023, DiLoCo, algorithm 1 (arXiv 2311.08105)";

constexpr std::string_view kMemorySource = "Engram (arXiv 2601.07372), section 2.5: rows are sharded, and those looked up are gathered";

constexpr NamedNumber kShardGroup{"shard_group", [](const PlanFacts& f) { return terms::count(f.shardGroup); }};
constexpr NamedNumber kReplicas{"replicas", [](const PlanFacts& f) { return terms::count(f.replicas()); }};
constexpr NamedNumber kCopies{"copies", [](const PlanFacts& f) { return terms::count(f.shardCopies()); }};
constexpr NamedNumber kFeedForward{"ffn", [](const PlanFacts& f) { return terms::count(f.feedForward); }};
constexpr NamedNumber kExpertFeedForward{"expert_ffn", [](const PlanFacts& f) { return terms::count(f.expertFeedForward); }};

/// With shards of weights there is no other group.
bool shardGroupDivides(const PlanFacts& f)
{
    return f.zero == 0 || f.gtp > 1 || f.shardGroup == PlanFacts::kNull || f.replicas() % f.shardGroup == 0;
}

bool hasReplicasApart(const PlanFacts& f)
{
    return f.innerSteps == PlanFacts::kNull || f.gtp > 1 || f.egtp > 1 ||
           (f.zero > 0 && f.shardCopies() > 1 && f.denseShardGroup() % f.cp == 0);
}

bool expertsShareCopies(const PlanFacts& f)
{
    return f.zero == 0 || f.experts == 0 || !shardGroupDivides(f) || !expertsFit(f) || f.expertData() % f.shardCopies() == 0;
}

}  // namespace

std::vector<PlanRule> shardingRules()
{
    using namespace terms;
    // clang-format off
    return {
        {"shard-group-not-divisor", "", Severity::Error, kEveryone, Needs::World,
         shardGroupDivides,
         {kShardGroup, kReplicas, dp, cp}, {shardGroupKnob}, kHybridSource,
         says("A shard group of {shard_group} ranks does not divide the dp {dp} × cp {cp} = {replicas} ranks that have the "
    "same weights."), RulePart::Modes},
        {"shard-copies-uneven-over-experts", "", Severity::Error, kEveryone & ~kTorchtitan, Needs::World,
         expertsShareCopies,
         {kCopies, edp, kShardGroup}, {shardGroupKnob, epKnob}, kHybridSource,
         says("Shard groups of {shard_group} ranks keep {copies} copies of the dense weights, but the experts' {edp} "
    "data-parallel ranks cannot be split into that many groups."), RulePart::Modes},
        {"shard-group-ignored", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.zero > 0 || f.shardGroup == PlanFacts::kNull; },
         {kShardGroup}, {}, kHybridSource,
         says("shard_group is {shard_group}, but ZeRO stage 0 does not shard, so shard_group has no effect."), RulePart::Degrees, {Seen::Shards}},
        {"memory-table-is-not-gathered", "", Severity::Error, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.zero < 3 || !f.ngramMemory; },
         {zero}, {zeroKnob}, kMemorySource,
         says("At ZeRO stage {zero} each layer's weights are gathered whole, and no published implementation gathers a table of N-grams: use "
    "stage 2 or lower, and expert parallelism to shard the rows."), RulePart::Modes, {Seen::Shards}},
        {"inner-steps-need-replicas", "", Severity::Error, kEveryone, Needs::World,
         hasReplicasApart,
         {kShardGroup, kReplicas, dp, cp, zero}, {}, kOuterSource,
         says("With inner steps the replicas of a shard train apart: that needs ZeRO stage 1 or higher, and a shard group of whole "
    "context-parallel groups that is smaller than the dp {dp} × cp {cp} = {replicas} ranks that have the same weights."), RulePart::Modes, {Seen::Shards}},
        {"weights-not-offloaded", "", Severity::Warning, kNotMegatron & ~kDeepSpeed, Needs::Nothing,
         [](const PlanFacts& f) { return !f.losesOffload; },
         {zero}, {}, kOffloadSource,
         says("At ZeRO stage {zero}, every GPU needs all of its weights all the time, so only the optimizer states are "
    "offloaded to the host."), RulePart::Degrees, {Seen::Memory}},
        {"ffn-not-divisible", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.feedForward % f.tp == 0; },
         {kFeedForward, tp}, {tpKnob}, kShardSource,
         says("A feed-forward width of {ffn} is not divisible by tp {tp}: frameworks that shard it evenly refuse to build the model.")},
        {"expert-ffn-not-divisible", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.expertFeedForward % f.expertTensor() == 0; },
         {kExpertFeedForward, etp}, {etpKnob}, kShardSource,
         says("An expert width of {expert_ffn} is not divisible by etp {etp}: frameworks that shard it evenly refuse to "
    "build the model.")},
    };
    // clang-format on
}

}  // namespace shardscope
