// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_reporter.h"

#include <algorithm>
#include <utility>

#include "core/estimate/useful_tokens.h"

namespace shardscope {

SearchReporter::SearchReporter(const SearchListener& listener, const Scenario& base, std::size_t items,
                               std::function<std::optional<RatedPlan>()> first)
    : m_listener(listener), m_base(base), m_items(static_cast<double>(std::max<std::size_t>(1, items))), m_first(std::move(first))
{
}

void SearchReporter::done(std::int64_t enumerated)
{
    const std::lock_guard lock(m_mutex);
    ++m_done;
    m_enumerated += enumerated;
    const auto now = std::chrono::steady_clock::now();
    if (!m_listener || now - m_told < std::chrono::milliseconds(100))
        return;
    m_told = now;
    m_listener({static_cast<double>(m_done) / m_items, m_enumerated, best()});
}

std::optional<PlanFigures> SearchReporter::best() const
{
    const std::optional<RatedPlan> first = m_first();
    if (!first)
        return std::nullopt;
    PlanFigures figures;
    figures.step = Seconds(first->step);
    figures.peak = Bytes(first->peak);
    Scenario found = m_base;
    found.plan = first->plan;
    const double tokens = usefulTokensOfStep(found);
    figures.tokensPerSecondPerGpu = tokens / first->step / m_base.cluster.gpus();
    return figures;
}

}  // namespace shardscope
