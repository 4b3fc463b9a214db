// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/arguments.h"

namespace shardscope::cli {

/// One option of the command line. Its name means the same for every command that takes it.
struct Option : OptionRow {
    bool repeatable = false;
    std::vector<std::string> (*words)() = nullptr;  ///< its values, where they are known by name and the placeholder lists none
};

/// Every option of every command.
[[nodiscard]] std::span<const Option> options();

/// Null where there is no option of that name.
[[nodiscard]] const Option* findOption(std::string_view name);

}  // namespace shardscope::cli
