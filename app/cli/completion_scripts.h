// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <utility>

#include "core/base/enum_names.h"

namespace shardscope {
namespace cli {

enum class Shell { Bash, Zsh, Fish };

/// Returns the script with which the shell completes our command lines, made from the tables of commands and options.
[[nodiscard]] std::string completionScript(Shell shell);

}  // namespace cli

template <>
struct EnumNames<cli::Shell> {
    static constexpr std::array<std::pair<cli::Shell, std::string_view>, 3> names{
        {{cli::Shell::Bash, "bash"}, {cli::Shell::Zsh, "zsh"}, {cli::Shell::Fish, "fish"}}};
};

}  // namespace shardscope
