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

constexpr NamedNumber kShardGroup{"shard_group", [](const PlanFacts& f) { return terms::count(f.shardGroup); }};
constexpr NamedNumber kReplicas{"replicas", [](const PlanFacts& f) { return terms::count(f.replicas()); }};
constexpr NamedNumber kCopies{"copies", [](const PlanFacts& f) { return terms::count(f.shardCopies()); }};
constexpr NamedNumber kFeedForward{"ffn", [](const PlanFacts& f) { return terms::count(f.feedForward); }};
constexpr NamedNumber kExpertFeedForward{"expert_ffn", [](const PlanFacts& f) { return terms::count(f.expertFeedForward); }};

bool shardGroupDivides(const PlanFacts& f) { return f.zero == 0 || f.shardGroup == PlanFacts::kNull || f.replicas() % f.shardGroup == 0; }

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
         {kShardGroup, kReplicas, dp, cp}, {shardGroupKnob}, kHybridSource},
        {"shard-copies-uneven-over-experts", "", Severity::Error, kEveryone & ~kTorchtitan, Needs::World,
         expertsShareCopies,
         {kCopies, edp, kShardGroup}, {shardGroupKnob, epKnob}, kHybridSource},
        {"shard-group-ignored", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.zero > 0 || f.shardGroup == PlanFacts::kNull; },
         {kShardGroup}, {}, kHybridSource},
        {"weights-not-offloaded", "", Severity::Warning, kNotMegatron & ~kDeepSpeed, Needs::Nothing,
         [](const PlanFacts& f) { return !f.losesOffload; },
         {zero}, {}, kOffloadSource},
        {"ffn-not-divisible", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.feedForward % f.tp == 0; },
         {kFeedForward, tp}, {tpKnob}, kShardSource},
        {"expert-ffn-not-divisible", "", Severity::Warning, kEveryone, Needs::Nothing,
         [](const PlanFacts& f) { return f.expertFeedForward % f.expertTensor() == 0; },
         {kExpertFeedForward, etp}, {etpKnob}, kShardSource},
    };
    // clang-format on
}

}  // namespace shardscope
