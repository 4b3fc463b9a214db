// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/command_settings.h"
#include "core/launch/config_read.h"
#include "core/launch/kinds/kinds.h"

namespace shardscope {
namespace {

constexpr LaunchSetting kTorchtitanSettings[] = {
    {"model"},
    {"training.sequence_length", "--training.max_context_length"},
    {"training.global_batch", "--training.num_tokens_per_train_step"},
    {"training.precision", "model converters"},
    {"training.optimizer"},
    {"training.software.compiled", "--compile.enable"},
    {"training.software.cuda_graph", "--training.disable_cuda_graphs"},
    {"training.software.deterministic", "--debug.deterministic"},
    {"training.software.moe_routing"},
    {"plan.tp", "--parallelism.tensor_parallel_degree"},
    {"plan.sequence_parallel", "--parallelism.enable_sequence_parallel"},
    {"plan.cp", "--parallelism.context_parallel_degree"},
    {"plan.cp_layout", "--parallelism.context_parallel_load_balancer"},
    {"plan.pp", "--parallelism.pipeline_parallel_degree"},
    {"plan.schedule", "--parallelism.pipeline_parallel_schedule"},
    {"plan.chunks", "--parallelism.pipeline_parallel_layers_per_stage"},
    {"plan.stage_layers", "--parallelism.module_fqns_per_model_part"},
    {"plan.ep", "--parallelism.expert_parallel_degree"},
    {"plan.dp", "--parallelism.data_parallel_replicate_degree"},
    {"plan.dp", "--parallelism.data_parallel_shard_degree"},
    {"plan.zero", "--parallelism.fsdp_reshard_after_forward"},
    {"plan.shard_group", "--parallelism.data_parallel_shard_degree"},
    {"plan.reshard_after_forward", "--parallelism.fsdp_reshard_after_forward"},
    {"plan.micro_batch", "--training.num_tokens_per_microbatch_per_dp_rank"},
    {"plan.recompute", "FullAC or SelectiveAC"},
    {"plan.gradient_dtype", "--training.mixed_precision_reduce"},
    {"plan.overlap.tensor"},
    {"plan.offload", "--training.enable_cpu_offload"},
};

constexpr LaunchSetting kTorchtitan022Settings[] = {
    {"model"},
    {"training.sequence_length", "training.seq_len"},
    {"training.global_batch", "training.global_batch_size"},
    {"training.precision", "training.mixed_precision_param"},
    {"training.precision", "model.converters"},
    {"training.optimizer"},
    {"training.software.compiled", "compile.enable"},
    {"training.software.fp8_recipe", "quantize.linear.float8.recipe_name"},
    {"training.software.deterministic", "debug.deterministic"},
    {"training.software.moe_routing"},
    {"plan.tp", "parallelism.tensor_parallel_degree"},
    {"plan.cp", "parallelism.context_parallel_degree"},
    {"plan.cp_layout", "parallelism.context_parallel_rotate_method"},
    {"plan.pp", "parallelism.pipeline_parallel_degree"},
    {"plan.schedule", "parallelism.pipeline_parallel_schedule"},
    {"plan.chunks", "parallelism.pipeline_parallel_layers_per_stage"},
    {"plan.stage_layers", "parallelism.module_fqns_per_model_part"},
    {"plan.ep", "parallelism.expert_parallel_degree"},
    {"plan.etp", "parallelism.expert_tensor_parallel_degree"},
    {"plan.dp", "parallelism.data_parallel_replicate_degree"},
    {"plan.dp", "parallelism.data_parallel_shard_degree"},
    {"plan.zero", "parallelism.fsdp_reshard_after_forward"},
    {"plan.shard_group", "parallelism.data_parallel_shard_degree"},
    {"plan.reshard_after_forward", "parallelism.fsdp_reshard_after_forward"},
    {"plan.micro_batch", "training.local_batch_size"},
    {"plan.micro_batch", "parallelism.pipeline_parallel_microbatch_size"},
    {"plan.recompute", "activation_checkpoint.mode"},
    {"plan.gradient_dtype", "training.mixed_precision_reduce"},
    {"plan.overlap.tensor", "parallelism.enable_async_tensor_parallel"},
    {"plan.offload", "training.enable_cpu_offload"},
};

/// FSDP2 always reduces and gathers during compute.
Overlap overlapOfTorchtitan(Overlap asked)
{
    asked.gradReduce = asked.paramGather = asked.pipeline = true;
    asked.expert = false;
    return asked;
}

Sign torchtitanSign(const LaunchSource& source)
{
    return clearIf(source.hasFlags() && source.contains({"--parallelism.", "torchtitan.train"}));
}

/// By its tables; Python's projects and others have only tables of their own.
Sign torchtitan022Sign(const LaunchSource& source)
{
    return clearIf(source.form() == FileForm::Toml &&
                   (!source.hasTable("[") || source.hasTable("[parallelism]") || source.hasTable("[training]") ||
                    source.hasTable("[job]") || source.hasTable("[model]")));
}

}  // namespace

constinit const LauncherTraits kTorchtitanLauncher{
    .title = "torchtitan",
    .label = "torchtitan (main)",
    .version = "torchtitan main (b5bcd76c6, 2026-08-21)",
    .recipe = Recipe::Fsdp2,
    .settings = kTorchtitanSettings,
    .write = &writeTorchtitan,
    .recomputes = launch::recomputesOperators,
    .shards = launch::hasStageOfFsdp2,
    .cutsExperts = launch::keepsSpreadExpertsWhole,
    .sequenceParallel = std::nullopt,
    .layout = [](ContextLayout) { return ContextLayout::AllGather; },
    .overlap = overlapOfTorchtitan,
    .mark = "--",
};

constinit const LauncherTraits kTorchtitan022Launcher{
    .title = "torchtitan",
    .label = "torchtitan v0.2.2",
    .version = "torchtitan v0.2.2 (73a0e6979)",
    .recipe = Recipe::Fsdp2,
    .settings = kTorchtitan022Settings,
    .write = &writeTorchtitan022,
    .recomputes = launch::recomputesOperators,
    .shards = launch::hasStageOfFsdp2,
    .cutsExperts = launch::cutsSpreadExperts,
    .sequenceParallel = true,
    .layout = withPairsOfOneLevel,
    .overlap = overlapOfTorchtitan,
};

constinit const LaunchFileTraits kTorchtitanFiles{
    .sign = torchtitanSign, .settings = launch::settingsBy<torchtitanSettings>, .read = readTorchtitan};

constinit const LaunchFileTraits kTorchtitan022Files{
    .sign = torchtitan022Sign, .settings = launch::settingsBy<readToml>, .read = readTorchtitan};

}  // namespace shardscope
