// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/sweep/varied_search.h"

namespace shardscope::cli {

/// Returns the best plan of each combination of values, the best first, and why others have none. Says where the rows are different
/// trainings.
[[nodiscard]] std::string variedSearchText(const VariedSearch& varied, const SearchRequest& request, const Terminal& terminal);

}  // namespace shardscope::cli
