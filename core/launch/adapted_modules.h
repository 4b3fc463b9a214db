// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/model/tuning.h"

/// The names of linear layers in transformers' models, by which PEFT finds what to adapt.
namespace shardscope {

struct Architecture;

/// Returns the weights that modules of this name hold: one for "q_proj", three for "qkv_proj". Empty: the name is not known.
[[nodiscard]] std::vector<AdapterTarget> targetsOfModule(std::string_view module);

/// Returns the modules that hold these weights in a model of this architecture, in the order of the targets. Routed experts have none: in
/// transformers 5 they are parameters, see `kExpertParameters`.
[[nodiscard]] std::vector<std::string> modulesOf(const std::vector<AdapterTarget>& targets, const Architecture& architecture);

/// The parameters of all routed experts of a layer (PEFT, LoraConfig.target_parameters).
inline constexpr std::string_view kExpertParameters[] = {"mlp.experts.gate_up_proj", "mlp.experts.down_proj"};

/// Returns whether the name is that of routed experts' parameters: "mlp.experts.gate_up_proj", "experts.down_proj".
[[nodiscard]] bool isExpertParameter(std::string_view name);

/// Returns every linear layer of attention and dense feed-forwards: "all" and "all-linear".
[[nodiscard]] std::vector<AdapterTarget> allLinearTargets();

/// Returns the weights that PEFT adapts where nothing is named, by transformers' `model_type`; empty: it refuses such models. Source: PEFT,
/// src/peft/utils/constants.py, TRANSFORMERS_MODELS_TO_LORA_TARGET_MODULES_MAPPING.
[[nodiscard]] std::vector<AdapterTarget> targetsOfPeft(std::string_view modelType);

}  // namespace shardscope
