// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_board.h"

namespace shardscope {

void SearchBoard::exchange(BestPlans& own)
{
    const std::lock_guard lock(m_mutex);
    for (const RatedPlan& rated : own.front())
        m_front.addToFront(rated);
    for (const RatedPlan& rated : m_front.front())
        own.addToFront(rated);
    if (own.worstOfBest() < worstOfBest())
        m_worst.store(own.worstOfBest(), std::memory_order_relaxed);
}

void SearchBoard::lower(double value)
{
    double known = least();
    while (value < known && !m_least.compare_exchange_weak(known, value, std::memory_order_relaxed)) {
    }
}

std::optional<RatedPlan> SearchBoard::first() const
{
    const std::lock_guard lock(m_mutex);
    const std::vector<RatedPlan>& front = m_front.front();
    if (front.empty())
        return std::nullopt;
    return m_objective == SearchObjective::Memory ? front.back() : front.front();
}

}  // namespace shardscope
