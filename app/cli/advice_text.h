// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/advice/advice.h"

namespace shardscope::cli {

/// The three steps with what each rule that applies comes to, the recipes, and where the path leads. With `all` also the rules that don't apply.
[[nodiscard]] std::string adviceText(const Advice& advice, bool all, const Terminal& terminal);

}  // namespace shardscope::cli
