// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/launch/config_value.h"
#include "core/launch/shell/shell_value.h"

/// Flags among the words of a command, as settings.
namespace shardscope {

/// The characters before the first unknown part.
[[nodiscard]] std::string beginOf(const shell::Text& word);

/// A flag, not a negative number.
[[nodiscard]] bool isFlag(const shell::Text& word);

/// An unknown word that may be any number of words, flags among them.
[[nodiscard]] bool isOpen(const shell::Text& word);

/// "pretrain_gpt.py": no value of a flag.
[[nodiscard]] bool isProgramFile(const shell::Text& word);

/// A value of the word's line.
[[nodiscard]] ConfigValue settingAt(const ConfigValue& value, const shell::Text& word);

/// Flags that are there or not, by an open word: each is unknown where the words in question are few, else all that follows may be more.
void addOpen(ConfigValue& settings, const shell::Text& word);

/// A flag's values up to the next flag; the words that cannot be its own are arguments of an unknown number. `at` is left at its last word.
void addFlag(ConfigValue& settings, const std::vector<shell::Text>& words, std::size_t& at);

/// All flags and open words from `at` on.
void addFlags(ConfigValue& settings, const std::vector<shell::Text>& words, std::size_t at);

}  // namespace shardscope
