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

}  // namespace shardscope
