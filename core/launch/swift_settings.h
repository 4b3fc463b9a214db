// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/launch/placed_settings.h"

namespace shardscope {

/// Returns the settings of `swift sft`, from its flags or its YAML, whose `ENV` sets the number of processes: `fsdp` of ms-swift, a preset or
/// a group, as the settings that transformers has for it. Source: ms-swift 3602360a5, swift/cli/main.py, swift/arguments/sft_args.py.
[[nodiscard]] PlacedSettings swiftSettings(const ConfigValue& settings);

}  // namespace shardscope
