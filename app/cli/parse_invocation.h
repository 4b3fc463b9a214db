// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/invocation.h"
#include "core/base/result.h"

namespace shardscope::cli {

/// Parses a command line (without the program's name). Options may stand anywhere, as "--set X" or "--set=X"; "--" ends them and "-" is an
/// argument. `--help` and `--version` become the command `help`, and need nothing else. Errors are BadUsage, naming the nearest command or
/// option.
[[nodiscard]] Result<Invocation> parseInvocation(const std::vector<std::string>& words);

}  // namespace shardscope::cli
