// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/enum_names.h"
#include "core/plan/target.h"

namespace shardscope {

/// Whose file it is: wider than `Target`, which is what can also be written.
enum class LaunchKind {
    Megatron,        ///< arguments of Megatron-LM in a script
    MegatronConfig,  ///< `MODEL_ARGS:` of Megatron-LM's functional tests
    MegatronBridge,  ///< overrides of a recipe, as YAML or as a script that starts it
    BridgePython,    ///< a Python script that changes a recipe
    NemoConfig,      ///< NeMo's YAML with `trainer` and `model`
    NemoPython,      ///< a Python script that changes a recipe of NeMo
    Nanotron,
    Torchtitan,
    Torchtitan022,
    DeepSpeed,
    Neox,  ///< GPT-NeoX, YAML or JSON
    AccelerateFsdp1,
    AccelerateFsdp2,
    AccelerateDeepSpeed,  ///< accelerate's YAML of `distributed_type` DEEPSPEED
    AccelerateOther,      ///< accelerate's YAML of MULTI_GPU or NO
    LlamaFactory,
    Axolotl,
    Trl,
    Swift,          ///< ms-swift on transformers
    SwiftMegatron,  ///< ms-swift on Megatron
};

template <>
struct EnumNames<LaunchKind> {
    static constexpr std::array<std::pair<LaunchKind, std::string_view>, 20> names{
        {{LaunchKind::Megatron, "megatron"},
         {LaunchKind::MegatronConfig, "megatron-config"},
         {LaunchKind::MegatronBridge, "megatron-bridge"},
         {LaunchKind::BridgePython, "megatron-bridge-python"},
         {LaunchKind::NemoConfig, "nemo"},
         {LaunchKind::NemoPython, "nemo-python"},
         {LaunchKind::Nanotron, "nanotron"},
         {LaunchKind::Torchtitan, "torchtitan"},
         {LaunchKind::Torchtitan022, "torchtitan-0.2.2"},
         {LaunchKind::DeepSpeed, "deepspeed"},
         {LaunchKind::Neox, "gpt-neox"},
         {LaunchKind::AccelerateFsdp1, "accelerate-fsdp1"},
         {LaunchKind::AccelerateFsdp2, "accelerate-fsdp2"},
         {LaunchKind::AccelerateDeepSpeed, "accelerate-deepspeed"},
         {LaunchKind::AccelerateOther, "accelerate"},
         {LaunchKind::LlamaFactory, "llama-factory"},
         {LaunchKind::Axolotl, "axolotl"},
         {LaunchKind::Trl, "trl"},
         {LaunchKind::Swift, "ms-swift"},
         {LaunchKind::SwiftMegatron, "ms-swift-megatron"}}};
};

/// Returns whose file this is, by its name and by the keys and commands in it; nothing where it is none of any launcher.
[[nodiscard]] std::optional<LaunchKind> launchKindOf(std::string_view text, std::string_view file);

/// Returns the launcher that a scenario from such a file can be written for: its own, or the closest one.
[[nodiscard]] Target targetOf(LaunchKind kind);

}  // namespace shardscope
