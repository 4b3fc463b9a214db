// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/launch/config_value.h"

/// Readers of launchers' files. Errors name the line; nesting and the expansion of aliases are bounded.
namespace shardscope {

[[nodiscard]] Result<ConfigValue> readYaml(std::string_view text, const std::string& file);
[[nodiscard]] Result<ConfigValue> readToml(std::string_view text, const std::string& file);
[[nodiscard]] Result<ConfigValue> readJsonConfig(std::string_view text, const std::string& file);

}  // namespace shardscope
