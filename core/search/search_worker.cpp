// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_worker.h"

#include <algorithm>
#include <cmath>

#include "core/schedule/schedule_traits.h"
#include "core/search/table_sums.h"
#include "core/step/flow_parts.h"

namespace shardscope {
namespace {

/// What rounding may add to a bound that is summed in another order than the step.
constexpr double kBelowRounding = 1 - 1e-12;

LayerKey layerKeyOf(const Site& site, const ResolvedPlan& plan, const RankShape& shape)
{
    const auto place = [&](CommunicationGroup group) { return placeGroup(group, plan, plan.order, site.cluster); };
    return {shape,
            {place(CommunicationGroup::Tensor), place(CommunicationGroup::Context), place(CommunicationGroup::Expert),
             place(CommunicationGroup::ExpertTensor)},
            {hostForward(site, plan, false), hostForward(site, plan, true)}};
}

}  // namespace

/// The steps from a group to the plans of it that are looked at one by one. `plan_groups.cpp` has those before.
void SearchWorker::runOpen(PlanFamily& family)
{
    Plan& plan = m_scenario.plan;
    plan.schedule = family.pipeline->schedules.front().kind;
    plan.chunks = family.pipeline->schedules.front().chunks;
    m_plan = resolvePlan(m_scenario);
    makeLayers();
    m_parameters = &m_layers.base.parameters;
    m_column.costs.emplace(costInputs(m_site, m_plan, m_layers.base));
    m_column.hop = hopTime(*m_column.costs);
    for (std::size_t zero = 0; zero < m_space.zero().size(); ++zero) {
        for (std::size_t recompute = 0; recompute < m_space.recompute().size(); ++recompute) {
            if (m_columns[columnOf(recompute, zero)].isOpen())
                runColumn(recompute, zero);
        }
    }
}

void SearchWorker::makeLayers()
{
    const RankShape shape = rankShape(m_site, m_plan);
    LayerKey key = layerKeyOf(m_site, m_plan, shape);
    if (m_layers.key == key)
        return;
    m_layers.key = std::move(key);
    m_plan.recompute = m_space.recompute().front();
    m_layers.base = ledgerInputs(m_site, m_plan);
    m_layers.ofMode.resize(m_space.recompute().size());
    for (LayerTables::OfMode& mode : m_layers.ofMode) {
        mode.isMade = false;
        mode.passes = {};
    }
}

void SearchWorker::makeMode(std::size_t recompute)
{
    LayerTables::OfMode& mode = m_layers.ofMode[recompute];
    if (mode.isMade)
        return;
    mode.isMade = true;
    const LedgerInputs& base = m_layers.base;
    mode.ledger.shape = base.shape;
    mode.ledger.parameters = base.parameters;
    mode.ledger.activations = activationTable(m_site, m_plan, base.shape, base.operators, base.parameters.vocabulary);
}

/// Puts what a schedule decides into the plan, written and resolved.
void SearchWorker::apply(const ScheduleTables& tables, int zero, Recompute recompute)
{
    Plan& written = m_scenario.plan;
    written.schedule = m_plan.schedule = tables.schedule.kind;
    written.chunks = tables.schedule.chunks;
    written.zero = m_plan.zero = zero;
    written.recompute = m_plan.recompute = recompute;
    m_facts.zero = zero;
    m_plan.chunks = tables.shape.chunks;
    m_plan.group = tables.shape.group;
}

std::size_t SearchWorker::isPartlyRecomputed() const { return m_plan.recompute == Recompute::Full && m_plan.recomputeLayers ? 1 : 0; }

void SearchWorker::startColumn(std::size_t recompute, std::size_t zero)
{
    ColumnTables& column = m_column;
    m_plan.shardGroup = static_cast<int>(m_facts.denseShardGroup());
    m_plan.expertShardGroup = static_cast<int>(m_facts.expertShardGroup());
    makeMode(recompute);
    column.ledger = &m_layers.ofMode[recompute].ledger;
    column.zero = &m_pipeline->ofZero[zero];
    const DataTraffic traffic = dataTraffic(byteRecipe(m_site, m_plan), *column.costs);
    if (!column.zero->isMade || !(column.zero->traffic == traffic)) {
        column.zero->traffic = traffic;
        column.zero->isMade = true;
        column.zero->tails.reset();
    }
    column.tied = m_site.architecture->tiedEmbeddings ? tiedTime(column.ledger->parameters, traffic, *column.costs) : Seconds();
    std::optional<LayerPasses>& passes = m_layers.ofMode[recompute].passes[traitsOf(m_plan.schedule).splitsBackward ? 1 : 0];
    if (!passes)
        passes = layerPasses(*column.costs);
    column.passes = *passes;
    addShardedWeights(column.passes, column.ledger->parameters, traffic, *column.costs);
    column.times.reset();
    column.occupied.reset();
}

void SearchWorker::runColumn(std::size_t recompute, std::size_t zero)
{
    const Column& own = m_columns[columnOf(recompute, zero)];
    std::optional<bool> isSplit;  ///< of the tables that are made
    for (const ScheduleTables& tables : *m_group) {
        if (m_stop.stop_requested())
            return;
        if (!isToBeRated(own, tables, recompute, zero))
            continue;
        apply(tables, m_space.zero()[zero], m_space.recompute()[recompute]);
        if (isSplit != traitsOf(tables.schedule.kind).splitsBackward)
            startColumn(recompute, zero);
        isSplit = traitsOf(tables.schedule.kind).splitsBackward;
        m_column.ledger->recipe = byteRecipe(m_site, m_plan);
        rate(tables);
    }
}

const RankParameters& SearchWorker::parametersOf(int rankContent)
{
    return m_pipeline->parameters.of(
        rankContent, [&] { return rankParameters(m_site, m_plan, *m_parameters, m_splits.contents().example(rankContent)); });
}

double SearchWorker::peakOf(const ScheduleTables& tables)
{
    const LiveTable& live = *tables.live[isPartlyRecomputed()];
    const LedgerInputs& ledger = *m_column.ledger;
    double peak = 0;
    forEachRank(live, [&](std::size_t first, std::size_t end) {
        const RankContent& content = m_splits.contents().rank(live.heaviest[first].content);
        const auto sumsOf = [&](std::size_t index) { return TableSums(m_plan, ledger, content, live.heaviest[index], live.waitingLosses); };
        const std::size_t heaviest = heaviestOf(first, end, sumsOf);
        const TableSums sums = sumsOf(heaviest);
        const LedgerRank rank{0, content.holdsEmbedding, content.holdsHead, parametersOf(live.heaviest[heaviest].content), sums};
        peak = std::max(peak, rankLedger(m_site, m_plan, ledger, rank, Lines::Summed).total().value());
    });
    return peak;
}

/// Whether a plan that takes at least `least` and holds at least `peak` is none of those that are asked for.
bool SearchWorker::isRuledOut(Share share, double least, double peak) const
{
    const double value = m_best.valueOf(least, peak);
    if (share == Beside)
        return value > m_board.least();
    return value > std::min(m_best.worstOfBest(), m_board.worstOfBest()) && m_best.isOffFront(least, peak);
}

void SearchWorker::rate(const ScheduleTables& tables)
{
    const double peak = peakOf(tables);
    const Fit fit = m_choice.fitOf(peak);
    if (fit == Fit::DoesNotFit || !m_choice.allowsMost(peak)) {
        m_counts.prune(Pruned::Memory);
        return;
    }
    count(fit);
    const Share share = shareOf(fit);
    const SplitTable& split = *tables.split[isPartlyRecomputed()];
    const double least = leastStep(split) * kBelowRounding;
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
    const std::optional<double> step = exactStep(split);
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
