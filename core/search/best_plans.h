// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <vector>

#include "core/search/search.h"

namespace shardscope {

/// The figures of a plan that fits. Values that differ only by rounding are equal (`rounded`), so that the order of equally good plans does
/// not depend on the order of summation.
struct RatedPlan {
    double step = 0;  ///< seconds
    double peak = 0;  ///< bytes
    Plan plan;
    std::optional<Fit> fit{};  ///< where it does not follow from the peak alone
};

/// Returns the value rounded to 36 binary digits, about 10^-11 of it.
[[nodiscard]] double rounded(double value);

/// The best plans found so far, and the front of time and memory.
class BestPlans {
public:
    BestPlans(SearchObjective objective, std::size_t top) : m_objective(objective), m_top(top) {}

    void add(const RatedPlan& rated);
    void add(const BestPlans& others);
    void addToFront(const RatedPlan& rated);

    /// Returns whether a plan that takes at least `step` and allocates exactly `peak` cannot be on the front.
    [[nodiscard]] bool isOffFront(double step, double peak) const;
    /// Returns the value that a plan must reach to be among the best so far; infinite while there are too few.
    [[nodiscard]] double worstOfBest() const { return m_worst; }
    [[nodiscard]] double valueOf(double step, double peak) const { return rounded(m_objective == SearchObjective::Memory ? peak : step); }

    [[nodiscard]] std::vector<RatedPlan> plans() const;                            ///< the best first
    [[nodiscard]] const std::vector<RatedPlan>& front() const { return m_front; }  ///< the fastest first

private:
    [[nodiscard]] bool isBetter(const RatedPlan& a, const RatedPlan& b) const;
    /// Sorts the plans and keeps the best ones.
    void cut(std::vector<RatedPlan>& plans) const;

    SearchObjective m_objective;
    std::size_t m_top;
    double m_worst = std::numeric_limits<double>::infinity();
    std::vector<RatedPlan> m_plans;  ///< unordered, with some more than requested
    std::vector<RatedPlan> m_front;
};

/// The results of a search: the best of the plans that are chosen from, and the best of the other tight ones.
struct SearchedPlans {
    BestPlans best;
    BestPlans bestTight;
};

}  // namespace shardscope
