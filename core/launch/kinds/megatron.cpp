// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/argument_dump.h"
#include "core/launch/bridge_settings.h"
#include "core/launch/command_settings.h"
#include "core/launch/flag_settings.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/kinds/kinds.h"
#include "core/launch/megatron_older_names.h"
#include "core/launch/python_settings.h"

namespace shardscope {
namespace {

constexpr LaunchSetting kMegatronSettings[] = {
    {"model"},
    {"training.sequence_length", "--seq-length"},
    {"training.global_batch", "--global-batch-size"},
    {"training.precision", "--bf16"},
    {"training.precision", "--fp16"},
    {"training.precision", "--fp8-format"},
    {"training.precision", "--fp4-format"},
    {"training.optimizer"},
    {"training.attention", "--attention-backend"},
    {"training.balance", "--hybrid-context-parallel"},
    {"training.balance", "--max-seqlen-per-dp-cp-rank"},
    {"training.software.cuda_graph", "--cuda-graph-impl"},
    {"training.software.loss", "--cross-entropy-loss-fusion"},
    {"training.software.fp8_recipe", "--fp8-recipe"},
    {"training.software.deterministic", "--deterministic-mode"},
    {"training.software.symmetric_products", "--muon-use-syrk"},
    {"training.software.moe_routing", "--moe-router-load-balancing-type"},
    {"training.software.moe_dispatcher", "--moe-token-dispatcher-type"},
    {"training.software.capacity_factor", "--moe-expert-capacity-factor"},
    {"training.software.rank_capacity", "--moe-expert-rank-capacity-factor"},
    {"training.software.paged_stash", "--moe-paged-stash-buffer-size-factor-cuda"},
    {"training.run.async_checkpoints", "--async-save", Says::Nothing},
    {"plan.tp", "--tensor-model-parallel-size"},
    {"plan.sequence_parallel", "--sequence-parallel"},
    {"plan.cp", "--context-parallel-size"},
    {"plan.cp_layout", "--cp-comm-type"},
    {"plan.cp_inner", "--hierarchical-context-parallel-sizes"},
    {"plan.pp", "--pipeline-model-parallel-size"},
    {"plan.chunks", "--num-virtual-stages-per-pipeline-rank"},
    {"plan.group", "--microbatch-group-size-per-virtual-pipeline-stage"},
    {"plan.stage_layers", "--pipeline-model-parallel-layout"},
    {"plan.ep", "--expert-model-parallel-size"},
    {"plan.etp", "--expert-tensor-parallel-size"},
    {"plan.gtp", "--tensor-parallel-num-weight-shards"},
    {"plan.egtp", "--expert-tensor-parallel-num-weight-shards"},
    {"plan.zero", "--use-distributed-optimizer"},
    {"plan.zero", "--data-parallel-sharding-strategy"},
    {"plan.shard_group", "--num-distributed-optimizer-instances"},
    {"plan.micro_batch", "--micro-batch-size"},
    {"plan.recompute", "--recompute-granularity"},
    {"plan.recompute_modules", "--recompute-modules"},
    {"plan.recompute_layers", "--recompute-num-layers"},
    {"plan.gradient_dtype", "--accumulate-allreduce-grads-in-fp32"},
    {"plan.gradient_dtype", "--grad-reduce-in-bf16"},
    {"plan.offload_activations", "--cpu-offloading-num-layers"},
    {"plan.offload_activations", "--activation-offload-fraction"},
    {"plan.offload_modules", "--offload-modules"},
    {"plan.bucket_bytes", "--ddp-bucket-size"},
    {"plan.order", "--use-tp-pp-dp-mapping"},
    {"plan.overlap.grad_reduce", "--overlap-grad-reduce"},
    {"plan.overlap.param_gather", "--overlap-param-gather"},
    {"plan.overlap.tensor", "--tp-comm-overlap"},
    {"plan.overlap.pipeline", "--no-overlap-p2p-communication"},
    {"plan.overlap.expert", "--overlap-moe-expert-parallel-comm"},
    {"plan.offload", "--optimizer-cpu-offload"},
    {"plan.matrix_update", "--muon-tp-mode"},
};

constexpr LaunchSetting kMegatronBridgeSettings[] = {
    {"model"},
    {"training.sequence_length", "model.seq_length"},
    {"training.global_batch", "train.global_batch_size"},
    {"training.precision", "mixed_precision", Says::Otherwise},
    {"training.optimizer"},
    {"training.attention", "model.attention_backend"},
    {"training.software.cuda_graph", "model.cuda_graph_impl"},
    {"training.software.loss", "model.cross_entropy_loss_fusion"},
    {"training.software.fp8_recipe", "mixed_precision.fp8_recipe", Says::Otherwise},
    {"training.software.deterministic"},
    {"training.software.symmetric_products", "optimizer.muon_use_syrk"},
    {"training.software.moe_routing", "model.moe_router_load_balancing_type", Says::Otherwise},
    {"training.software.moe_dispatcher", "model.moe_token_dispatcher_type"},
    {"training.software.capacity_factor", "model.moe_expert_capacity_factor"},
    {"training.software.rank_capacity", "model.moe_expert_rank_capacity_factor"},
    {"training.software.paged_stash", "model.moe_paged_stash_buffer_size_factor_cuda"},
    {"training.run.async_checkpoints", "checkpoint.async_save", Says::Nothing},
    {"training.method"},
    {"training.adapter.rank", "peft.dim"},
    {"training.adapter.targets", "peft.target_modules"},
    {"training.adapter.dropout", "peft.dropout"},
    {"training.adapter.experts", "peft.share_expert_adapters", Says::Otherwise},
    {"training.adapter.dtype"},
    {"training.adapter.fused"},
    {"plan.tp", "model.tensor_model_parallel_size"},
    {"plan.sequence_parallel", "model.sequence_parallel"},
    {"plan.cp", "model.context_parallel_size"},
    {"plan.cp_layout", "model.cp_comm_type"},
    {"plan.cp_inner", "model.hierarchical_context_parallel_sizes"},
    {"plan.pp", "model.pipeline_model_parallel_size"},
    {"plan.chunks", "model.virtual_pipeline_model_parallel_size"},
    {"plan.group", "model.microbatch_group_size_per_vp_stage"},
    {"plan.stage_layers", "model.pipeline_model_parallel_layout"},
    {"plan.ep", "model.expert_model_parallel_size"},
    {"plan.etp", "model.expert_tensor_parallel_size"},
    {"plan.gtp", "model.tensor_parallel_num_weight_shards"},
    {"plan.egtp", "model.expert_tensor_parallel_num_weight_shards"},
    {"plan.zero", "ddp.use_distributed_optimizer"},
    {"plan.zero", "ddp.data_parallel_sharding_strategy"},
    {"plan.shard_group", "ddp.num_distributed_optimizer_instances"},
    {"plan.micro_batch", "train.micro_batch_size"},
    {"plan.recompute", "model.recompute_granularity"},
    {"plan.recompute_modules", "model.recompute_modules"},
    {"plan.recompute_layers", "model.recompute_num_layers"},
    {"plan.gradient_dtype", "ddp.grad_reduce_in_fp32", Says::Otherwise},
    {"plan.offload_activations", "model.cpu_offloading_num_layers"},
    {"plan.offload_activations", "model.activation_offload_fraction"},
    {"plan.offload_modules", "model.offload_modules"},
    {"plan.bucket_bytes", "ddp.bucket_size"},
    {"plan.order", "dist.use_tp_pp_dp_mapping"},
    {"plan.overlap.grad_reduce", "ddp.overlap_grad_reduce"},
    {"plan.overlap.param_gather", "ddp.overlap_param_gather"},
    {"plan.overlap.tensor", "comm_overlap.tp_comm_overlap"},
    {"plan.overlap.pipeline", "comm_overlap.overlap_p2p_comm", Says::Otherwise},
    {"plan.overlap.expert", "comm_overlap.overlap_moe_expert_parallel_comm"},
    {"plan.offload", "optimizer.optimizer_cpu_offload"},
    {"plan.matrix_update", "optimizer.muon_tp_mode"},
};

Overlap overlapAsAsked(Overlap asked) { return asked; }

Sign megatronSign(const LaunchSource& source)
{
    return clearIf(source.hasFlags() && source.contains({"--num-layers", "--tensor-model-parallel-size", "pretrain_gpt.py"}));
}

Sign megatronLogSign(const LaunchSource& source)
{
    return clearIf(source.contains({"- end of arguments -"}) && source.contains({"tensor_model_parallel_size ."}));
}

Sign megatronConfigSign(const LaunchSource& source) { return clearIf(source.hasKeys() && source.hasTopKey({"MODEL_ARGS"})); }

Sign bridgeSign(const LaunchSource& source)
{
    return clearIf(source.hasFlags() && source.contains({"run_recipe.py", "_model_parallel_size:", "model.tensor_model_parallel_size="}));
}

Sign bridgePythonSign(const LaunchSource& source)
{
    return clearIf(source.form() == FileForm::Python && source.contains({"megatron.bridge", "_pretrain_config(", "_sft_config("}));
}

/// Megatron-LM's flags, whichever version's they are.
Result<PlacedSettings> today(Result<PlacedSettings> read)
{
    return read ? Result<PlacedSettings>(withTodaysNames(std::move(*read))) : read;
}

Result<PlacedSettings> megatronFileSettings(std::string_view text, const std::string& file)
{
    return today(asTheyStand(megatronSettings(text, file)));
}

Result<PlacedSettings> megatronLogSettings(std::string_view text, const std::string& file)
{
    return today(argumentDumpSettings(text, file));
}

Result<PlacedSettings> megatronConfigFileSettings(std::string_view text, const std::string& file)
{
    return today(megatronConfigSettings(text, file));
}

Result<PlacedSettings> bridgeFileSettings(std::string_view text, const std::string& file) { return bridgeSettings(text, file); }

Result<PlacedSettings> bridgePythonSettings(std::string_view text, const std::string&)
{
    return withKnownRecipe(bridgeSettings(pythonSettings(text)));
}

void readMegatronFile(LaunchReader& reader)
{
    refuseOtherModels(reader);
    if (!reader.hasProblem())
        readMegatron(reader);
}

}  // namespace

constinit const LauncherTraits kMegatronLauncher{
    .title = "Megatron-LM",
    .label = "Megatron-LM",
    .version = "Megatron-LM d98e8a64dd (2026-08-22)",
    .recipe = Recipe::Megatron,
    .settings = kMegatronSettings,
    .write = &writeMegatron,
    .recomputes = launch::recomputesModules,
    .shards = launch::hasEveryStage,
    .cutsExperts = launch::cutsExpertsFreely,
    .sequenceParallel = std::nullopt,
    .layout = withPairedPieces,
    .overlap = overlapAsAsked,
};

constinit const LauncherTraits kMegatronBridgeLauncher{
    .title = "Megatron-Bridge",
    .label = "Megatron-Bridge",
    .version = "Megatron-Bridge 0.7.0 (067f987df, 2026-08-22)",
    .recipe = Recipe::Megatron,
    .settings = kMegatronBridgeSettings,
    .write = &writeMegatronBridge,
    .recomputes = launch::recomputesModules,
    .shards = launch::hasEveryStage,
    .cutsExperts = launch::cutsExpertsFreely,
    .sequenceParallel = std::nullopt,
    .layout = withPairedPieces,
    .overlap = overlapAsAsked,
    .readAs = Target::Megatron,
};

/// Arguments in a script.
constinit const LaunchFileTraits kMegatronFiles{.sign = megatronSign, .settings = megatronFileSettings, .read = readMegatronFile};

/// The arguments that a training prints in its log.
constinit const LaunchFileTraits kMegatronLogFiles{.sign = megatronLogSign, .settings = megatronLogSettings, .read = readMegatronFile};

/// `MODEL_ARGS:` of Megatron-LM's functional tests.
constinit const LaunchFileTraits kMegatronConfigFiles{
    .sign = megatronConfigSign, .settings = megatronConfigFileSettings, .read = readMegatronFile};

/// Overrides of a recipe, as YAML or as a script that starts it.
constinit const LaunchFileTraits kMegatronBridgeFiles{.sign = bridgeSign, .settings = bridgeFileSettings, .read = readMegatronBridge};

/// A Python script that changes a recipe.
constinit const LaunchFileTraits kBridgePythonFiles{.sign = bridgePythonSign, .settings = bridgePythonSettings, .read = readMegatronBridge};

}  // namespace shardscope
