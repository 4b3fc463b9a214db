// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/best_plans.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "core/search/search_space.h"

namespace shardscope {

double rounded(double value)
{
    constexpr std::uint64_t kDropped = (std::uint64_t{1} << 16) - 1;
    return std::bit_cast<double>((std::bit_cast<std::uint64_t>(value) + kDropped / 2) & ~kDropped);
}

bool BestPlans::isBetter(const RatedPlan& a, const RatedPlan& b) const
{
    const double own = valueOf(a.step, a.peak);
    const double other = valueOf(b.step, b.peak);
    if (own != other)
        return own < other;
    const bool byMemory = m_objective == SearchObjective::Memory;
    const double second = rounded(byMemory ? a.step : a.peak);
    const double otherSecond = rounded(byMemory ? b.step : b.peak);
    return second != otherSecond ? second < otherSecond : isSimpler(a.plan, b.plan);
}

void BestPlans::cut(std::vector<RatedPlan>& plans) const
{
    // By reference: a plan is large, and most of them are left out.
    std::vector<const RatedPlan*> order;
    order.reserve(plans.size());
    for (const RatedPlan& each : plans)
        order.push_back(&each);
    std::sort(order.begin(), order.end(), [this](const RatedPlan* a, const RatedPlan* b) { return isBetter(*a, *b); });
    std::vector<RatedPlan> best;
    best.reserve(std::min(plans.size(), m_top));
    for (const RatedPlan* each : order) {
        if (best.size() == m_top)
            break;
        // Found by two workers.
        if (best.empty() || !(best.back().plan == each->plan))
            best.push_back(*each);
    }
    plans = std::move(best);
}

std::vector<RatedPlan> BestPlans::plans() const
{
    std::vector<RatedPlan> plans = m_plans;
    cut(plans);
    return plans;
}

void BestPlans::add(const RatedPlan& rated)
{
    addToFront(rated);
    if (valueOf(rated.step, rated.peak) > m_worst)
        return;
    m_plans.push_back(rated);
    if (m_plans.size() < m_top + std::max<std::size_t>(8, m_top / 2))
        return;
    cut(m_plans);
    if (m_plans.size() == m_top && m_top > 0)
        m_worst = valueOf(m_plans.back().step, m_plans.back().peak);
}

void BestPlans::add(const BestPlans& others)
{
    for (const RatedPlan& rated : others.m_plans)
        add(rated);
    for (const RatedPlan& rated : others.m_front)
        addToFront(rated);
}

bool BestPlans::isOffFront(double step, double peak) const
{
    const double time = rounded(step);
    // The front falls in memory as it rises in time: of those at most as slow, the last is the smallest.
    const auto slower = std::upper_bound(m_front.begin(), m_front.end(), time,
                                         [](double value, const RatedPlan& each) { return value < rounded(each.step); });
    if (slower == m_front.begin())
        return false;
    const RatedPlan& smallest = *(slower - 1);
    return rounded(smallest.peak) < rounded(peak) || (rounded(smallest.peak) == rounded(peak) && rounded(smallest.step) < time);
}

void BestPlans::addToFront(const RatedPlan& rated)
{
    if (isOffFront(rated.step, rated.peak))
        return;
    const double time = rounded(rated.step);
    const double bytes = rounded(rated.peak);
    auto place = std::lower_bound(m_front.begin(), m_front.end(), time,
                                  [](const RatedPlan& each, double value) { return rounded(each.step) < value; });
    if (place != m_front.end() && rounded(place->step) == time && rounded(place->peak) == bytes) {
        if (isSimpler(rated.plan, place->plan))
            place->plan = rated.plan;
        return;
    }
    const auto end = std::find_if(place, m_front.end(), [bytes](const RatedPlan& each) { return rounded(each.peak) < bytes; });
    place = m_front.erase(place, end);
    m_front.insert(place, rated);
}

}  // namespace shardscope
