// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"
#include "core/launch/kinds/kinds.h"
#include "core/launch/trainer_command.h"

namespace shardscope {
namespace {

constexpr LaunchSetting kTorchtuneSettings[] = {
    {"model", "model._component_"},
    {"training.sequence_length", "tokenizer.max_seq_len"},
    {"training.global_batch", "gradient_accumulation_steps"},
    {"training.precision", "dtype"},
    {"training.optimizer", "optimizer._component_"},
    {"training.method", "model._component_"},
    {"training.objective", "loss._component_"},
    {"training.reference"},
    {"training.packing", "dataset.packed"},
    {"training.base_format", "model.quantize_base"},
    {"training.adapter.rank", "model.lora_rank"},
    {"training.adapter.targets", "model.lora_attn_modules"},
    {"training.adapter.dtype"},
    {"training.adapter.fused"},
    {"training.adapter.dropout", "model.lora_dropout"},
    {"training.software.loss", "loss._component_"},
    {"training.software.compiled", "compile"},
    {"plan.tp", "tensor_parallel_dim"},
    {"plan.cp", "context_parallel_dim"},
    {"plan.cp_layout", "context_parallel_rotate_method"},
    {"plan.dp", "data_parallel_replicate_dim"},
    {"plan.shard_group", "data_parallel_shard_dim"},
    {"plan.zero", "data_parallel_shard_dim"},
    {"plan.reshard_after_forward", "fsdp_reshard_after_forward"},
    {"plan.micro_batch", "batch_size"},
    {"plan.recompute", "enable_activation_checkpointing"},
    {"plan.overlap.grad_reduce"},
    {"plan.overlap.param_gather"},
    {"plan.offload", "fsdp_cpu_offload"},
    {"plan.offload_activations", "enable_activation_offloading"},
};

/// FSDP2's; tensor parallelism overlaps nothing.
Overlap overlapOfTorchtune(Overlap asked)
{
    asked.gradReduce = asked.paramGather = true;
    asked.tensor = asked.expert = false;
    return asked;
}

/// The only files whose groups name their class by this key.
Sign torchtuneSign(const LaunchSource& source)
{
    return clearIf(source.command() == LaunchKind::Torchtune || (source.hasKeys() && source.hasKey({"_component_"})));
}

/// A configuration, or a command that overrides one.
Result<ConfigValue> torchtuneValues(std::string_view text, const std::string& file)
{
    return trainerCommandKind(text) == LaunchKind::Torchtune ? tuneRunSettings(text, file) : readYaml(text, file);
}

}  // namespace

constinit const LauncherTraits kTorchtuneLauncher{
    .title = "torchtune",
    .label = "torchtune",
    .version = "torchtune main (bd2a0fc7c, 2026-04-23)",
    .recipe = Recipe::PureBf16,
    .settings = kTorchtuneSettings,
    .write = &writeTorchtune,
    .recomputes = launch::recomputesLayers,
    .shards = launch::hasStageOfFsdp2,
    .cutsExperts = launch::cutsSpreadExperts,
    .sequenceParallel = true,
    .layout = withPairsOfOneLevel,
    .overlap = overlapOfTorchtune,
    .statesRecipe = true,
};

constinit const LaunchFileTraits kTorchtuneFiles{
    .sign = torchtuneSign, .settings = launch::settingsBy<torchtuneValues>, .read = readTorchtune};

}  // namespace shardscope
