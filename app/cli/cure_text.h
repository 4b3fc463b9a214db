// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/estimate/estimate.h"

namespace shardscope::cli {

/// Returns remedies for a plan that does not fit, or settings of one that fits that cost time for nothing. Each has its `--set` arguments,
/// its estimated memory and speed. Empty where there are none.
[[nodiscard]] std::string cureText(const Estimate& estimate, const Terminal& terminal);

}  // namespace shardscope::cli
