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

constexpr TrainerNames kLlamaFactory{
    .tool = "LLaMA-Factory",
    .model = "model_name_or_path",
    .adapter = "finetuning_type",
    .fullValue = "full",
    .isAdapterUsual = true,
    .length = "cutoff_len",
    .usualLength = 2048,
    .usualMicroBatch = 8,
    .usuallyRecomputes = true,
    .noRecompute = "disable_gradient_checkpointing",
    .method = "stage",
    .usualPrecision = Precision::Fp32,
    .framework = Framework::LlamaFactory,
    .source = "LLaMA-Factory, src/llamafactory/hparams, and transformers' TrainingArguments",
    .tuning = {
        .rank = "lora_rank",
        .usualRank = 8,
        .targets = "lora_target",
        .usualTargets = UsualTargets::AllLinear,
        .usualDropout = 0,
        .dora = "use_dora",
        .quantisation = {.bits = "quantization_bit", .type = "quantization_type", .nested = "double_quantization", .isUsuallyNested = true},
        .frozenLayers = "freeze_trainable_layers",
        .usualFrozenLayers = 2}};
constexpr TrainerNames kAxolotl{.tool = "axolotl",
                                .model = "base_model",
                                .adapter = "adapter",
                                .length = "sequence_len",
                                .usualLength = 512,
                                .microBatch = "micro_batch_size",
                                .usualMicroBatch = 1,
                                .method = "rl",
                                .keepsShortWeights = true,
                                .framework = Framework::Axolotl,
                                .source = "axolotl, src/axolotl/utils/schemas",
                                .tuning = {.rank = "lora_r",
                                           .usualRank = 0,
                                           .targets = "lora_target_modules",
                                           .allLinear = "lora_target_linear",
                                           .parameters = "lora_target_parameters",
                                           .usualTargets = UsualTargets::None,
                                           .usualDropout = 0,
                                           .dora = "peft_use_dora",
                                           .castsAdapters = "peft_autocast_adapter_dtype",
                                           .quantisation = {.four = "load_in_4bit",
                                                            .eight = "load_in_8bit",
                                                            .type = "bnb_config_kwargs.bnb_4bit_quant_type",
                                                            .nested = "bnb_config_kwargs.bnb_4bit_use_double_quant",
                                                            .isUsuallyNested = true},
                                           .experts = "quantize_moe_experts",
                                           .unfrozen = "unfrozen_parameters"}};
constexpr TrainerNames kTrl{.tool = "TRL",
                            .model = "model_name_or_path",
                            .adapter = "use_peft",
                            .length = "max_length",
                            .oldLength = "max_seq_length",
                            .usualLength = 1024,
                            .usualMicroBatch = 8,
                            .usuallyRecomputes = true,
                            .loadsAsNamed = true,
                            .usualLoss = "chunked_nll",
                            .framework = Framework::Trl,
                            .source = "TRL, trl/trainer/sft_config.py and model_config.py, and transformers' TrainingArguments",
                            .tuning = {.rank = "lora_r",
                                       .usualRank = 16,
                                       .targets = "lora_target_modules",
                                       .parameters = "lora_target_parameters",
                                       .usualTargets = UsualTargets::OfPeft,
                                       .usualDropout = 0.05,
                                       .dora = "use_dora",
                                       .usualType = UsualAdapterType::Bf16IfQuantised,
                                       .quantisation = {.four = "load_in_4bit",
                                                        .eight = "load_in_8bit",
                                                        .type = "bnb_4bit_quant_type",
                                                        .nested = "use_bnb_nested_quant",
                                                        .isUsuallyNested = false}}};
constexpr TrainerNames kSwift{
    .tool = "ms-swift",
    .model = "model",
    .adapter = "tuner_type",
    .oldAdapter = "train_type",
    .fullValue = "full",
    .isAdapterUsual = true,
    .length = "max_length",
    .usualMicroBatch = 1,
    .derivesAccumulation = true,
    .usuallyRecomputes = true,
    .keepsShortWeights = true,
    .source = "ms-swift, docs/source_en/Instruction/Command-line-parameters.md",
    .tuning = {.rank = "lora_rank",
               .usualRank = 8,
               .targets = "target_modules",
               .parameters = "target_parameters",
               .usualTargets = UsualTargets::AllLinear,
               .usualDropout = 0.05,
               .dora = "use_dora",
               .quantisation = {
                   .bits = "quant_bits", .type = "bnb_4bit_quant_type", .nested = "bnb_4bit_use_double_quant", .isUsuallyNested = true}}};

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

constinit const LaunchFileTraits kLlamaFactoryFiles{
    .sign = llamaFactorySign, .settings = llamaFactorySettings, .read = readTrainerOf<kLlamaFactory>};

constinit const LaunchFileTraits kAxolotlFiles{
    .sign = axolotlSign, .settings = launch::settingsBy<trainerValues>, .read = readTrainerOf<kAxolotl>};

constinit const LaunchFileTraits kTrlFiles{.sign = trlSign, .settings = launch::settingsBy<trainerValues>, .read = readTrainerOf<kTrl>};

/// ms-swift on transformers.
constinit const LaunchFileTraits kSwiftFiles{
    .sign = swiftSign, .settings = launch::settingsBy<trainerValues>, .read = readTrainerOf<kSwift>};

/// ms-swift on Megatron.
constinit const LaunchFileTraits kSwiftMegatronFiles{
    .sign = swiftMegatronSign, .settings = swiftMegatronFileSettings, .read = readSwiftMegatron};

}  // namespace shardscope
