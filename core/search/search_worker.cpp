// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_worker.h"

#include <algorithm>
#include <cmath>

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

SearchWorker::SearchWorker(const SearchRequest& request, const SearchSpace& space, const Site& site, SearchBoard& board,
                           std::stop_token stop)
    : m_request(request),
      m_space(space),
      m_site(site),
      m_board(board),
      m_stop(std::move(stop)),
      m_legal(request.target),
      m_splits(site),
      m_best(request.objective, request.top),
      m_scenario(space.base())
{
}

void SearchWorker::run(const SearchItem& item)
{
    if (!m_item.sharesParameters(item))
        m_pipelines.clear();
    m_item = item;
    Plan& plan = m_scenario.plan;
    plan.tp = item.tp;
    plan.cp = item.cp;
    plan.ep = item.ep;
    plan.etp = item.etp;
    plan.microBatch = item.microBatch;
    for (const bool sequenceParallel : m_space.sequenceParallel(item.tp)) {
        m_layers.key.reset();
        for (const int pp : m_space.pipeline(item.tp, item.cp)) {
            if (m_stop.stop_requested())
                return;
            runStages(item, sequenceParallel, pp);
        }
    }
    m_board.exchange(m_best);
}

void SearchWorker::runStages(const SearchItem& item, bool sequenceParallel, int pp)
{
    const int dp = m_space.data(item.tp, item.cp, pp);
    if (dp == 0 || !m_space.hasMicroBatch(item.microBatch, dp) || !m_space.hasExperts(item.ep, item.etp, pp))
        return;
    Plan& plan = m_scenario.plan;
    plan.pp = pp;
    plan.dp = dp;
    plan.sequenceParallel = sequenceParallel;
    m_pipeline = &m_pipelines[pp];
    if (m_pipeline->schedules.empty()) {
        m_pipeline->schedules = m_space.schedules(pp);
        m_pipeline->ofZero.resize(m_space.zero().size());
    }
    plan.schedule = m_pipeline->schedules.front().kind;
    plan.chunks = m_pipeline->schedules.front().chunks;
    m_facts = planFacts(m_scenario);
    std::vector<LegalChoice> choices = legalChoices();
    if (choices.empty())
        return;
    m_plan = resolvePlan(m_scenario);
    makeLayers(m_plan);
    m_column.costs.emplace(costInputs(m_site, m_plan, m_layers.ledger.front()));
    m_column.hop = hopTime(*m_column.costs);
    for (LegalChoice& choice : choices)
        split(choice);
    for (std::size_t zero = 0; zero < m_space.zero().size(); ++zero) {
        for (std::size_t recompute = 0; recompute < m_space.recompute().size(); ++recompute)
            runColumn(recompute, zero, choices);
    }
}

std::vector<LegalChoice> SearchWorker::legalChoices()
{
    std::vector<LegalChoice> choices;
    if (!m_legal.areKept(RulePart::Degrees, m_facts))
        return choices;
    std::vector<char> isLegal;
    for (const Recompute recompute : m_space.recompute()) {
        m_facts.recompute = recompute;
        for (const int zero : m_space.zero()) {
            m_facts.zero = zero;
            isLegal.push_back(m_legal.areKept(RulePart::Modes, m_facts) ? 1 : 0);
        }
    }
    if (std::find(isLegal.begin(), isLegal.end(), 1) == isLegal.end())
        return choices;
    for (const ScheduleChoice& schedule : m_pipeline->schedules) {
        m_facts.schedule = schedule.kind;
        m_facts.chunks = schedule.chunks;
        if (!m_legal.areKept(RulePart::Schedule, m_facts))
            continue;
        LegalChoice& choice = choices.emplace_back();
        choice.schedule = schedule;
        choice.isLegal = isLegal;
    }
    return choices;
}

void SearchWorker::makeLayers(const ResolvedPlan& plan)
{
    const RankShape shape = rankShape(m_site, plan);
    LayerKey key = layerKeyOf(m_site, plan, shape);
    if (m_layers.key == key)
        return;
    m_layers.key = std::move(key);
    m_layers.ledger.clear();
    m_layers.passes.clear();
    for (const Recompute recompute : m_space.recompute()) {
        m_plan.recompute = recompute;
        m_layers.ledger.push_back(ledgerInputs(m_site, m_plan));
    }
    const CostInputs costs = costInputs(m_site, m_plan, m_layers.ledger.front());
    for (const Recompute recompute : m_space.recompute()) {
        m_plan.recompute = recompute;
        m_layers.passes.push_back(layerPasses(costs));
    }
}

void SearchWorker::split(LegalChoice& choice)
{
    m_facts.schedule = choice.schedule.kind;
    m_facts.chunks = choice.schedule.chunks;
    choice.shape = m_facts.shape();
    apply(choice, m_space.zero().front(), Recompute::None);
    m_plan.stageLayers = resolvePlan(m_scenario).stageLayers;
    choice.split.fill(&m_splits.split(m_plan));
    choice.live.fill(&m_splits.live(m_plan));
    if (!m_plan.recomputeLayers)
        return;
    m_plan.recompute = Recompute::Full;
    choice.split[1] = &m_splits.split(m_plan);
    choice.live[1] = &m_splits.live(m_plan);
}

