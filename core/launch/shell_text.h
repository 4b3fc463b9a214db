// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

/// Returns a word quoted for a shell: in single quotes where necessary.
[[nodiscard]] std::string shellWord(std::string_view word);

/// Returns one command over several lines, each but the last ending in a backslash, the later ones indented.
[[nodiscard]] std::string shellCommand(const std::vector<std::string>& lines);

/// Returns a script of bash: comments, environment, command.
[[nodiscard]] std::string shellScript(const std::vector<std::string>& comments, const std::vector<std::string>& environment,
                                      const std::vector<std::string>& command);

/// Returns a torchrun command of `nodes` × `perNode` processes, without the program.
[[nodiscard]] std::string torchrun(int nodes, int perNode);

}  // namespace shardscope
