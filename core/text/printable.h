// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace shardscope {

/// Text from outside (a name, a key, a path) as it may stand in a line for a person: control characters (C0, DEL, C1) and
/// the marks that break lines or turn the direction of writing are written \u001b, so that nothing is cut short, forged
/// or sent to the terminal as a command.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace shardscope
