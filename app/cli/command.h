// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/answer.h"
#include "app/cli/invocation.h"
#include "core/base/result.h"

namespace shardscope::cli {

/// One command: a row of the table in commands.cpp, a file with its handler, and a help text in resources/help.
struct Command {
    std::string_view name;
    std::string_view arguments;  ///< as the synopsis writes them: "SCENARIO FIELD"
    std::size_t fewest = 0;      ///< arguments that must be given
    std::size_t most = 0;        ///< arguments that may be given
    std::vector<std::string_view> options;
    Result<Answer> (*run)(const Invocation&) = nullptr;
    std::vector<std::string_view> required{};  ///< those of `options` that must be given
};

/// Returns all commands, in the order in which help lists them.
[[nodiscard]] std::span<const Command> commands();
[[nodiscard]] std::vector<std::string> commandNames();

/// Returns the command of that name, or null.
[[nodiscard]] const Command* findCommand(std::string_view name);

/// Returns "shardscope-cli explain SCENARIO FIELD [--json] [--set PATH=VALUE]...".
[[nodiscard]] std::string synopsis(const Command& command);

}  // namespace shardscope::cli
