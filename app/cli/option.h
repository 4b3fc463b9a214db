// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shardscope::cli {

/// One option of the command line. Its name means the same for every command that takes it.
struct Option {
    std::string_view name;         ///< "--set"
    std::string_view placeholder;  ///< what its value is called; empty: a switch without a value
    bool repeatable = false;

    [[nodiscard]] bool takesValue() const { return !placeholder.empty(); }
};

/// Every option of every command.
[[nodiscard]] std::span<const Option> options();

/// Null where there is no option of that name.
[[nodiscard]] const Option* findOption(std::string_view name);

}  // namespace shardscope::cli
