// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <limits>
#include <stop_token>
#include <thread>
#include <vector>

#include "core/search/best_plans.h"

namespace shardscope {

/// What looking at a search's plans gave.
struct Looked {
    explicit Looked(const SearchRequest& request) : found{BestPlans(request.objective, request.top), BestPlans(request.objective, 1)} {}

    SearchedPlans found;
    SearchCounts counts{};
    double bound = std::numeric_limits<double>::infinity();  ///< the least that a plan pruned for its objective could reach
    double tightest = 0;                                     ///< the largest ratio of a timed plan's bound to its step
};

/// Calls `work(next)` in as many threads as the request wants, the caller's among them; `next()` returns the number of an item that no
/// thread had yet, and `items` where there is none or the search was stopped.
template <typename Work>
void inThreads(const SearchRequest& request, std::size_t items, const std::stop_token& stop, const Work& work)
{
    std::atomic<std::size_t> taken{0};
    const auto next = [&] { return stop.stop_requested() ? items : std::min(items, taken++); };
    const std::size_t wanted =
        request.threads > 0 ? static_cast<std::size_t>(request.threads) : std::max(1U, std::thread::hardware_concurrency());
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < std::min(wanted, items); ++i)
        threads.emplace_back([&] { work(next); });
    work(next);
}

}  // namespace shardscope
