// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/launch/config_value.h"

namespace shardscope {

/// Returns the settings of a configuration that a Python script makes, read as text and never run: `cfg.model.x = 4` as `model.x`, the
/// arguments of the call that makes a recipe, `pretrain_recipe(num_nodes=2)`, as `num_nodes`, and the recipe's name as `recipe`. A value is
/// unknown if it is not a literal, is set under a condition or in a loop, or differs between functions of the file.
[[nodiscard]] ConfigValue pythonSettings(std::string_view script);

}  // namespace shardscope
