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

    /// Whether a plan that takes at least `step` and holds exactly `peak` can be neither among the best nor on the front.
    [[nodiscard]] bool isBeaten(double step, double peak) const { return isWorseThanBest(step, peak) && isDominated(step, peak); }
    /// The value that a plan must reach to be among the best; infinite while there are too few.
    [[nodiscard]] double worstOfBest() const;
    [[nodiscard]] double valueOf(double step, double peak) const { return rounded(m_objective == SearchObjective::Memory ? peak : step); }

    [[nodiscard]] const std::vector<RatedPlan>& plans() const { return m_plans; }  ///< the best first
    [[nodiscard]] const std::vector<RatedPlan>& front() const { return m_front; }  ///< the fastest first

private:
    [[nodiscard]] bool isBetter(const RatedPlan& a, const RatedPlan& b) const;
    [[nodiscard]] bool isWorseThanBest(double step, double peak) const { return valueOf(step, peak) > worstOfBest(); }
    [[nodiscard]] bool isDominated(double step, double peak) const;
    void addToFront(const RatedPlan& rated);

    SearchObjective m_objective;
    std::size_t m_top;
    std::vector<RatedPlan> m_plans;
    std::vector<RatedPlan> m_front;
};

}  // namespace shardscope
