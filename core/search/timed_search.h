// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <stop_token>

#include "core/search/search.h"

namespace shardscope {

/// A search that ends after a while with what it has: `stopped` then says that there may be better. Experts on thousands of GPUs have a hundred
/// million plans.
[[nodiscard]] Result<SearchResult> timedSearch(const SearchRequest& request, std::chrono::milliseconds most, std::stop_token stop = {});

}  // namespace shardscope
