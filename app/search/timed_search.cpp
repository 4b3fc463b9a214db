// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/timed_search.h"

#include <utility>

namespace shardscope {

Result<SearchResult> timedSearch(const SearchRequest& request, std::chrono::milliseconds most, std::stop_token stop)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point end = Clock::now() + most;
    std::stop_source source;
    const std::stop_callback both(std::move(stop), [&source] { source.request_stop(); });
    const auto watch = [&source, end](const SearchProgress&) {
        if (Clock::now() >= end)
            source.request_stop();
    };
    return search(request, watch, source.get_token());
}

}  // namespace shardscope
