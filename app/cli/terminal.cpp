// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include <algorithm>
#include <cstdlib>

#include "core/platform/standard_output.h"

namespace shardscope::cli {
namespace {

constexpr std::size_t kNarrowest = 60;
constexpr std::size_t kWidest = 160;

/// SGR parameters (ECMA-48) of a Colour.
std::string_view code(Colour colour)
{
    constexpr std::string_view codes[] = {"0", "1", "2", "31", "33", "32", "34", "36", "35"};
    return codes[static_cast<std::size_t>(colour)];
}

bool wantsColour()
{
    const char* no = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    return (!no || *no == '\0') && kind && std::string_view(kind) != "dumb";
}

}  // namespace

std::string Terminal::paint(Colour in, std::string_view text) const
{
    if (!colour || in == Colour::Plain)
        return std::string(text);
    return "\033[" + std::string(code(in)) + "m" + std::string(text) + "\033[0m";
}

Terminal detectTerminal()
{
    Terminal terminal;
    const std::optional<std::size_t> columns = terminalColumns();
    if (!columns)
        return terminal;
    if (*columns > 0)
        terminal.width = std::clamp(*columns, kNarrowest, kWidest);
    terminal.colour = wantsColour();
    return terminal;
}

}  // namespace shardscope::cli
