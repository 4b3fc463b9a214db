// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/placed_settings.h"

namespace shardscope {

/// Returns the flags of a command that starts `unsloth-cli.py`, without dashes, and the defaults of those that are left out. Source: Unsloth
/// 015bdef0, unsloth-cli.py. Errors: those of the script (training_command.h).
[[nodiscard]] Result<PlacedSettings> unslothCommandSettings(std::string_view script, const std::string& file);

/// Returns the keyword arguments of a Python script that trains with Unsloth, read as text: those of `from_pretrained`, `get_peft_model`, the
/// trainer and its configuration, and the defaults of those that are left out. Calls after the training are named as unknown. Errors: BadUsage where it makes no trainer. Source:
/// Unsloth 015bdef0, unsloth/models/loader.py, llama.py, rl.py.
[[nodiscard]] Result<PlacedSettings> unslothScriptSettings(std::string_view script, const std::string& file);

}  // namespace shardscope
