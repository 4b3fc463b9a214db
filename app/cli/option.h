// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/arguments.h"

namespace shardscope::cli {

/// One option of the command line. Its name means the same for every command that takes it, but for those that have a row of their own.
struct Option : OptionRow {
    bool repeatable = false;
    std::vector<std::string> (*words)() = nullptr;  ///< its values, where they are known by name and the placeholder lists none
    std::string_view command{};                     ///< the one that it is of; empty: all that have no row of their own
};

/// Every option of every command.
[[nodiscard]] std::span<const Option> options();

/// Returns the option of that name as this command takes it. Null where there is none.
[[nodiscard]] const Option* findOption(std::string_view name, std::string_view command = {});

}  // namespace shardscope::cli
