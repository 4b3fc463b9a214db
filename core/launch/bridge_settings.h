// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/placed_settings.h"

namespace shardscope {

/// Returns Megatron-Bridge's overrides under the names of Megatron-LM's flags, from a file (YAML) or from a script that starts
/// `run_recipe.py`. `recipe` is the recipe that they override, where the script's flag or a comment of the file states it.
[[nodiscard]] Result<PlacedSettings> bridgeSettings(std::string_view text, const std::string& file);

/// Returns the same for a configuration that a Python script sets.
[[nodiscard]] PlacedSettings bridgeSettings(const ConfigValue& settings);

/// Adds the recipe's values of settings that are not stated, where its plan is known (bridge_recipe_plans.h).
[[nodiscard]] PlacedSettings withKnownRecipe(PlacedSettings settings);

/// Returns Megatron-Bridge's recipe of a preset, without "_pretrain_config"; empty: it has none.
[[nodiscard]] std::string_view bridgeRecipeOf(std::string_view preset);
/// Returns the preset of a recipe such as "llama3_70b_pretrain_config"; empty: none is known.
[[nodiscard]] std::string_view presetOfBridgeRecipe(std::string_view recipe);

/// Returns whether there is a recipe of adapters for it: "llama3_70b_peft_config" for "llama3_70b".
[[nodiscard]] bool hasBridgeAdapters(std::string_view recipe);

class LaunchReader;
class LaunchDraft;

/// Reads the adapters of a recipe for them, and those that `peft.*` states. The model has to be read before. Source: Megatron-Bridge
/// 067f987df, src/megatron/bridge/peft/lora.py and canonical_lora.py.
void readBridgeTuning(LaunchReader& reader);

/// Adds the adapters to the overrides of a recipe for them, and notes what it has otherwise.
void writeBridgeTuning(ConfigValue& overrides, LaunchDraft& draft);

}  // namespace shardscope
