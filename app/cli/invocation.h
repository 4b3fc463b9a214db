// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/terminal.h"

namespace shardscope::cli {

struct Command;

/// A command line, parsed and checked: the command accepts these options and this number of arguments.
struct Invocation {
    const Command* command = nullptr;
    std::vector<std::string> arguments;
    std::map<std::string, std::vector<std::string>, std::less<>> options;  ///< name → values; a switch has one, empty
    Terminal terminal;

    [[nodiscard]] bool has(std::string_view option) const { return options.find(option) != options.end(); }
    [[nodiscard]] bool json() const { return has("--json"); }
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const
    {
        const auto found = options.find(option);
        return found == options.end() ? std::vector<std::string>{} : found->second;
    }
    [[nodiscard]] std::optional<std::string> value(std::string_view option) const
    {
        const auto found = options.find(option);
        return found == options.end() ? std::nullopt : std::optional<std::string>(found->second.front());
    }
};

}  // namespace shardscope::cli
