// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/launch/shell/shell_value.h"

namespace shardscope::shell {

/// A program's name without its folder; empty where it isn't known.
[[nodiscard]] std::string programName(const Text& word);

/// Starts another program, which stands among its words: `srun`, `mpirun`, `env`, `docker`, `nsys`, …
[[nodiscard]] bool startsAnother(std::string_view program);
[[nodiscard]] bool isShell(std::string_view program);
[[nodiscard]] bool isPython(std::string_view program);

/// The place of the program that is started in the end: behind all that only start another. Nothing where none is recognised.
[[nodiscard]] std::optional<std::size_t> programAt(const std::vector<Text>& words, std::size_t from = 0);

}  // namespace shardscope::shell
