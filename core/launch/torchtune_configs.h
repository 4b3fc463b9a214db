// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/launch/config_value.h"

namespace shardscope {

/// Adds the values of a configuration that comes with torchtune, "llama3_1/8B_lora", where the settings do not override them. Returns false
/// where none of that name is known.
[[nodiscard]] bool addTorchtuneConfig(ConfigValue& settings, std::string_view name);

}  // namespace shardscope
