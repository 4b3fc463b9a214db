// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <limits>
#include <mutex>
#include <optional>

#include "core/search/best_plans.h"

namespace shardscope {

/// What the workers share: a value that a plan must reach to be among the best, and every now and then the front.
class SearchBoard {
public:
    explicit SearchBoard(SearchObjective objective) : m_objective(objective), m_front(objective, 0) {}

    [[nodiscard]] double worstOfBest() const { return m_worst.load(std::memory_order_relaxed); }
    /// The least value of any plan that was timed, tight ones among them: what is above it is not the best.
    [[nodiscard]] double least() const { return m_least.load(std::memory_order_relaxed); }
    void lower(double value);
    /// Adds a worker's front, and gives it that of the others.
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
