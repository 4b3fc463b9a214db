// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/hardware.h"
#include "core/launch/config_value.h"
#include "core/launch/launch_draft.h"
#include "core/ring/context_layout.h"
#include "core/scenario/scenario.h"

#include "core/plan/shard_mesh.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

/// Returns transformers' class of a layer; empty for other models, which accelerate asks itself (`_no_split_modules`).
std::string_view layerClass(std::string_view modelType)
{
    constexpr std::pair<std::string_view, std::string_view> kClasses[] = {{"llama", "LlamaDecoderLayer"},
                                                                          {"mistral", "MistralDecoderLayer"},
                                                                          {"mixtral", "MixtralDecoderLayer"},
                                                                          {"qwen2", "Qwen2DecoderLayer"},
                                                                          {"qwen3", "Qwen3DecoderLayer"},
                                                                          {"qwen3_moe", "Qwen3MoeDecoderLayer"},
                                                                          {"gpt2", "GPT2Block"},
                                                                          {"gpt_neox", "GPTNeoXLayer"},
                                                                          {"gptj", "GPTJBlock"},
                                                                          {"opt", "OPTDecoderLayer"},
                                                                          {"bloom", "BloomBlock"},
                                                                          {"falcon", "FalconDecoderLayer"},
                                                                          {"gemma", "GemmaDecoderLayer"},
                                                                          {"gemma2", "Gemma2DecoderLayer"},
                                                                          {"deepseek_v3", "DeepseekV3DecoderLayer"},
                                                                          {"gpt_oss", "GptOssDecoderLayer"},
                                                                          {"olmo2", "Olmo2DecoderLayer"},
                                                                          {"smollm3", "SmolLM3DecoderLayer"},
                                                                          {"starcoder2", "Starcoder2DecoderLayer"},
                                                                          {"phi3", "Phi3DecoderLayer"}};
    const auto* const found =
        std::find_if(std::begin(kClasses), std::end(kClasses), [&](const auto& entry) { return entry.first == modelType; });
    return found == std::end(kClasses) ? std::string_view{} : found->second;
}

std::string_view precisionOf(LaunchDraft& draft)
{
    switch (draft.training.precision) {
    case Precision::Fp32:
        return "no";
    case Precision::Tf32:  // a switch of PyTorch's, which the script sets
        draft.replace("training.precision", nameOf(Precision::Tf32), nameOf(Precision::Fp32));
        return "no";
    case Precision::Fp16:
        return "fp16";
    case Precision::Fp4:
        draft.replace("training.precision", nameOf(Precision::Fp4), nameOf(Precision::Bf16));
        return "bf16";
    case Precision::Fp8:
        return "fp8";
    case Precision::Bf16:
        break;
    }
    return "bf16";
}

/// FSDP1's strategy; its hybrid ones shard within a node.
std::string strategyOf(LaunchDraft& draft)
{
    // Over one rank nothing is sharded, and the strategy says it all the same. Copies of one rank each are replicas.
    const int zero = draft.plan.zero >= 2 && draft.facts.shardCopies() == 1 ? draft.plan.zero : draft.meant.zero;
    if (zero == 0)
        return "NO_SHARD";
    const bool keepsWeights = zero < 3 || !draft.plan.reshardAfterForward;
    if (zero == 3 && keepsWeights)
        draft.replace("plan.zero", "3", "2");
    if (draft.facts.shardCopies() == 1)
        return keepsWeights ? "SHARD_GRAD_OP" : "FULL_SHARD";
    const std::int64_t node = draft.scenario.cluster.gpusPerNode;
    // A node of one GPU shards nothing, and one that holds all replicas is no part of them.
    if (node == 1 || node >= draft.facts.replicas()) {
        draft.replace("plan.shard_group", std::to_string(draft.facts.denseShardGroup()), std::to_string(draft.facts.replicas()));
        return keepsWeights ? "SHARD_GRAD_OP" : "FULL_SHARD";
    }
    if (draft.facts.denseShardGroup() != node)
        draft.replace("plan.shard_group", std::to_string(draft.facts.denseShardGroup()), std::to_string(node));
    return keepsWeights ? "HYBRID_SHARD_ZERO2" : "HYBRID_SHARD";
}

void addWrapping(ConfigValue& group, const LaunchDraft& draft, bool isFirst)
{
    group.set("fsdp_auto_wrap_policy", "TRANSFORMER_BASED_WRAP");
    const std::string_view layer = layerClass(draft.scenario.architecture->modelType);
    if (isFirst && !layer.empty())
        group.set("fsdp_transformer_layer_cls_to_wrap", layer);
}

void addFirst(ConfigValue& map, LaunchDraft& draft)
{
    ConfigValue& group = map.at("fsdp_config");
    group.set("fsdp_version", 1);
    group.set(draft.key("plan.zero"), strategyOf(draft));
    addWrapping(group, draft, true);
    group.set(draft.key("plan.overlap.grad_reduce"), draft.plan.overlap.gradReduce ? "BACKWARD_PRE" : "NO_PREFETCH");
    // FSDP1 gathers the next layer early from its own stream; this flag is for models whose host is slow.
    group.set(draft.key("plan.overlap.param_gather"), false);
    group.set("fsdp_use_orig_params", true);
    group.set("fsdp_sync_module_states", true);
}

