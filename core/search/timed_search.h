// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <stop_token>

#include "core/search/search.h"

namespace shardscope {

/// Searches with a time limit and returns the best so far; `stopped` then means that a better plan may exist. Experts on thousands of GPUs
/// have a hundred million plans.
[[nodiscard]] Result<SearchResult> timedSearch(const SearchRequest& request, std::chrono::milliseconds most, std::stop_token stop = {});

}  // namespace shardscope
