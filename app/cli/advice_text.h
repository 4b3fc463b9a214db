// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/advice/advice.h"

namespace shardscope::cli {

/// Returns the three steps with the outcome of each rule that applies, the recipes, and the end of the path. With `all` also the rules that
/// do not apply.
[[nodiscard]] std::string adviceText(const Advice& advice, bool all, const Terminal& terminal);

}  // namespace shardscope::cli
