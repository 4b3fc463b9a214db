// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/config_read.h"
#include "core/launch/flag_settings.h"
#include "core/launch/foreign_readers.h"
#include "core/launch/kinds/kinds.h"
#include "core/launch/kinds/trainer_traits.h"
#include "core/launch/llama_factory_v1.h"
#include "core/launch/swift_settings.h"
#include "core/launch/trainer_command.h"

namespace shardscope {
namespace {

constexpr LaunchSetting kOfTrl[] = {
    {"cluster.gpus_per_node", "num_processes", Says::Nothing},
    {"cluster.nodes", "num_machines", Says::Nothing},
    {"model", "model_name_or_path"},
    {"training.sequence_length", "max_length"},
    {"training.precision", "bf16"},
    {"training.optimizer", "optim"},
    {"training.attention", "attn_implementation"},
    {"training.method", "use_peft"},
    {"training.objective"},
    {"training.reference", "precompute_ref_log_probs"},
    {"training.packing", "packing"},
    {"training.base_format", "load_in_4bit"},
    {"training.adapter.rank", "lora_r"},
    {"training.adapter.targets", "lora_target_modules"},
    {"training.adapter.dtype"},
    {"training.software.loss", "loss_type"},
    {"plan.dp", "num_processes"},
    {"plan.zero", "accelerate_config"},
    {"plan.micro_batch", "per_device_train_batch_size"},
    {"plan.recompute", "gradient_checkpointing"},
    {"plan.offload_activations", "activation_offloading"},
};

constexpr LaunchSetting kOfAxolotl[] = {
    {"model", "base_model"},
    {"training.sequence_length", "sequence_len"},
    {"training.precision", "bf16"},
    {"training.optimizer", "optimizer"},
    {"training.attention", "attn_implementation"},
    {"training.method", "adapter"},
    {"training.objective", "rl"},
    {"training.reference", "precompute_ref_log_probs"},
    {"training.packing", "sample_packing"},
    {"training.base_format", "load_in_4bit"},
    {"training.quantize_experts", "quantize_moe_experts"},
    {"training.trainable_layers", "unfrozen_parameters"},
    {"training.adapter.rank", "lora_r"},
    {"training.adapter.targets", "lora_target_modules"},
    {"training.adapter.dtype", "peft_autocast_adapter_dtype"},
    {"training.software.loss", "plugins"},
    {"plan.tp", "tensor_parallel_size"},
    {"plan.cp", "context_parallel_size"},
    {"plan.cp_layout", "ring_attn_func"},
    {"plan.dp", "dp_shard_size"},
    {"plan.zero", "deepspeed"},
    {"plan.shard_group", "dp_shard_size"},
    {"plan.reshard_after_forward", "reshard_after_forward"},
    {"plan.micro_batch", "micro_batch_size"},
    {"plan.recompute", "gradient_checkpointing"},
    {"plan.offload_activations", "activation_offloading"},
};

constexpr LaunchSetting kOfLlamaFactory[] = {
    {"model", "model_name_or_path"},
    {"training.sequence_length", "cutoff_len"},
    {"training.precision", "bf16"},
    {"training.optimizer", "optim"},
    {"training.attention", "flash_attn"},
    {"training.method", "finetuning_type"},
    {"training.objective", "stage"},
    {"training.reference", "ref_model"},
    {"training.packing", "packing"},
    {"training.base_format", "quantization_bit"},
    {"training.trainable_layers", "freeze_trainable_layers"},
    {"training.adapter.rank", "lora_rank"},
    {"training.adapter.targets", "lora_target"},
    {"training.adapter.dtype"},
    {"training.software.loss", "enable_liger_kernel"},
    {"plan.dp"},
    {"plan.zero", "deepspeed"},
    {"plan.reshard_after_forward", "reshard_after_forward"},
    {"plan.micro_batch", "per_device_train_batch_size"},
    {"plan.recompute", "disable_gradient_checkpointing"},
};

constexpr LaunchSetting kOfSwift[] = {
    {"cluster.gpus_per_node", "NPROC_PER_NODE", Says::Nothing},
    {"cluster.nodes", "NNODES", Says::Nothing},
    {"model", "model"},
    {"training.sequence_length", "max_length"},
    {"training.precision", "torch_dtype"},
    {"training.optimizer", "optim"},
    {"training.attention", "attn_impl"},
    {"training.method", "tuner_type"},
    {"training.objective", "rlhf_type"},
    {"training.reference"},
    {"training.packing", "packing"},
    {"training.pack_tokens", "packing_length"},
    {"training.base_format", "quant_bits"},
    {"training.adapter.rank", "lora_rank"},
    {"training.adapter.targets", "target_modules"},
    {"training.adapter.dtype", "lora_dtype"},
    {"training.software.loss", "use_liger_kernel"},
    {"plan.cp", "sequence_parallel_size"},
    {"plan.cp_layout"},
    {"plan.dp"},
    {"plan.zero", "deepspeed"},
    {"plan.reshard_after_forward", "fsdp"},
    {"plan.micro_batch", "per_device_train_batch_size"},
    {"plan.recompute", "gradient_checkpointing"},
};

constexpr auto kTrlSettings = launch::withTrainers(kOfTrl);
constexpr auto kAxolotlSettings = launch::withTrainers(kOfAxolotl);
constexpr auto kLlamaFactorySettings = launch::withTrainers(kOfLlamaFactory);
constexpr auto kSwiftSettings = launch::withTrainers(kOfSwift);

/// The nearest of ring-flash-attention.
ContextLayout layoutOfAxolotl(ContextLayout asked)
{
    return gathers(asked) ? ContextLayout::ContiguousAllGather : ContextLayout::Contiguous;
}

ContextLayout layoutOfSwift(ContextLayout) { return ContextLayout::Ulysses; }

/// A trainer's file, or the flags of a command that starts it.
Result<ConfigValue> trainerValues(std::string_view text, const std::string& file)
{
    return trainerCommandKind(text) ? trainerCommandSettings(text, file) : readYaml(text, file);
}

Result<PlacedSettings> trlFileSettings(std::string_view text, const std::string& file)
{
    Result<ConfigValue> read = trainerValues(text, file);
    if (read && read->entries())
        addCommandInComment(*read, text);
    return asTheyStand(std::move(read));
}

Result<PlacedSettings> swiftFileSettings(std::string_view text, const std::string& file)
{
    Result<ConfigValue> read = trainerValues(text, file);
    return read && read->entries() ? Result<PlacedSettings>(swiftSettings(*read)) : asTheyStand(std::move(read));
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
    .overlap = launch::overlapOfTrainers,
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
    .overlap = launch::overlapOfTrainers,
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
    .overlap = launch::overlapOfTrainers,
    .statesRecipe = true,
};

constinit const LauncherTraits kSwiftLauncher{
    .title = "ms-swift",
    .label = "ms-swift",
    .version = "ms-swift main (3602360a5, 2026-08-22)",
    .recipe = Recipe::Fsdp2,
    .settings = kSwiftSettings,
    .write = &writeSwift,
    .recomputes = launch::recomputesLayers,
    .shards = launch::hasEveryStage,
    .cutsExperts = launch::cutsSpreadExperts,
    .sequenceParallel = false,
    .layout = layoutOfSwift,
    .overlap = launch::overlapOfTrainers,
    .statesRecipe = true,
};

constinit const LaunchFileTraits kLlamaFactoryFiles{
    .sign = llamaFactorySign, .settings = llamaFactorySettings, .read = launch::readTrainerOf<kLlamaFactoryNames>};

constinit const LaunchFileTraits kAxolotlFiles{
    .sign = axolotlSign, .settings = launch::settingsBy<trainerValues>, .read = launch::readTrainerOf<kAxolotlNames>};

constinit const LaunchFileTraits kTrlFiles{.sign = trlSign, .settings = trlFileSettings, .read = launch::readTrainerOf<kTrlNames>};

/// ms-swift on transformers.
constinit const LaunchFileTraits kSwiftFiles{.sign = swiftSign, .settings = swiftFileSettings, .read = launch::readTrainerOf<kSwiftNames>};

/// ms-swift on Megatron.
constinit const LaunchFileTraits kSwiftMegatronFiles{
    .sign = swiftMegatronSign, .settings = swiftMegatronFileSettings, .read = readSwiftMegatron};

}  // namespace shardscope
