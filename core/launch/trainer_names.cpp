// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/launch/trainer_names.h"

#include <algorithm>
#include <iterator>

namespace shardscope {
namespace {

constexpr TrainerNames kTrainers[] = {
    {LaunchKind::LlamaFactory, "LLaMA-Factory", "model_name_or_path", "finetuning_type", "", "full", true, "cutoff_len", "", 2048,
     "per_device_train_batch_size", 8, "gradient_accumulation_steps", false, true, "disable_gradient_checkpointing", "stage", false,
     "LLaMA-Factory, src/llamafactory/hparams, and transformers' TrainingArguments"},
    {LaunchKind::Axolotl, "axolotl", "base_model", "adapter", "", "", false, "sequence_len", "", 512, "micro_batch_size", 1,
     "gradient_accumulation_steps", false, false, "", "rl", true, "axolotl, src/axolotl/utils/schemas"},
    {LaunchKind::Trl, "TRL", "model_name_or_path", "use_peft", "", "", false, "max_length", "max_seq_length", 1024,
     "per_device_train_batch_size", 8, "gradient_accumulation_steps", false, true, "", "", false,
     "TRL, trl/trainer/sft_config.py, and transformers' TrainingArguments"},
    {LaunchKind::Swift, "ms-swift", "model", "tuner_type", "train_type", "full", true, "max_length", "", 0, "per_device_train_batch_size",
     1, "gradient_accumulation_steps", true, true, "", "", true, "ms-swift, docs/source_en/Instruction/Command-line-parameters.md"},
};

// LLaMA-Factory's examples/deepspeed, axolotl's deepspeed_configs, ms-swift's swift/config.
constexpr ShippedConfig kShipped[] = {{"ds_z0_config", 0},
                                      {"ds_z2_config", 2},
                                      {"ds_z2_offload_config", 2, true},
                                      {"ds_z3_config", 3},
                                      {"ds_z3_offload_config", 3, true, true},
                                      {"zero0", 0},
                                      {"zero1", 1},
                                      {"zero1_torch_compile", 1},
                                      {"zero2", 2},
                                      {"zero2_torch_compile", 2},
                                      {"zero2_offload", 2, true},
                                      {"zero3", 3},
                                      {"zero3_bf16", 3},
                                      {"zero3_bf16_cpuoffload_all", 3, true, true},
                                      {"zero3_bf16_cpuoffload_params", 3, false, true},
                                      {"zero3_offload", 3, true, true}};

}  // namespace

const TrainerNames& trainerNames(LaunchKind kind)
{
    return *std::find_if(std::begin(kTrainers), std::prev(std::end(kTrainers)),
                         [kind](const TrainerNames& names) { return names.kind == kind; });
}

const ShippedConfig* shippedConfig(std::string_view path)
{
    std::string_view name = path.substr(path.rfind('/') + 1);
    if (name.ends_with(".json"))
        name.remove_suffix(std::string_view(".json").size());
    const auto* const found =
        std::find_if(std::begin(kShipped), std::end(kShipped), [name](const ShippedConfig& known) { return known.name == name; });
    return found == std::end(kShipped) ? nullptr : found;
}

}  // namespace shardscope
