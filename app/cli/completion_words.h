// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/command.h"
#include "app/cli/option.h"

namespace shardscope::cli {

/// The completions at one place of a command line: words, paths, both, or none (a number, for instance).
struct Offer {
    std::vector<std::string> words;
    bool files = false;
};

[[nodiscard]] Offer offerFor(const Option& option);
[[nodiscard]] Offer offerForArgumentsOf(const Command& command);

/// Returns the command's options, and those of every command.
[[nodiscard]] std::vector<std::string> optionsOf(const Command& command);

/// Returns the summary of the command: the first line of its help, without its name.
[[nodiscard]] std::string summaryOf(const Command& command);

}  // namespace shardscope::cli