/// Puts what a choice decides into the plan, written and resolved.
void SearchWorker::apply(const LegalChoice& choice, int zero, Recompute recompute)
{
    Plan& written = m_scenario.plan;
    written.schedule = m_plan.schedule = choice.schedule.kind;
    written.chunks = choice.schedule.chunks;
    written.zero = m_plan.zero = zero;
    written.recompute = m_plan.recompute = recompute;
    m_facts.zero = zero;
    m_plan.chunks = choice.shape.chunks;
    m_plan.group = choice.shape.group;
}

std::size_t SearchWorker::isPartlyRecomputed() const { return m_plan.recompute == Recompute::Full && m_plan.recomputeLayers ? 1 : 0; }

void SearchWorker::runColumn(std::size_t recompute, std::size_t zero, const std::vector<LegalChoice>& choices)
{
    const std::size_t bit = recompute * m_space.zero().size() + zero;
    bool isStarted = false;
    for (const LegalChoice& choice : choices) {
        if (choice.isLegal[bit] == 0)
            continue;
        apply(choice, m_space.zero()[zero], m_space.recompute()[recompute]);
        ColumnTables& column = m_column;
        if (!isStarted) {
            isStarted = true;
            m_plan.shardGroup = static_cast<int>(m_facts.denseShardGroup());
            m_plan.expertShardGroup = static_cast<int>(m_facts.expertShardGroup());
            column.ledger = &m_layers.ledger[recompute];
            column.zero = &m_pipeline->ofZero[zero];
            const DataTraffic traffic = dataTraffic(byteRecipe(m_site, m_plan), *column.costs);
            if (!column.zero->isMade || !(column.zero->traffic == traffic)) {
                column.zero->traffic = traffic;
                column.zero->isMade = true;
                column.zero->tails.reset();
            }
            column.tied = m_site.architecture->tiedEmbeddings ? tiedTime(column.ledger->parameters, traffic, *column.costs) : Seconds();
            column.passes = m_layers.passes[recompute];
            addShardedWeights(column.passes, column.ledger->parameters, traffic, *column.costs);
            column.times.reset();
            column.occupied.reset();
        }
        column.ledger->recipe = byteRecipe(m_site, m_plan);
        rate(choice);
    }
}

const RankParameters& SearchWorker::parametersOf(int rankContent)
{
    return m_pipeline->parameters.of(
        rankContent, [&] { return rankParameters(m_site, m_plan, m_column.ledger->parameters, m_splits.contents().example(rankContent)); });
}

double SearchWorker::peakOf(const LegalChoice& choice)
{
    const LiveTable& live = *choice.live[isPartlyRecomputed()];
    const LedgerInputs& ledger = *m_column.ledger;
    double peak = 0;
    for (std::size_t i = 0; i < live.heaviest.size();) {
        const RankContent& content = m_splits.contents().rank(live.heaviest[i].content);
        const auto sumsOf = [&](std::size_t index) { return TableSums(m_plan, ledger, content, live.heaviest[index], live.waitingLosses); };
        // Of one rank's moments, that at which its activations are the most: as `heaviestLive` has it.
        const std::size_t first = i;
        std::size_t heaviest = i;
        for (++i; i < live.heaviest.size() && live.heaviest[i].rank == live.heaviest[first].rank; ++i) {
            if (sumsOf(i).keptActivations({}).value > sumsOf(heaviest).keptActivations({}).value)
                heaviest = i;
        }
        const TableSums sums = sumsOf(heaviest);
        const LedgerRank rank{0, content.holdsEmbedding, content.holdsHead, parametersOf(live.heaviest[heaviest].content), sums};
        peak = std::max(peak, rankLedger(m_site, m_plan, ledger, rank, Lines::Summed).total().value());
    }
    return peak;
}

void SearchWorker::rate(const LegalChoice& choice)
{
    ++m_counts.enumerated;
    const double peak = peakOf(choice);
    if (!(Bytes(peak) <= capacity(m_site.cluster.gpu))) {
        m_counts.prune(Pruned::Memory);
        return;
    }
    ++m_counts.fitting;
    const SplitTable& split = *choice.split[isPartlyRecomputed()];
    const double least = leastStep(split) * kBelowRounding;
    if (!std::isfinite(least)) {
        m_counts.prune(Pruned::Network);
        return;
    }
    const double value = m_best.valueOf(least, peak);
    if (value > std::min(m_best.worstOfBest(), m_board.worstOfBest()) && m_best.isOffFront(least, peak)) {
        m_counts.prune(Pruned::Objective);
        m_bound = std::min(m_bound, m_request.objective == SearchObjective::Memory ? peak : least);
        return;
    }
    const std::optional<double> step = exactStep(split);
    if (!step || !std::isfinite(*step) || *step <= 0) {
        m_counts.prune(Pruned::Network);
        return;
    }
    ++m_counts.evaluated;
    m_tightest = std::max(m_tightest, least / *step);
    m_best.add({*step, peak, m_scenario.plan});
}

}  // namespace shardscope
