// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"
#include "core/launch/flag_settings.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/kinds/kinds.h"
#include "core/launch/llama_factory_v1.h"
#include "core/launch/trainer_command.h"
#include "core/launch/trainer_parts.h"

namespace shardscope {
namespace {

constexpr LaunchSetting kTrlSettings[] = {
    {"cluster.gpus_per_node", "num_processes", Says::Nothing},
    {"cluster.nodes", "num_machines", Says::Nothing},
    {"model", "model_name_or_path"},
    {"training.sequence_length", "max_length"},
    {"training.global_batch", "gradient_accumulation_steps"},
    {"training.precision", "bf16"},
    {"training.optimizer", "optim"},
    {"training.attention", "attn_implementation"},
    {"training.method", "use_peft"},
    {"training.base_format", "load_in_4bit"},
    {"training.adapter.rank", "lora_r"},
    {"training.adapter.targets", "lora_target_modules"},
    {"training.adapter.dtype"},
    {"training.adapter.fused"},
    {"training.adapter.dropout", "lora_dropout"},
    {"training.software.loss", "loss_type"},
    {"training.software.compiled", "torch_compile"},
    {"plan.dp", "num_processes"},
    {"plan.zero", "accelerate_config"},
    {"plan.micro_batch", "per_device_train_batch_size"},
    {"plan.recompute", "gradient_checkpointing"},
    {"plan.overlap.grad_reduce"},
    {"plan.overlap.param_gather"},
    {"plan.offload", "deepspeed"},
    {"plan.offload_activations", "activation_offloading"},
};

constexpr LaunchSetting kAxolotlSettings[] = {
    {"model", "base_model"},
    {"training.sequence_length", "sequence_len"},
    {"training.global_batch", "gradient_accumulation_steps"},
    {"training.precision", "bf16"},
    {"training.optimizer", "optimizer"},
    {"training.attention", "attn_implementation"},
    {"training.method", "adapter"},
    {"training.base_format", "load_in_4bit"},
    {"training.quantize_experts", "quantize_moe_experts"},
    {"training.trainable_layers", "unfrozen_parameters"},
    {"training.adapter.rank", "lora_r"},
    {"training.adapter.targets", "lora_target_modules"},
    {"training.adapter.dtype", "peft_autocast_adapter_dtype"},
    {"training.adapter.fused"},
    {"training.adapter.dropout", "lora_dropout"},
    {"training.software.loss", "plugins"},
    {"training.software.compiled", "torch_compile"},
    {"plan.tp", "tensor_parallel_size"},
    {"plan.cp", "context_parallel_size"},
    {"plan.cp_layout", "ring_attn_func"},
    {"plan.dp", "dp_shard_size"},
    {"plan.zero", "deepspeed"},
    {"plan.shard_group", "dp_shard_size"},
    {"plan.reshard_after_forward", "reshard_after_forward"},
    {"plan.micro_batch", "micro_batch_size"},
    {"plan.recompute", "gradient_checkpointing"},
    {"plan.overlap.grad_reduce"},
    {"plan.overlap.param_gather"},
    {"plan.offload", "deepspeed"},
    {"plan.offload_activations", "activation_offloading"},
};

constexpr LaunchSetting kLlamaFactorySettings[] = {
    {"model", "model_name_or_path"},
    {"training.sequence_length", "cutoff_len"},
    {"training.global_batch", "gradient_accumulation_steps"},
    {"training.precision", "bf16"},
    {"training.optimizer", "optim"},
    {"training.attention", "flash_attn"},
    {"training.method", "finetuning_type"},
    {"training.base_format", "quantization_bit"},
    {"training.trainable_layers", "freeze_trainable_layers"},
    {"training.adapter.rank", "lora_rank"},
    {"training.adapter.targets", "lora_target"},
    {"training.adapter.dtype"},
    {"training.adapter.fused"},
    {"training.adapter.dropout", "lora_dropout"},
    {"training.software.loss", "enable_liger_kernel"},
    {"training.software.compiled", "torch_compile"},
    {"plan.dp"},
    {"plan.zero", "deepspeed"},
    {"plan.reshard_after_forward", "reshard_after_forward"},
    {"plan.micro_batch", "per_device_train_batch_size"},
    {"plan.recompute", "disable_gradient_checkpointing"},
    {"plan.overlap.grad_reduce"},
    {"plan.overlap.param_gather"},
    {"plan.offload", "deepspeed"},
};

/// Of plans with tensor parallelism, sharding and overlap: DeepSpeed has all stages.
Overlap overlapOfTrainers(Overlap asked)
{
    asked.paramGather = asked.gradReduce;
    asked.tensor = asked.expert = false;
    return asked;
}

/// The nearest of ring-flash-attention.
ContextLayout layoutOfAxolotl(ContextLayout asked)
{
    return gathers(asked) ? ContextLayout::ContiguousAllGather : ContextLayout::Contiguous;
}

template <const TrainerNames& names>
void readTrainerOf(LaunchReader& reader)
{
    readTrainer(reader, names);
}

/// A trainer's file, or the flags of a command that starts it.
Result<ConfigValue> trainerValues(std::string_view text, const std::string& file)
{
    return trainerCommandKind(text) ? trainerCommandSettings(text, file) : readYaml(text, file);
}

Result<PlacedSettings> llamaFactorySettings(std::string_view text, const std::string& file)
{
    Result<ConfigValue> read = trainerValues(text, file);
    const bool isSecond = read && read->entries() && isLlamaFactoryV1(*read);
    return isSecond ? Result<PlacedSettings>(fromLlamaFactoryV1(*read)) : asTheyStand(std::move(read));
}

Result<PlacedSettings> swiftMegatronFileSettings(std::string_view text, const std::string& file)
{
    Result<ConfigValue> read = trainerValues(text, file);
    return read && read->entries() ? Result<PlacedSettings>(swiftMegatronSettings(*read)) : asTheyStand(std::move(read));
}

Sign llamaFactorySign(const LaunchSource& source)
{
    const bool isFirst =
        source.hasKey({"finetuning_type"}) || (source.hasKey({"model_name_or_path"}) && source.hasKey({"cutoff_len", "dataset_dir"}));
    const bool isSecond = source.hasTopKey({"model"}) && (source.hasKey({"dist_config", "peft_config", "kernel_config"}) ||
                                                          (source.hasKey({"cutoff_len"}) && source.hasKey({"train_dataset"})));
    return clearIf(source.hasKeys() && (isFirst || isSecond));
}

Sign axolotlSign(const LaunchSource& source)
{
    return clearIf(source.hasKeys() && source.hasTopKey({"base_model"}) &&
                   source.hasKey({"sequence_len", "micro_batch_size", "datasets", "adapter"}));
}

Sign trlSign(const LaunchSource& source)
{
    const bool isFile =
        source.hasKeys() && source.hasTopKey({"model_name_or_path"}) &&
        source.hasTopKey({"dataset_name", "datasets", "learning_rate", "per_device_train_batch_size", "max_length", "max_seq_length"});
    return clearIf(source.command() == LaunchKind::Trl || isFile);
}

bool isSwiftFile(const LaunchSource& source)
{
    return source.hasKeys() && source.hasKey({"tuner_type", "train_type", "split_dataset_ratio"}) && source.hasTopKey({"model"});
}

Sign swiftSign(const LaunchSource& source) { return clearIf(source.command() == LaunchKind::Swift || isSwiftFile(source)); }

Sign swiftMegatronSign(const LaunchSource& source)
{
    return clearIf(source.command() == LaunchKind::SwiftMegatron ||
                   (isSwiftFile(source) && source.hasTopKey({"micro_batch_size", "lr", "no_save_optim"})));
}

}  // namespace

constinit const LauncherTraits kTrlLauncher{
    .title = "TRL",
    .label = "TRL (PEFT, accelerate)",
    .version = "TRL main (f2cd57710, 2026-07-24)",
    .recipe = Recipe::Fsdp2,
    .settings = kTrlSettings,
    .write = &writeTrl,
    .recomputes = launch::recomputesLayers,
    .shards = launch::hasEveryStage,
    .cutsExperts = launch::cutsSpreadExperts,
    .sequenceParallel = false,
    .layout = withPairsOfOneLevel,
    .overlap = overlapOfTrainers,
    .statesRecipe = true,
};

constinit const LauncherTraits kAxolotlLauncher{
    .title = "axolotl",
    .label = "axolotl",
    .version = "axolotl main (067b021c, 2026-07-24)",
    .recipe = Recipe::Fsdp2,
    .settings = kAxolotlSettings,
    .write = &writeAxolotl,
    .recomputes = launch::recomputesLayers,
    .shards = launch::hasEveryStage,
    .cutsExperts = launch::cutsSpreadExperts,
    .sequenceParallel = false,
    .layout = layoutOfAxolotl,
    .overlap = overlapOfTrainers,
    .statesRecipe = true,
};

constinit const LauncherTraits kLlamaFactoryLauncher{
    .title = "LLaMA-Factory",
    .label = "LLaMA-Factory",
    .version = "LLaMA-Factory main (ff6d4d12e, 2026-08-19)",
    .recipe = Recipe::Fsdp2,
    .settings = kLlamaFactorySettings,
    .write = &writeLlamaFactory,
    .recomputes = launch::recomputesLayers,
    .shards = launch::hasEveryStage,
    .cutsExperts = launch::cutsSpreadExperts,
    .sequenceParallel = false,
    .layout = withPairsOfOneLevel,
    .overlap = overlapOfTrainers,
    .statesRecipe = true,
};

constinit const LaunchFileTraits kLlamaFactoryFiles{
    .sign = llamaFactorySign, .settings = llamaFactorySettings, .read = readTrainerOf<kLlamaFactoryNames>};

constinit const LaunchFileTraits kAxolotlFiles{
    .sign = axolotlSign, .settings = launch::settingsBy<trainerValues>, .read = readTrainerOf<kAxolotlNames>};

constinit const LaunchFileTraits kTrlFiles{
    .sign = trlSign, .settings = launch::settingsBy<trainerValues>, .read = readTrainerOf<kTrlNames>};

/// ms-swift on transformers.
constinit const LaunchFileTraits kSwiftFiles{
    .sign = swiftSign, .settings = launch::settingsBy<trainerValues>, .read = readTrainerOf<kSwiftNames>};

/// ms-swift on Megatron.
constinit const LaunchFileTraits kSwiftMegatronFiles{
    .sign = swiftMegatronSign, .settings = swiftMegatronFileSettings, .read = readSwiftMegatron};

}  // namespace shardscope
