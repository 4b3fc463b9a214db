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

/// Returns one row per cluster, with the front and the chosen row marked, and below them the assumptions and refusals.
[[nodiscard]] std::string decisionText(const DecisionTable& decision, const std::optional<std::size_t>& chosen, const Terminal& terminal);

}  // namespace shardscope::cli
