// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shardscope {

/// A word as a shell reads it back: in single quotes where it has to be.
[[nodiscard]] std::string shellWord(std::string_view word);

/// One command over several lines, each but the last ended by a backslash, the later ones indented.
[[nodiscard]] std::string shellCommand(const std::vector<std::string>& lines);

/// A script of bash: what is said above it, the environment, the command.
[[nodiscard]] std::string shellScript(const std::vector<std::string>& comments, const std::vector<std::string>& environment,
                                      const std::vector<std::string>& command);

/// torchrun of `nodes` × `perNode` processes, without what it runs.
[[nodiscard]] std::string torchrun(int nodes, int perNode);

}  // namespace shardscope
