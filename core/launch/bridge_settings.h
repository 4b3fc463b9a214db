// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/placed_settings.h"

namespace shardscope {

/// Megatron-Bridge's overrides under the names of Megatron-LM's flags: of a file (YAML), or of a script that starts `run_recipe.py` with them. The recipe below them is `recipe`, where it is
/// said: by the script's flag, or in a comment of the file.
[[nodiscard]] Result<PlacedSettings> bridgeSettings(std::string_view text, const std::string& file);

/// The same of what a Python script sets of a configuration.
[[nodiscard]] PlacedSettings bridgeSettings(const ConfigValue& settings);

/// With what the recipe sets and the settings don't, where its plan is known (bridge_recipe_plans.h).
[[nodiscard]] PlacedSettings withKnownRecipe(PlacedSettings settings);

/// Megatron-Bridge's recipe of a preset, without "_pretrain_config"; empty: it has none.
[[nodiscard]] std::string_view bridgeRecipeOf(std::string_view preset);
/// The preset of "llama3_70b_pretrain_config"; empty: none is known.
[[nodiscard]] std::string_view presetOfBridgeRecipe(std::string_view recipe);

}  // namespace shardscope
