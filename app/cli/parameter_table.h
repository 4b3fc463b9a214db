// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"

namespace shardscope::cli {

/// Returns every field of a scenario: path, default, description with unit and values.
[[nodiscard]] std::string parameterTable(const Terminal& terminal);

}  // namespace shardscope::cli
