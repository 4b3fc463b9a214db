// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/config_value.h"

namespace shardscope {

/// Megatron's flags in a script, or in a bare list of them: each under its name, without a value true, with several a list.
[[nodiscard]] Result<ConfigValue> megatronSettings(std::string_view script, const std::string& file);

/// torchtitan's dotted flags, as the groups of a file; what the script sets of MODULE and CONFIG as `module` and `config`.
[[nodiscard]] ConfigValue torchtitanSettings(std::string_view script);

/// Megatron-Bridge's `KEY=VALUE` overrides in a script that starts `run_recipe.py`, as the groups of a file, beside its `recipe`, and the
/// processes as `--nnodes` and `--nproc_per_node`.
[[nodiscard]] Result<ConfigValue> overrideSettings(std::string_view script, const std::string& file);

}  // namespace shardscope
