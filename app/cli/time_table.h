// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/estimate/estimate.h"

namespace shardscope::cli {

/// Where the seconds of one step go, what they mean in tokens and FLOP, and what a whole training takes. Each paragraph ends in a
/// line feed; what cannot be known is left out, or says why.
[[nodiscard]] std::string timeText(const Estimate& estimate, const Terminal& terminal);

}  // namespace shardscope::cli
