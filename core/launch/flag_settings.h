// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/placed_settings.h"

namespace shardscope {

/// Returns `MODEL_ARGS` of a `model_config.yaml` of Megatron-LM's functional tests as flags; other groups are unchanged.
[[nodiscard]] Result<PlacedSettings> megatronConfigSettings(std::string_view text, const std::string& file);

/// Returns the settings of NeMo's YAML: `trainer` and `model`.
[[nodiscard]] Result<PlacedSettings> nemoConfigSettings(std::string_view text, const std::string& file);

/// Returns the settings of a Python script that changes a recipe of NeMo, such as `recipe.trainer.strategy`.
[[nodiscard]] PlacedSettings nemoPythonSettings(std::string_view script);

/// Returns the settings of `megatron sft` of ms-swift, from its flags or its YAML.
[[nodiscard]] PlacedSettings swiftMegatronSettings(const ConfigValue& settings);

}  // namespace shardscope
