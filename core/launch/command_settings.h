// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/config_value.h"

namespace shardscope {

// The flags of the training that a script starts, as bash expands them (training_command.h), or of a bare list of flags. Each value knows its
// line; one that only a run would know is unknown, with its reason. Errors: the script starts no training, or several.

/// Where DeepSpeed's settings stand, of a file that the script writes.
inline constexpr const char* kDeepSpeedFile = "deepspeed_file";

/// Megatron's flags: each under its name, without a value true, with several a list. The processes are `--nnodes` and `--nproc_per_node`, the
/// program `program`, files that are sourced `source`.
[[nodiscard]] Result<ConfigValue> megatronSettings(std::string_view script, const std::string& file);

/// torchtitan's dotted flags, as the groups of a file, with `module` and `config`, `nnodes` and `nproc_per_node`.
[[nodiscard]] Result<ConfigValue> torchtitanSettings(std::string_view script, const std::string& file = {});

/// Megatron-Bridge's `KEY=VALUE` overrides in a script that starts `run_recipe.py`, as the groups of a file, beside its `recipe`, and the
/// processes as `--nnodes` and `--nproc_per_node`.
[[nodiscard]] Result<ConfigValue> overrideSettings(std::string_view script, const std::string& file);

}  // namespace shardscope
