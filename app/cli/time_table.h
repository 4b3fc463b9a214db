// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/estimate/estimate.h"

namespace shardscope::cli {

/// Returns the seconds of one step by cause, throughput and utilisation, and the cost of a whole training. Each paragraph ends in a line
/// feed; unknown figures are left out, or give the reason.
[[nodiscard]] std::string timeText(const Estimate& estimate, const Terminal& terminal);

}  // namespace shardscope::cli
