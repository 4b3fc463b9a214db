// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/sweep/varied_search.h"

namespace shardscope {

/// Returns a search of several values as a `shardscope.search/1` document: `plans` has the best plan of each combination of values, the best
/// first, each with its `varied` values and its own `certificate`; `pareto` those that no other beats in tokens per second and memory;
/// `counts` and `seconds` are sums. Additional: `varied`, the fields; `are_different_trainings`; `without_plan`, the combinations that have
/// none and why.
[[nodiscard]] std::string variedSearchToJson(const VariedSearch& varied);

}  // namespace shardscope
