// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace shardscope::cli {

/// Writes the whole text to standard output. Returns why it could not be written (a full disk, a closed pipe), or empty.
[[nodiscard]] std::string writeToStandardOutput(std::string_view text);

}  // namespace shardscope::cli
