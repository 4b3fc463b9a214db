// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/config_value.h"
#include "core/launch/launch_kind.h"

namespace shardscope {

/// Returns the trainer that a script starts: `swift sft …`, `megatron sft …`, `trl sft …`, `unsloth-cli.py` and trl/scripts/sft.py take their
/// settings as flags, `tune run …` takes a configuration and what overrides it.
[[nodiscard]] std::optional<LaunchKind> trainerCommandKind(std::string_view script);

/// Returns the flags of that command under the names of a file, `--max_length 2048` as `max_length`, the kind of training as `command`
/// ("sft"), and `nproc_per_node` where the script sets NPROC_PER_NODE. Of several commands the first counts.
[[nodiscard]] Result<ConfigValue> trainerCommandSettings(std::string_view script, const std::string& file);

/// Adds the kind of training as `command`, where a comment of TRL's file names it: "trl dpo --config dpo.yaml".
void addCommandInComment(ConfigValue& settings, std::string_view text);

/// Returns the overrides of `tune run RECIPE --config CONFIG KEY=VALUE …`, grouped as in a file, with `config` and `recipe`. Source:
/// torchtune bd2a0fc7c, torchtune/config/_parse.py.
[[nodiscard]] Result<ConfigValue> tuneRunSettings(std::string_view script, const std::string& file);

}  // namespace shardscope
