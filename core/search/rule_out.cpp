// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "core/search/relaxed_bound.h"
#include "core/search/search_worker.h"
#include "core/site/site.h"

/// Which of a group's plans fit, and which of its columns hold none of the best.
namespace shardscope {
namespace {

/// A factor that makes a comparison right despite rounding in a sum of bytes.
constexpr double kBelowBytes = 1 - 1e-9;

/// Empty where it holds too much. Rounding decides where the limits are near.
std::optional<Fit> fitWithin(const VerdictLimits& limits, double microBatch)
{
    if (!limits.tight.fits(microBatch))
        return std::nullopt;
    return microBatch <= limits.mostFitting ? Fit::Fits : Fit::Tight;
}

}  // namespace

bool SearchWorker::isToBeRated(PlanGroup& group, const ColumnChoice& column, const ScheduleTables& tables) const
{
    const SearchColumn& own = group.columns[column.index];
    if (own.isNear)
        return true;
    ByContent<LimitsByZero>& known = group.family.variant().limits[column.mode];
    const LimitsByZero& limits = known.of(liveOf(tables, column.recompute).id, [] { return LimitsByZero(); });
    const std::optional<Fit> fit = fitWithin(limits[column.stage], group.microBatch);
    return fit && own.parts[shareOf(*fit)].isOpen;
}

void SearchWorker::countFitting(PlanGroup& group)
{
    const double microBatch = group.microBatch;
    PlanFamily::Variant& variant = group.family.variant();
    for (std::size_t mode = 0; mode < m_space.recompute().size(); ++mode) {
        for (const ScheduleTables& tables : group.schedules) {
            // The limits of all stages are found at once: to look for them takes longer than to compare with one.
            const LiveTable& live = liveOf(tables, m_space.recompute()[mode]);
            const LimitsByZero& byStage = variant.limits[mode].of(live.id, [&] { return limitsOf(group.family, variant, mode, live); });
            for (std::size_t stage = 0; stage < m_space.zero().size(); ++stage) {
                const VerdictLimits& limits = byStage[stage];
                if (limits.isTooMuch(microBatch))
                    continue;
                SearchColumn& column = group.columns[m_space.column(mode, stage).index];
                column.isNear = column.isNear || limits.isNear(microBatch);
                const std::optional<Fit> fit = fitWithin(limits, microBatch);
                if (!fit)
                    continue;
                SearchColumn::Part& part = column.parts[shareOf(*fit)];
                ++(*fit == Fit::Fits ? part.fitting : part.tight);
                part.leastAllocated = std::min(part.leastAllocated, limits.tight.leastAllocated(microBatch));
            }
        }
    }
}

/// Whether anything is left to be looked at.
bool SearchWorker::ruleOut(PlanGroup& group)
{
    const PlanFamily& family = group.family;
    const auto schedules = static_cast<std::int64_t>(group.schedules.size());
    std::optional<SecondsByMode> floors;
    bool isOpen = false;
    for (const ColumnChoice& choice : m_space.columns()) {
        SearchColumn& column = group.columns[choice.index];
        if (!family.isLegal[choice.index]) {
            column = SearchColumn();
            continue;
        }
        m_counts.enumerated += schedules;
        if (!column.isNear)
            m_counts.prune(Pruned::Memory, schedules - column.plans());
        for (const Share share : {Chosen, Beside}) {
            SearchColumn::Part& part = column.parts[share];
            if (column.isNear || part.plans() == 0)
                continue;
            if (!floors)
                floors = floorsOf(family);
            part.isOpen = !isPartRuledOut(part, share, (*floors)[static_cast<std::size_t>(choice.recompute)], family);
        }
        isOpen = isOpen || column.isOpen();
    }
    return isOpen;
}

/// Then what fits of it is counted.
bool SearchWorker::isPartRuledOut(const SearchColumn::Part& part, Share share, double least, const PlanFamily& family)
{
    const auto ruleOut = [&](Pruned reason) {
        m_counts.fitting += part.fitting;
        m_counts.tight += part.tight;
        m_counts.prune(reason, part.plans());
        return true;
    };
    if (!std::isfinite(least))
        return ruleOut(Pruned::Network);
    if (least > m_choice.slowest())
        return ruleOut(Pruned::Filter);
    const bool byMemory = m_request.objective == SearchObjective::Memory;
    if (!byMemory &&
        m_best.valueOf(least, 0) <= (share == Chosen ? std::min(m_best.worstOfBest(), m_board.worstOfBest()) : m_board.least()))
        return false;
    const double peak = m_beside.total(part.leastAllocated * kBelowBytes, family.plan);
    if (!isRuledOut(share, least, peak))
        return false;
    if (share == Chosen)
        m_bound = std::min(m_bound, byMemory ? peak : least);
    return ruleOut(Pruned::Objective);
}

/// The least that a step can take: each rank runs its layers for every micro-batch, and one of them has at least its share.
SecondsByMode SearchWorker::floorsOf(const PlanFamily& family)
{
    SecondsByMode floors = m_floors.ofMicroBatch(family.plan);
    if (m_space.base().plan.recomputeLayers)
        floors[static_cast<std::size_t>(Recompute::Full)] =
            std::min(floors[static_cast<std::size_t>(Recompute::Full)], floors[static_cast<std::size_t>(Recompute::None)]);
    for (double& floor : floors)
        floor = floor * static_cast<double>(family.plan.microBatches) / family.plan.pp * kBelowRounding +
                m_site.constants[Constant::StepOverhead] * kBelowRounding;
    return floors;
}

}  // namespace shardscope
