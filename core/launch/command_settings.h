// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/config_value.h"

namespace shardscope {

// The flags of the training that a script starts, as bash expands them (training_command.h), or of a bare list of flags. Each value has its
// line; a value that only a run can determine is unknown, with its reason. Errors: the script starts no training, or several.

/// The path of DeepSpeed's settings, from a file that the script writes.
inline constexpr const char* kDeepSpeedFile = "deepspeed_file";

/// Returns Megatron's flags by name: true for a flag without a value, a list for several values. Also `--nnodes` and `--nproc_per_node` for
/// the processes, `program`, and `source` for sourced files.
[[nodiscard]] Result<ConfigValue> megatronSettings(std::string_view script, const std::string& file);

/// Returns torchtitan's dotted flags, grouped as in a file, with `module` and `config`, `nnodes` and `nproc_per_node`.
[[nodiscard]] Result<ConfigValue> torchtitanSettings(std::string_view script, const std::string& file = {});

/// Returns Megatron-Bridge's `KEY=VALUE` overrides in a script that starts `run_recipe.py`, grouped as in a file, with its `recipe`,
/// `--nnodes` and `--nproc_per_node`.
[[nodiscard]] Result<ConfigValue> overrideSettings(std::string_view script, const std::string& file);

}  // namespace shardscope
