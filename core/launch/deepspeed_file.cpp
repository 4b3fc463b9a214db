// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/hardware.h"
#include "core/launch/config_value.h"
#include "core/launch/launch_draft.h"
#include "core/launch/shell_text.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace shardscope {
namespace {

void addPrecision(ConfigValue& map, LaunchDraft& draft)
{
    const Precision precision = draft.training.precision;
    if (precision == Precision::Fp8 || precision == Precision::Fp4)
        draft.replace("training.precision", nameOf(precision), nameOf(Precision::Bf16));
    if (precision == Precision::Fp16)
        map.set(draft.key("training.precision", 1), true);
    else if (precision != Precision::Fp32 && precision != Precision::Tf32)
        map.set(draft.key("training.precision"), true);
    if (draft.plan.gradientType)
        map.set(draft.key("plan.gradient_dtype"), nameOf(*draft.plan.gradientType));
}

/// Sets the one key of the plan's two switches, and notes a difference between them.
void addOverlap(ConfigValue& map, LaunchDraft& draft)
{
    const Overlap& overlap = draft.plan.overlap;
    map.set(draft.key("plan.overlap.grad_reduce"), overlap.gradReduce);
    if (overlap.paramGather != overlap.gradReduce && draft.plan.zero > 0)
        draft.replace("plan.overlap.param_gather", overlap.paramGather ? "true" : "false", overlap.gradReduce ? "true" : "false");
}

void addOffload(ConfigValue& map, const LaunchDraft& draft)
{
    if (draft.plan.offload == Offload::None)
        return;
    map.set("zero_optimization.offload_optimizer.device", "cpu");
    map.set("zero_optimization.offload_optimizer.pin_memory", true);
    if (draft.plan.offload == Offload::OptimizerAndParameters) {
        map.set("zero_optimization.offload_param.device", "cpu");
        map.set("zero_optimization.offload_param.pin_memory", true);
    }
}

void addZero(ConfigValue& map, LaunchDraft& draft)
{
    const Plan& plan = draft.plan;
    // Shards of one rank each are none; weights on the host need the third stage all the same.
    const bool isAlone = draft.meant.zero == 0 && draft.facts.shardCopies() > 1 && plan.offload != Offload::OptimizerAndParameters;
    map.set(draft.key("plan.zero"), isAlone ? 0 : plan.zero);
    addOverlap(map, draft);
    map.set("zero_optimization.contiguous_gradients", true);
    if (plan.bucketBytes) {  // counted in elements
        const std::int64_t size = plan.gradientType == GradientType::Bf16 || !plan.gradientType ? 2 : 4;
        map.set(draft.key("plan.bucket_bytes"), *plan.bucketBytes / size);
        draft.replaceBucket(*plan.bucketBytes / size * size);
    }
    if (plan.zero == 3 && !isAlone) {
        map.set("zero_optimization.stage3_prefetch_bucket_size", 50000000);
        map.set("zero_optimization.stage3_param_persistence_threshold", 100000);
        map.set("zero_optimization.stage3_max_live_parameters", 1000000000);
        map.set("zero_optimization.stage3_max_reuse_distance", 1000000000);
        map.set("zero_optimization.stage3_gather_16bit_weights_on_model_save", true);
        map.set("zero_optimization.sub_group_size", 1000000000);
        if (!plan.reshardAfterForward)
            draft.drop("plan.reshard_after_forward", "false");
    }
    if (plan.zero > 0 && !isAlone && draft.facts.shardCopies() > 1) {
        if (plan.zero == 3)
            map.set(draft.key("plan.shard_group"), draft.facts.denseShardGroup());
        else
            draft.drop("plan.shard_group", std::to_string(draft.facts.denseShardGroup()));
    }
    addOffload(map, draft);
}

void addMesh(ConfigValue& map, LaunchDraft& draft)
{
    const ResolvedPlan& plan = draft.resolved;
    if (plan.tp > 1)
        draft.say(map, {"plan.tp"});
    if (plan.cp > 1)
        draft.say(map, {"plan.cp"});
    if (plan.cp > 1 && draft.plan.cpLayout != ContextLayout::Ulysses)
        draft.replace("plan.cp_layout", nameOf(draft.plan.cpLayout), nameOf(ContextLayout::Ulysses));
    if (plan.ep > 1) {
        map.set("expert_parallel.enabled", true);
        draft.say(map, {"plan.ep"});
        map.set(draft.key("plan.etp"), 1);
        if (plan.etp != 1)
            draft.replace("plan.etp", std::to_string(plan.etp), "1");
    }
    if (plan.sequenceParallel)
        draft.replace("plan.sequence_parallel", "true", "false");
}

/// Writes how to recompute; the script's `gradient_checkpointing_enable` decides whether to.
void addRecompute(ConfigValue& map, LaunchDraft& draft)
{
    for (const char* key :
         {"partition_activations", "cpu_checkpointing", "contiguous_memory_optimization", "synchronize_checkpoint_boundary"})
        map.set(std::string("activation_checkpointing.") + key, false);
    const Recompute recompute = draft.plan.recompute;
    if (recompute == Recompute::Full)
        draft.change("launch-recompute-in-script", {});
    else if (recompute != Recompute::None)
        draft.replace("plan.recompute", nameOf(recompute), nameOf(Recompute::None));
}

void addOptimizer(ConfigValue& map, LaunchDraft& draft)
{
    const Optimizer optimizer = draft.training.optimizer;
    map.set("optimizer.type", optimizer == Optimizer::SgdMomentum ? "SGD" : optimizer == Optimizer::Muon ? "Muon" : "AdamW");
    map.set("optimizer.params.lr", 1.5e-4);
    if (optimizer != Optimizer::AdamW && optimizer != Optimizer::SgdMomentum && optimizer != Optimizer::Muon)
        draft.replace("training.optimizer", nameOf(optimizer), nameOf(Optimizer::AdamW));
}

/// A line for each node, as the launcher reads them (deepspeed/launcher/runner.py, _parse_hostfile); the names are the reader's to replace.
std::string hostfile(const Cluster& cluster)
{
    std::string text = "# The names of the nodes are placeholders: put in your own. DeepSpeed reaches each by ssh.\n";
    for (int node = 1; node <= cluster.nodes; ++node)
        text += "node-" + std::to_string(node) + " slots=" + std::to_string(cluster.gpusPerNode) + "\n";
    return text;
}

}  // namespace

