// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/estimate/estimate.h"

namespace shardscope::cli {

/// Returns what would make a plan fit that does not, and settings of one that does which cost time for nothing: each with what `--set` takes, its
/// memory and its speed, as estimated. Empty where there is nothing to say.
[[nodiscard]] std::string cureText(const Estimate& estimate, const Terminal& terminal);

}  // namespace shardscope::cli
