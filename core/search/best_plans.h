// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include "core/search/search.h"

namespace shardscope {

/// What is known of a plan that fits. Two values that differ by what rounding leaves are the same (`rounded`), so that plans which are
/// equally good keep their order however their figures were summed.
struct RatedPlan {
    double step = 0;  ///< seconds
    double peak = 0;  ///< bytes
    Plan plan;
};

/// To 36 binary digits, about 10^-11 of the value.
[[nodiscard]] double rounded(double value);

/// The best plans found so far, and the front of time and memory.
class BestPlans {
public:
    BestPlans(SearchObjective objective, std::size_t top) : m_objective(objective), m_top(top) {}

    void add(const RatedPlan& rated);
    void add(const BestPlans& others);
    void addToFront(const RatedPlan& rated);

    /// Whether a plan that takes at least `step` and holds exactly `peak` cannot be on the front.
    [[nodiscard]] bool isOffFront(double step, double peak) const;
    /// The value that a plan must reach to be among the best, as far as that is known; infinite while there are too few.
    [[nodiscard]] double worstOfBest() const { return m_worst; }
    [[nodiscard]] double valueOf(double step, double peak) const { return rounded(m_objective == SearchObjective::Memory ? peak : step); }

    [[nodiscard]] std::vector<RatedPlan> plans() const;                            ///< the best first
    [[nodiscard]] const std::vector<RatedPlan>& front() const { return m_front; }  ///< the fastest first

private:
    [[nodiscard]] bool isBetter(const RatedPlan& a, const RatedPlan& b) const;
    /// Sorts the plans, and leaves those that are among the best.
    void cut(std::vector<RatedPlan>& plans) const;

    SearchObjective m_objective;
    std::size_t m_top;
    double m_worst = std::numeric_limits<double>::infinity();
    std::vector<RatedPlan> m_plans;  ///< in no order, and some more than asked for
    std::vector<RatedPlan> m_front;
};

/// What a search has found: the best of the plans that are chosen from, and the best of the tight ones beside them.
struct SearchedPlans {
    BestPlans best;
    BestPlans bestTight;
};

}  // namespace shardscope
