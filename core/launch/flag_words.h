// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/launch/config_value.h"
#include "core/launch/shell/shell_value.h"

/// Flags among the words of a command, as settings.
namespace shardscope {

/// Returns the characters before the first unknown part.
[[nodiscard]] std::string beginOf(const shell::Text& word);

/// Returns whether the word is a flag, not a negative number.
[[nodiscard]] bool isFlag(const shell::Text& word);

/// Returns whether the word is unknown and may stand for any number of words, flags included.
[[nodiscard]] bool isOpen(const shell::Text& word);

/// Returns whether the word is a program such as "pretrain_gpt.py", never the value of a flag.
[[nodiscard]] bool isProgramFile(const shell::Text& word);

/// Returns the value with the word's line.
[[nodiscard]] ConfigValue settingAt(const ConfigValue& value, const shell::Text& word);

/// Adds the flags that an open word may contain: each becomes unknown if there are few alternatives, else the flags may be incomplete.
void addOpen(ConfigValue& settings, const shell::Text& word);

/// Adds a flag with its values up to the next flag; words that cannot belong to it count as an unknown number of arguments. Leaves `at` at
/// its last word.
void addFlag(ConfigValue& settings, const std::vector<shell::Text>& words, std::size_t& at);

/// Adds all flags and open words from `at` on.
void addFlags(ConfigValue& settings, const std::vector<shell::Text>& words, std::size_t at);

}  // namespace shardscope
