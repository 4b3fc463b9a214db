// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace shardscope {

/// Writes the whole text to standard output. Returns why it could not be written (a full disk, a closed pipe), or empty.
[[nodiscard]] std::string writeToStandardOutput(std::string_view text);

/// Returns the columns of the terminal on standard output; 0 where the terminal does not tell, empty where it is not a terminal.
[[nodiscard]] std::optional<std::size_t> terminalColumns();

}  // namespace shardscope
