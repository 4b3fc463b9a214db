// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace shardscope {

/// Returns text from outside (a name, a key, a path) in a form safe for a line for people: control characters (C0, DEL, C1) and the marks
/// that break lines or change the direction of writing are written as \u001b, so that nothing is truncated, forged or executed by the
/// terminal.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace shardscope
