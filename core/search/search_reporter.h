// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>

#include "core/search/best_plans.h"

namespace shardscope {

/// Tells how far a search is, from whatever thread comes by.
class SearchReporter {
public:
    /// `first`: returns the best plan so far.
    SearchReporter(const SearchListener& listener, const Scenario& base, std::size_t items,
                   std::function<std::optional<RatedPlan>()> first);

    /// Notes that one more item is done, with so many more plans.
    void done(std::int64_t enumerated);

private:
    [[nodiscard]] std::optional<PlanFigures> best() const;

    const SearchListener& m_listener;
    const Scenario& m_base;
    double m_items;
    std::function<std::optional<RatedPlan>()> m_first;
    std::mutex m_mutex;
    std::int64_t m_done = 0;
    std::int64_t m_enumerated = 0;
    std::chrono::steady_clock::time_point m_told{};  ///< the first is reported at once
};

}  // namespace shardscope
