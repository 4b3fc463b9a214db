// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace shardscope::cli {

enum class Colour { Plain, Bold, Dim, Red, Yellow, Green, Blue, Cyan, Magenta };

/// The terminal on which the answer is shown.
struct Terminal {
    std::size_t width = 100;  ///< columns
    bool colour = false;

    /// Returns `text` in this colour, or unchanged without colours.
    [[nodiscard]] std::string paint(Colour in, std::string_view text) const;
};

/// Describes standard output: its width where it is a terminal (else 100 columns), and colour only there, unless the environment
/// says NO_COLOR (https://no-color.org) or the terminal is dumb.
[[nodiscard]] Terminal detectTerminal();

}  // namespace shardscope::cli
