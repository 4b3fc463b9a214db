// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/arguments.h"

namespace shardscope::cli {

/// One option of the command line. Its name means the same for every command that takes it, except commands with a row of their own.
struct Option : OptionRow {
    bool repeatable = false;
    std::vector<std::string> (*words)() = nullptr;  ///< its values, where they are known by name and the placeholder lists none
    std::string_view command{};                     ///< the command of this row; empty: all without a row of their own
};

/// Returns every option of every command.
[[nodiscard]] std::span<const Option> options();

/// Returns the option of that name for this command, or null.
[[nodiscard]] const Option* findOption(std::string_view name, std::string_view command = {});

}  // namespace shardscope::cli