void writeDeepSpeed(LaunchDraft& draft)
{
    ConfigValue map = ConfigValue::map();
    draft.say(map, {"training.global_batch", "plan.micro_batch"});
    map.set("gradient_accumulation_steps", draft.microBatches());
    map.set("gradient_clipping", 1.0);
    addPrecision(map, draft);
    addOptimizer(map, draft);
    addMesh(map, draft);
    addZero(map, draft);
    addRecompute(map, draft);
    map.set("steps_per_print", 10);
    map.set("wall_clock_breakdown", false);
    draft.tellExpertTensor();
    draft.dropOthers();
    const Cluster& cluster = draft.scenario.cluster;
    LaunchExport& result = draft.result;
    const std::string hosts = cluster.nodes > 1 ? "--hostfile hostfile --num_nodes " + std::to_string(cluster.nodes) + " " : "";
    result.command =
        "deepspeed " + hosts + "--num_gpus " + std::to_string(cluster.gpusPerNode) + " train.py --deepspeed_config ds_config.json";
    const char* const estimator = draft.plan.zero == 3
                                      ? "deepspeed.runtime.zero.stage3 import estimate_zero3_model_states_mem_needs_all_cold"
                                      : "deepspeed.runtime.zero.stage_1_and_2 import estimate_zero2_model_states_mem_needs_all_cold";
    result.dryRun = "python -c 'from " + std::string(estimator) +
                    " as estimate; estimate(total_params=" + std::to_string(std::max<std::int64_t>(1, draft.parameterCount())) +
                    (draft.plan.zero == 3 ? ", largest_layer_params=" + std::to_string(draft.largestLayer()) : "") +
                    ", num_gpus_per_node=" + std::to_string(cluster.gpusPerNode) + ", num_nodes=" + std::to_string(cluster.nodes) + ")'";
    result.files.push_back({"ds_config.json", toJsonText(map)});
    if (cluster.nodes > 1)
        result.files.push_back({"hostfile", hostfile(cluster)});
}

}  // namespace shardscope
