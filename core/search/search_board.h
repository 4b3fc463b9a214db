// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <limits>
#include <mutex>
#include <optional>

#include "core/search/best_plans.h"

namespace shardscope {

/// The state that workers share: the value that a plan must reach to be among the best, and from time to time the front.
class SearchBoard {
public:
    explicit SearchBoard(SearchObjective objective) : m_objective(objective), m_front(objective, 0) {}

    [[nodiscard]] double worstOfBest() const { return m_worst.load(std::memory_order_relaxed); }
    /// Returns the least value of any timed plan, tight ones included: a plan above it is not the best.
    [[nodiscard]] double least() const { return m_least.load(std::memory_order_relaxed); }
    void lower(double value);
    /// Adds a worker's front, and adds the others' front to the worker's.
    void exchange(BestPlans& own);
    [[nodiscard]] std::optional<RatedPlan> first() const;

private:
    SearchObjective m_objective;
    mutable std::mutex m_mutex;
    BestPlans m_front;
    std::atomic<double> m_worst{std::numeric_limits<double>::infinity()};
    std::atomic<double> m_least{std::numeric_limits<double>::infinity()};
};

}  // namespace shardscope
