// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/torchtitan_parts.h"

#include "core/plan/shard_mesh.h"
#include "core/plan/stage_split.h"
#include "core/schedule/schedule_traits.h"

#include <algorithm>

namespace shardscope {
namespace {

/// "default" gathers again after the forward where there is no pipeline, and keeps where there is (infra/parallelize.py).
std::string_view reshardPolicy(const LaunchDraft& draft)
{
    const bool hasPipeline = draft.resolved.pp > 1;
    if (shardMesh(draft.facts).shard == 1 && draft.resolved.cp == 1)
        return "default";  // nothing is sharded
    if (draft.plan.zero == 2)
        return "never";
    const bool reshards = draft.plan.zero == 3 && draft.plan.reshardAfterForward;
    if (reshards != hasPipeline)
        return "default";
    return reshards ? "always" : "never";
}

ConfigValue moduleNames(const std::vector<int>& stageLayers, std::string_view head)
{
    ConfigValue::List stages;
    int layer = 0;
    for (std::size_t stage = 0; stage < stageLayers.size(); ++stage) {
        ConfigValue::List names;
        if (stage == 0)
            names.emplace_back("tok_embeddings");
        for (int i = 0; i < stageLayers[stage]; ++i)
            names.emplace_back("layers." + std::to_string(layer++));
        if (stage + 1 == stageLayers.size()) {
            names.emplace_back("norm");
            names.emplace_back(head);
        }
        stages.emplace_back(std::move(names));
    }
    return stages;
}

/// The plan's split, by torchtitan's weights of the ends where that gives it; else stage by stage, which only a file can hold.
void addStages(ConfigValue& map, LaunchDraft& draft, bool isFile)
{
    const std::vector<int>& wanted = draft.resolved.stageLayers;
    const int layers = static_cast<int>(draft.facts.layers);
    const int stages = static_cast<int>(wanted.size());
    constexpr int kMostWeight = 4;
    for (int input = 0; input <= kMostWeight; ++input) {
        for (int output = 0; output <= kMostWeight; ++output) {
            if (splitAsTorchtitan(layers, stages, input, output) != wanted)
                continue;
            const int effective = layers + input + output;
            map.set("parallelism.pipeline_parallel_first_stage_less_layers", input);
            map.set("parallelism.pipeline_parallel_last_stage_less_layers", output);
            const int perStage = (effective + stages - 1) / stages;
            // Where the layers of a stage don't say how many stages there are, they are named.
            if ((effective + perStage - 1) / perStage == stages || (stages == draft.resolved.pp * (draft.resolved.chunks > 1 ? 2 : 1))) {
                if (stages != draft.resolved.pp * (draft.resolved.chunks > 1 ? 2 : 1))
                    map.set(draft.key("plan.chunks"), perStage);
                return;
            }
        }
    }
    for (const char* key :
         {"parallelism.pipeline_parallel_first_stage_less_layers", "parallelism.pipeline_parallel_last_stage_less_layers"})
        map.set(key, 0);
    if (isFile)
        map.set(draft.key("plan.stage_layers"), moduleNames(wanted, "output"));
    else
        draft.change("launch-stages-in-code", {{"stages", double(stages)}});
}

}  // namespace

void addMesh(ConfigValue& map, LaunchDraft& draft)
{
    const ShardMesh mesh = shardMesh(draft.facts);
    map.set(draft.key("plan.dp"), mesh.replicate);
    map.set(draft.key("plan.dp", 1), mesh.shard);
    map.set(draft.key("plan.zero"), reshardPolicy(draft));
    draft.say(map, {"plan.tp", "plan.cp", "plan.pp"});
    // Main's configuration functions have degrees of their own.
    if (draft.resolved.ep > 1 || draft.result.target == Target::Torchtitan)
        draft.say(map, {"plan.ep"});
    if (draft.plan.zero == 1 || draft.plan.zero == 2)
        draft.change("launch-fsdp-instead-of-zero", {{"zero", double(draft.plan.zero)}});
    // Ranks that share a sequence always share its shards. Shards of one rank each are none.
    if (draft.meant.zero == 0 && draft.resolved.cp > 1)
        draft.replace("plan.zero", "0", "3");
    else if (!mesh.isExact)
        draft.replace("plan.shard_group", std::to_string(draft.facts.denseShardGroup()), std::to_string(mesh.shard * draft.resolved.cp));
}

void addSchedule(ConfigValue& map, LaunchDraft& draft, bool isFile)
{
    if (draft.resolved.pp == 1)
        return;
    map.set(draft.key("plan.schedule"), traitsOf(draft.plan.schedule).torch);
    addStages(map, draft, isFile);
    // PyTorch forms the groups of its interleaved schedules itself.
    const std::int64_t m = draft.microBatches();
    const std::int64_t rounds = std::max<std::int64_t>(1, m / draft.resolved.pp);
    if (traitsOf(draft.plan.schedule).hasGroups() && draft.resolved.group != m / rounds)
        draft.replace("plan.group", std::to_string(draft.resolved.group), std::to_string(m / rounds));
}

void addDebug(ConfigValue& map, LaunchDraft& draft, bool canForceBalance)
{
    const Software& software = draft.training.software;
    if (software.deterministic.value_or(false))
        map.set(draft.key("training.software.deterministic"), true);
    if (canForceBalance && draft.facts.experts > 0 && software.moeRouting == MoeRouting::ForcedBalance)
        map.set("debug.moe_force_load_balance", true);
    else if (software.moeRouting)
        draft.leaveOpen("training.software.moe_routing");
}

bool overlapsTensor(const LaunchDraft& draft) { return draft.plan.overlap.tensor && draft.resolved.tp > 1; }

bool compiles(const LaunchDraft& draft) { return draft.resolved.compiled || overlapsTensor(draft); }

void tellWhatIsMissing(LaunchDraft& draft, bool hasFloat8)
{
    if (compiles(draft) && !draft.resolved.compiled)
        draft.replace("training.software.compiled", "false", "true");
    const Optimizer optimizer = draft.training.optimizer;
    if (optimizer != Optimizer::AdamW)
        draft.replace("training.optimizer", nameOf(optimizer), nameOf(Optimizer::AdamW));
    const Precision precision = draft.training.precision;
    const bool isKnown = precision == Precision::Bf16 || precision == Precision::Fp32 || (precision == Precision::Fp8 && hasFloat8);
    if (!isKnown)
        draft.replace("training.precision", nameOf(precision), nameOf(Precision::Bf16));
    if (draft.plan.gradientType == GradientType::Bf16)
        draft.replace("plan.gradient_dtype", "bf16", "fp32");
    if (draft.plan.offload == Offload::Optimizer)
        draft.replace("plan.offload", nameOf(draft.plan.offload), nameOf(Offload::OptimizerAndParameters));
    draft.tellExpertTensor();
    draft.dropOthers();
}

}  // namespace shardscope
