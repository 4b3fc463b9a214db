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

/// Returns the trainer that a script starts: `swift sft …`, `megatron sft …` and `trl sft …` take their settings as flags, as trl/scripts/sft.py does.
[[nodiscard]] std::optional<LaunchKind> trainerCommandKind(std::string_view script);

/// Returns the flags of that command under the names of a file, `--max_length 2048` as `max_length`, the kind of training as `command`
/// ("sft"), and `nproc_per_node` where the script sets NPROC_PER_NODE. Of several commands the first counts.
[[nodiscard]] Result<ConfigValue> trainerCommandSettings(std::string_view script, const std::string& file);

}  // namespace shardscope
