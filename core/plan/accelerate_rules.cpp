// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/plan_terms.h"
#include "core/plan/shard_mesh.h"

namespace shardscope {
namespace {

constexpr std::string_view kParallelism = "accelerate src/accelerate/parallelism_config.py";
constexpr std::string_view kPlugin = "accelerate src/accelerate/utils/dataclasses.py (FullyShardedDataParallelPlugin)";
constexpr std::string_view kLaunch = "accelerate src/accelerate/commands/launch.py";

bool shardsBesideOthers(const PlanFacts& f)
{
    const ShardMesh mesh = shardMesh(f);
    return (f.tp == 1 && f.cp == 1) || mesh.replicate == 1 || mesh.shard > 1;
}

/// FSDP1's hybrid strategies shard within a node.
bool shardsWithinNode(const PlanFacts& f) { return f.zero == 0 || f.shardCopies() == 1 || f.shardGroup == f.gpusPerNode; }

constexpr NamedNumber kReplicate{"replicate", [](const PlanFacts& f) { return terms::count(shardMesh(f).replicate); }};
constexpr NamedNumber kShardGroup{"shard_group", [](const PlanFacts& f) { return terms::count(f.shardGroup); }};
constexpr NamedNumber kNode{"gpus_per_node", [](const PlanFacts& f) { return terms::count(f.gpusPerNode); }};

}  // namespace

std::vector<PlanRule> accelerateRules()
{
    using namespace terms;
    // clang-format off
    return {
        lacking({"pipeline-not-in-accelerate", "AC-6", Severity::Error, kAccelerate, Needs::Nothing,
         [](const PlanFacts& f) { return f.pp == 1; },
         {pp}, {ppKnob}, kParallelism,
         says("accelerate does not support pipeline stages: pp must be 1, not {pp}.")}),
        lacking({"experts-not-in-accelerate", "AC-6", Severity::Error, kAccelerate, Needs::Nothing,
         [](const PlanFacts& f) { return f.ep == 1; },
         {ep}, {epKnob}, kParallelism,
         says("accelerate does not support expert parallelism: ep must be 1, not {ep}.")}),
        lacking({"tensor-ranks-without-fsdp2", "AC-4", Severity::Error, kAccelerateFsdp1, Needs::Nothing,
         [](const PlanFacts& f) { return f.tp == 1 && f.cp == 1; },
         {tp, cp}, {tpKnob, cpKnob}, kLaunch,
         says("accelerate combines only FSDP version 2 with tensor or context parallelism (tp {tp}, cp {cp}).")}),
        {"replicas-beside-tensor-ranks", "AC-3", Severity::Error, kAccelerateFsdp2 | kAxolotl, Needs::World,
         shardsBesideOthers,
         {kReplicate, tp, cp}, {zeroKnob, shardGroupKnob, tpKnob}, kParallelism,
         says("accelerate does not combine {replicate} unsharded replicas with tp {tp} or cp {cp}: shard the replicas."), RulePart::Modes},
        lacking({"context-layout-not-in-accelerate", "AC-2", Severity::Error, kAccelerateFsdp2, Needs::Nothing,
         [](const PlanFacts& f) { return f.cp == 1 || f.layout != ContextLayout::Ulysses; },
         {layout, cp}, {layoutKnob, cpKnob}, kParallelism,
         says("With FSDP2, accelerate splits a sequence with PyTorch's context parallelism, but layout {cp_layout} (cp {cp}) "
    "belongs to DeepSpeed.")}),
        {"zero-stage-not-in-accelerate", "AC-5", Severity::Warning, kAccelerate, Needs::Nothing,
         [](const PlanFacts& f) { return f.zero != 1; },
         {zero}, {zeroKnob}, kPlugin,
         says("FSDP has no ZeRO stage {zero}: the nearest option also shards gradients and weights, and keeps the weights "
    "gathered after the forward pass.")},
        {"shard-group-not-a-node", "AC-5", Severity::Warning, kAccelerateFsdp1, Needs::World,
         shardsWithinNode,
         {kShardGroup, kNode}, {shardGroupKnob}, kPlugin,
         says("FSDP1's hybrid strategies shard within a node of {gpus_per_node} GPUs: for a group of {shard_group} ranks the "
    "script must create a process group.")},
    };
    // clang-format on
}

}  // namespace shardscope
