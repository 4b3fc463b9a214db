// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "app/cli/terminal.h"
#include "core/base/result.h"

namespace shardscope::cli {

/// Returns one of the built-in lists (core/io/catalog_json.h) as a table. Error: UnknownName for any other list.
[[nodiscard]] Result<std::string> catalogTable(std::string_view list, const Terminal& terminal);

}  // namespace shardscope::cli
