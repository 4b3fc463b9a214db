// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/launch/shell/shell_value.h"

namespace shardscope::shell {

/// Returns a program's name without its folder; empty where it is unknown.
[[nodiscard]] std::string programName(const Text& word);

/// Returns whether the program starts another one, given among its words: `srun`, `mpirun`, `env`, `docker`, `nsys`, …
[[nodiscard]] bool startsAnother(std::string_view program);
[[nodiscard]] bool isShell(std::string_view program);
[[nodiscard]] bool isPython(std::string_view program);

/// Returns the index of the program that is finally started, after all that only start another. Empty where none is recognised.
[[nodiscard]] std::optional<std::size_t> programAt(const std::vector<Text>& words, std::size_t from = 0);

}  // namespace shardscope::shell
