// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_worker.h"

#include <algorithm>
#include <cmath>

#include "core/search/relaxed_bound.h"

namespace shardscope {

/// The steps from a group to the plans of it that are looked at one by one. `plan_groups.cpp` has those before.
void SearchWorker::runOpen(PlanGroup& group)
{
    write(group.family.pipeline->schedules.front());
    m_times.startGroup(group.family, resolvePlan(m_scenario));
    for (const ColumnChoice& column : m_space.columns()) {
        if (group.columns[column.index].isOpen())
            runColumn(group, column);
    }
}

void SearchWorker::write(const ScheduleChoice& schedule)
{
    m_scenario.plan.schedule = schedule.kind;
    m_scenario.plan.chunks = schedule.chunks;
}

void SearchWorker::runColumn(PlanGroup& group, const ColumnChoice& column)
{
    for (const ScheduleTables& tables : group.schedules) {
        if (m_stop.stop_requested())
            return;
        if (!isToBeRated(group, column, tables))
            continue;
        write(tables.schedule);
        column.writeTo(m_scenario.plan);
        m_times.choose(tables, column);
        rate();
    }
}

/// Whether a plan that takes at least `least` and holds at least `peak` is none of those that are asked for.
bool SearchWorker::isRuledOut(Share share, double least, double peak) const
{
    const double value = m_best.valueOf(least, peak);
    if (share == Beside)
        return value > m_board.least();
    return value > std::min(m_best.worstOfBest(), m_board.worstOfBest()) && m_best.isOffFront(least, peak);
}

void SearchWorker::rate()
{
    const double peak = m_times.peak();
    const Fit fit = m_choice.fitOf(peak);
    if (fit == Fit::DoesNotFit || !m_choice.allowsMost(peak)) {
        m_counts.prune(Pruned::Memory);
        return;
    }
    count(fit);
    const Share share = shareOf(fit);
    const double least = m_times.leastStep() * kBelowRounding;
    if (!std::isfinite(least)) {
        m_counts.prune(Pruned::Network);
        return;
    }
    if (least > m_choice.slowest()) {
        m_counts.prune(Pruned::Filter);
        return;
    }
    if (isRuledOut(share, least, peak)) {
        m_counts.prune(Pruned::Objective);
        if (share == Chosen)
            m_bound = std::min(m_bound, m_request.objective == SearchObjective::Memory ? peak : least);
        return;
    }
    const std::optional<double> step = m_times.exactStep();
    if (!step || !std::isfinite(*step) || *step <= 0) {
        m_counts.prune(Pruned::Network);
        return;
    }
    m_tightest = std::max(m_tightest, least / *step);
    if (!m_choice.allows(*step, peak)) {
        m_counts.prune(Pruned::Filter);
        return;
    }
    ++m_counts.evaluated;
    m_board.lower(m_best.valueOf(*step, peak));
    (share == Chosen ? m_best : m_bestTight).add({*step, peak, m_space.written(m_scenario)});
}

}  // namespace shardscope
