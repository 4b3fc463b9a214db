// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/cli/terminal.h"

namespace shardscope {
struct DecisionTable;
}

namespace shardscope::cli {

/// A row a cluster, the front and the chosen row marked, and below it what was assumed and what was refused.
[[nodiscard]] std::string decisionText(const DecisionTable& decision, const std::optional<std::size_t>& chosen, const Terminal& terminal);

}  // namespace shardscope::cli
