// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/launch/config_value.h"

namespace shardscope {

/// Returns what a Python script sets of a configuration, read as text and never run: `cfg.model.x = 4` as `model.x`, and the arguments of the
/// call that makes a recipe, `pretrain_recipe(num_nodes=2)`, as `num_nodes`, beside the recipe's name as `recipe`. A value that is no literal,
/// that stands under a condition or in a loop, or that several functions of the file set differently, is unknown.
[[nodiscard]] ConfigValue pythonSettings(std::string_view script);

}  // namespace shardscope