void addSecond(ConfigValue& map, LaunchDraft& draft)
{
    const ShardMesh mesh = shardMesh(draft.facts);
    ConfigValue& group = map.at("fsdp_config");
    group.set("fsdp_version", 2);
    const bool isSharded = draft.plan.zero > 0 && draft.facts.denseShardGroup() > 1;
    group.set(draft.key("plan.reshard_after_forward"), !isSharded || (draft.plan.zero == 3 && draft.plan.reshardAfterForward));
    addWrapping(group, draft, false);
    ConfigValue& degrees = map.at("parallelism_config");
    degrees.set(draft.key("plan.dp"), mesh.replicate);
    degrees.set(draft.key("plan.dp", 1), mesh.shard);
    draft.say(degrees, {"plan.tp", "plan.cp"});
    if (draft.resolved.cp > 1) {
        const ContextLayout layout = draft.plan.cpLayout;
        degrees.set("parallelism_config_cp_comm_strategy", gathers(layout) ? "allgather" : "alltoall");
        if (const ContextLayout nearest = withPairsOfOneLevel(layout); nearest != layout)
            draft.replace("plan.cp_layout", nameOf(layout), nameOf(nearest));
    }
    // Ranks that share a sequence always share its shards. Shards of one rank each are none.
    if (draft.meant.zero == 0 && draft.resolved.cp > 1)
        draft.replace("plan.zero", "0", "3");
    else if (!mesh.isExact)
        draft.replace("plan.shard_group", std::to_string(draft.facts.denseShardGroup()), std::to_string(mesh.shard * draft.resolved.cp));
    if (draft.plan.zero == 2)
        draft.change("launch-fsdp-instead-of-zero", {{"zero", 2.0}});
}

void tellWhatIsMissing(LaunchDraft& draft)
{
    const Recompute recompute = draft.plan.recompute;
    if (recompute == Recompute::Selective || recompute == Recompute::PerOperator)
        draft.replace("plan.recompute", nameOf(recompute), nameOf(Recompute::None));
    if (draft.meant.zero == 1)
        draft.change("launch-fsdp-instead-of-zero", {{"zero", 1.0}});
    if (draft.plan.offload == Offload::Optimizer)
        draft.replace("plan.offload", nameOf(draft.plan.offload), nameOf(Offload::OptimizerAndParameters));
    if (draft.resolved.sequenceParallel)
        draft.replace("plan.sequence_parallel", "true", "false");
    draft.tellExpertTensor();
    // Only the first version can be told not to fetch ahead of the backward pass.
    if (draft.result.target == Target::AccelerateFsdp2 && !draft.plan.overlap.gradReduce && draft.facts.replicas() > 1)
        draft.drop("plan.overlap.grad_reduce", "false");
    draft.dropOthers();
}

}  // namespace

void writeAccelerate(LaunchDraft& draft)
{
    const bool isFirst = draft.result.target == Target::AccelerateFsdp1;
    const Cluster& cluster = draft.scenario.cluster;
    ConfigValue map = ConfigValue::map();
    map.set("compute_environment", "LOCAL_MACHINE");
    map.set("debug", false);
    map.set("distributed_type", "FSDP");
    map.set("downcast_bf16", "no");
    map.set("enable_cpu_affinity", false);
    if (isFirst)
        addFirst(map, draft);
    else
        addSecond(map, draft);
    ConfigValue& group = map.at("fsdp_config");
    group.set(draft.key("plan.recompute"), draft.plan.recompute == Recompute::Full);
    group.set("fsdp_cpu_ram_efficient_loading", true);
    group.set(draft.key("plan.offload"), draft.plan.offload != Offload::None);
    group.set("fsdp_state_dict_type", "SHARDED_STATE_DICT");
    map.set(draft.key("training.precision"), precisionOf(draft));
    if (draft.resolved.compiled)
        map.set("dynamo_config.dynamo_backend", "INDUCTOR");
    map.set("num_machines", cluster.nodes);
    map.set("num_processes", cluster.gpus());
    map.set("machine_rank", 0);
    if (cluster.nodes > 1) {
        map.set("main_process_ip", "first-node");
        map.set("main_process_port", 29500);
    }
    map.set("main_training_function", "main");
    map.set("rdzv_backend", "static");
    map.set("same_network", true);
    map.set("use_cpu", false);
    tellWhatIsMissing(draft);
    const std::string batch = "--" + std::string(draft.key("plan.micro_batch")) + " " + std::to_string(draft.plan.microBatch) + " --" +
                              std::string(draft.key("training.global_batch")) + " " + std::to_string(draft.microBatches());
    LaunchExport& result = draft.result;
    std::vector<std::string> comments = draft.heading();
    const std::string machine =
        cluster.nodes > 1 ? "--machine_rank \"$NODE_RANK\" --main_process_ip \"$MASTER_ADDR\" --main_process_port 29500 " : "";
    result.command = "accelerate launch --config_file accelerate.yaml " + machine + "train.py " + batch;
    comments.emplace_back(cluster.nodes > 1
                              ? "Batch and sequence length are the script's. machine_rank and main_process_ip are of one machine: run "
                                "this on each, with its rank and the address of the first."
                              : "Batch and sequence length are the script's. Run:");
    comments.push_back(result.command);
    // Its only 16-bit type is float16 (commands/estimate.py).
    const bool isFp32 = draft.training.precision == Precision::Fp32 || draft.training.precision == Precision::Tf32;
    result.dryRun = std::string("accelerate estimate-memory your/model --dtypes ") + (isFp32 ? "float32" : "float16");
    result.files.push_back({"accelerate.yaml", commented(comments) + toYaml(map)});
}

}  // namespace shardscope
