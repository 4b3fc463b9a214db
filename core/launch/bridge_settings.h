// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/config_value.h"
#include "core/launch/launch_reader.h"

namespace shardscope {

/// Megatron-Bridge's overrides under the names of Megatron-LM's flags, where they mean the same, and where each stands in the file.
struct BridgeSettings {
    ConfigValue flags = ConfigValue::map();
    SettingPlaces places;
};

/// Of a file of overrides (YAML), or of a script that starts `run_recipe.py` with them. The recipe below them is `recipe`, where it is
/// said: by the script's flag, or in a comment of the file.
[[nodiscard]] Result<BridgeSettings> bridgeSettings(std::string_view text, const std::string& file);

/// The same of what a Python script sets of a configuration.
[[nodiscard]] BridgeSettings bridgeSettings(const ConfigValue& settings);

/// Megatron-Bridge's recipe of a preset, without "_pretrain_config"; empty: it has none.
[[nodiscard]] std::string_view bridgeRecipeOf(std::string_view preset);
/// The preset of "llama3_70b_pretrain_config"; empty: none is known.
[[nodiscard]] std::string_view presetOfBridgeRecipe(std::string_view recipe);

}  // namespace shardscope
