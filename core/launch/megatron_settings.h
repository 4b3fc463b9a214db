// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/launch/config_value.h"
#include "core/launch/launch_draft.h"
#include "core/launch/launcher_traits.h"

namespace shardscope {

/// One setting of Megatron: its flag for Megatron-LM, and its place in Megatron-Bridge's ConfigContainer. Either may be empty. A flag
/// without a value is written if the setting is true.
struct MegatronSetting {
    std::string flag;
    std::string place;
    ConfigValue value = true;
};
using MegatronSettings = std::vector<MegatronSetting>;

/// Returns the setting of a field from both launchers' tables; of several the one at `index`.
[[nodiscard]] inline MegatronSetting settingOf(std::string_view field, ConfigValue value = true, std::size_t index = 0)
{
    return {std::string(traitsOf(Target::Megatron).keyOf(field, index)), std::string(traitsOf(Target::MegatronBridge).keyOf(field, index)),
            std::move(value)};
}

/// Returns the model's dimensions; empty where no flags describe it, and the draft is refused.
[[nodiscard]] MegatronSettings megatronModel(LaunchDraft& draft);

struct MegatronGroups {
    MegatronSettings parallel;
    MegatronSettings pipeline;
    MegatronSettings sharding;
    MegatronSettings batch;
    MegatronSettings memory;
};
/// Returns the plan and the training; fields without a setting are noted in the draft.
[[nodiscard]] MegatronGroups megatronPlan(LaunchDraft& draft);

/// Returns precision, optimizer, kernels and the experts' dispatcher.
[[nodiscard]] MegatronSettings megatronNumbers(LaunchDraft& draft);

/// Returns the plan's dispatcher, or Megatron-Bridge's substitute where it refuses DeepEP on the cluster's GPU
/// (validate_flex_dispatcher_backend: Ampere, Hopper, B200 and B300 have it).
[[nodiscard]] MoeDispatcher writtenDispatcher(const LaunchDraft& draft);

/// Returns the type in which gradients are reduced. An open field of a Megatron-Bridge or NeMo scenario means the type of their performance
/// recipes.
[[nodiscard]] GradientType megatronGradients(const LaunchDraft& draft);

/// Returns whether Megatron asserts CUDA_DEVICE_MAX_CONNECTIONS=1 before Blackwell (arguments.py:1477).
[[nodiscard]] bool assertsOneConnection(const LaunchDraft& draft);

/// Returns CUDA_DEVICE_MAX_CONNECTIONS as Megatron asserts it (rules MLM-11 and MB-3), and NCCL's variables where the plan needs them.
[[nodiscard]] std::vector<std::string> megatronEnvironment(const LaunchDraft& draft);

/// Returns a number or a text, without quotes.
[[nodiscard]] std::string plainWord(const ConfigValue& value);
[[nodiscard]] std::string joinedWords(const std::vector<std::string>& lines);

}  // namespace shardscope
