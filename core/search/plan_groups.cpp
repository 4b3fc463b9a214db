// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/search/own_framework.h"
#include "core/search/plan_effect.h"
#include "core/search/search_worker.h"
#include "core/site/site.h"

/// Facts about many plans at once: the number of legal ones, and the limits of their memory.
namespace shardscope {
namespace {

std::vector<int> microBatchesOf(const SearchSpace& space, const std::vector<PlanFamily>& families, std::size_t count)
{
    std::vector<int> all;
    for (std::size_t i = 0; i < count; ++i) {
        const std::vector<int> own = space.microBatch(families[i].plan.dp);
        all.insert(all.end(), own.begin(), own.end());
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

}  // namespace

SearchWorker::SearchWorker(const SearchRequest& request, const PlanChoice& choice, const SearchSpace& space, const Site& site,
                           SearchBoard& board, std::stop_token stop)
    : m_request(request),
      m_choice(choice),
      m_space(space),
      m_site(site),
      m_board(board),
      m_stop(std::move(stop)),
      m_legal(keptLauncher(request), request.target.has_value()),
      m_splits(site),
      m_floors(site),
      m_times(site, space, m_splits),
      m_beside(site.cluster.gpu, choice.mostFitting(), choice.mostTight()),
      m_best(request.objective, request.top),
      m_bestTight(request.objective, 1),
      m_scenario(space.base())
{
}

void SearchWorker::run(const SearchItem& item)
{
    m_pipelines.clear();
    const std::int64_t evaluated = m_counts.evaluated;
    Plan& plan = m_scenario.plan;
    plan.tp = item.tp;
    plan.cp = item.cp;
    plan.cpInner = item.cpInner;
    plan.ep = item.ep;
    plan.etp = item.etp;
    plan.encoder.tp = item.encoderTp;
    const std::vector<int> pipeline = m_space.pipeline(item.tp, item.cp);
    m_families.resize(std::max(m_families.size(), pipeline.size()));
    for (const bool sequenceParallel : m_space.sequenceParallel(item.tp)) {
        m_units.clear();
        m_times.forgetLayers();
        std::size_t count = 0;
        for (const int pp : pipeline)
            count += startFamily(m_families[count], item, sequenceParallel, pp) ? std::size_t{1} : 0;
        for (const int microBatch : microBatchesOf(m_space, m_families, count)) {
            for (std::size_t i = 0; i < count; ++i) {
                if (m_stop.stop_requested())
                    return;
                if (m_space.hasMicroBatch(microBatch, m_families[i].plan.dp))
                    runGroup(m_families[i], microBatch);
            }
        }
    }
    if (m_counts.evaluated != evaluated)
        m_board.exchange(m_best);
}

bool SearchWorker::startFamily(PlanFamily& family, const SearchItem& item, bool sequenceParallel, int pp)
{
    const int dp = m_space.data(item.tp, item.cp, pp);
    if (dp == 0 || !m_space.hasExperts(item.ep, item.etp, pp))
        return false;
    PipelineTables& pipeline = m_pipelines[pp];
    if (pipeline.schedules.empty()) {
        pipeline.schedules = m_space.schedules(pp);
        pipeline.ofZero.resize(m_space.zero().size());
    }
    if (pipeline.schedules.empty())
        return false;
    Plan& plan = m_scenario.plan;
    plan.pp = pp;
    plan.dp = dp;
    plan.sequenceParallel = sequenceParallel;
    plan.schedule = pipeline.schedules.front().kind;
    plan.chunks = pipeline.schedules.front().chunks;
    family.pipeline = &pipeline;
    family.facts = planFacts(m_scenario);
    m_space.stateStages(family.facts);
    family.plan = resolvePlan(m_scenario);
    if (!findLegalModes(family))
        return false;
    family.mostAllocated = m_beside.most(family.plan);
    for (std::size_t zero = 0; zero < m_space.zero().size(); ++zero) {
        PlanFacts facts = family.facts;
        facts.zero = m_space.zero()[zero];
        family.shardGroups[zero] = {static_cast<int>(facts.denseShardGroup()), static_cast<int>(facts.expertShardGroup())};
    }
    for (PlanFamily::Variant& variant : family.variants) {
        variant.units = nullptr;
        for (ByContent<RankBytes>& each : variant.bytes)
            each.reset();
        for (ByContent<LimitsByZero>& each : variant.limits)
            each.reset();
    }
    return true;
}

void SearchWorker::runGroup(PlanFamily& family, int microBatch)
{
    Plan& plan = m_scenario.plan;
    plan.pp = family.plan.pp;
    plan.dp = family.plan.dp;
    plan.sequenceParallel = family.facts.sequenceParallel;
    plan.microBatch = microBatch;
    PlanFacts facts = family.facts;
    facts.microBatch = microBatch;
    family.plan.microBatch = microBatch;
    family.plan.microBatches = facts.microBatches();
    if (!m_legal.areKept(RulePart::Batch, facts))
        return;
    PlanGroup group{family, schedulesOf(family, facts), static_cast<double>(microBatch)};
    if (group.schedules.empty() || m_stop.stop_requested())
        return;
    countFitting(group);
    if (ruleOut(group))
        runOpen(group);
}

/// Returns whether there are any. Where a rank shares its states with none, all ZeRO stages are the same, and the first legal one
/// represents them (`effectOf`).
bool SearchWorker::findLegalModes(PlanFamily& family)
{
    PlanFacts facts = family.facts;
    family.isLegal.fill(false);
    if (!m_legal.areKept(RulePart::Degrees, facts))
        return false;
    EnumArray<Recompute, bool> isStoodFor{};
    for (const ColumnChoice& column : m_space.columns()) {
        column.writeTo(facts);
        bool& isLegal = family.isLegal[column.index];
        isLegal = !isStoodFor[column.mode] && m_space.hasStage(column.zero, m_scenario.plan.cp) && m_legal.areKept(RulePart::Modes, facts);
        isStoodFor[column.mode] = isStoodFor[column.mode] || (isLegal && sharesNoStates(facts));
    }
    return std::find(family.isLegal.begin(), family.isLegal.end(), true) != family.isLegal.end();
}

/// Those that are legal.
const std::vector<ScheduleTables>& SearchWorker::schedulesOf(const PlanFamily& family, const PlanFacts& groupFacts)
{
    const auto [place, isNew] = m_schedules.try_emplace({family.plan.pp, family.plan.microBatches, family.plan.pipeline().fusesPairs});
    if (!isNew)
        return place->second;
    PlanFacts facts = groupFacts;
    for (const ScheduleChoice& schedule : family.pipeline->schedules) {
        facts.schedule = schedule.kind;
        facts.chunks = schedule.chunks;
        m_space.stateStages(facts);
        if (!m_stop.stop_requested() && m_legal.areKept(RulePart::Schedule, facts))
            place->second.push_back(makeSchedule(schedule, facts));
    }
    return place->second;
}

ScheduleTables SearchWorker::makeSchedule(const ScheduleChoice& schedule, const PlanFacts& facts)
{
    ScheduleTables tables;
    tables.schedule = schedule;
    tables.shape = facts.shape();
    write(schedule);
    m_scenario.plan.recompute = Recompute::None;
    ResolvedPlan plan = resolvePlan(m_scenario);
    tables.split.fill(&m_splits.split(plan));
    tables.live.fill(&m_splits.live(plan, m_stop));
    if (!plan.recomputeLayers)
        return tables;
    plan.recompute = Recompute::Full;
    tables.split[1] = &m_splits.split(plan);
    tables.live[1] = &m_splits.live(plan, m_stop);
    return tables;
}

UnitLedgers& SearchWorker::unitsOf(const PlanFamily& family)
{
    ResolvedPlan one = family.plan;
    one.microBatch = 1;
    const RankShape shape = rankShape(m_site, one);
    for (const auto& units : m_units) {
        if (units->shape() == shape)
            return *units;
    }
    m_units.push_back(std::make_unique<UnitLedgers>(m_site, std::move(one), shape, m_space.recompute()));
    return *m_units.back();
}

const LiveTable& SearchWorker::liveOf(const ScheduleTables& tables, Recompute recompute) const
{
    const bool isPartly = recompute == Recompute::Full && m_space.base().plan.recomputeLayers;
    return *tables.live[isPartly ? 1 : 0];
}

/// The plan with one of the search's ZeRO stages.
const RankBytes& SearchWorker::bytesOf(PlanFamily& family, PlanFamily::Variant& variant, std::size_t zero, int content)
{
    return variant.bytes[zero].of(content, [&] {
        family.plan.zero = m_space.zero()[zero];
        std::tie(family.plan.shardGroup, family.plan.expertShardGroup) = family.shardGroups[zero];
        const Contents& contents = m_splits.contents();
        return variant.units->bytesOf(m_site, family.plan, contents.rank(content),
                                      family.parametersOf(content, m_site, variant.units->parameters(), contents));
    });
}

LimitsByZero SearchWorker::limitsOf(PlanFamily& family, PlanFamily::Variant& variant, std::size_t recompute, const LiveTable& live)
{
    if (!variant.units)
        variant.units = &unitsOf(family);
    LimitsByZero limits;
    const int first = live.heaviest.front().content;
    bool isHopeless = true;
    for (std::size_t zero = 0; zero < m_space.zero().size(); ++zero) {
        limits[zero].add(bytesOf(family, variant, zero, first).states, 0, family.mostAllocated);
        isHopeless = isHopeless && !limits[zero].tight.fits(1);
    }
    if (isHopeless)
        return limits;
    family.plan.recompute = m_space.recompute()[recompute];
    const std::vector<UnitMoment>& moments = variant.units->momentsOf(live, recompute, family.plan, m_splits.contents());
    for (std::size_t zero = 0; zero < m_space.zero().size(); ++zero) {
        for (const UnitMoment& moment : moments) {
            if (!limits[zero].tight.fits(1))
                break;
            const RankBytes& bytes = bytesOf(family, variant, zero, moment.content);
            limits[zero].add(bytes.atStep, 0, family.mostAllocated);
            limits[zero].add(bytes.states + bytes.atLoss, moment.kept + moment.loss, family.mostAllocated);
            limits[zero].add(bytes.states + bytes.atLayer, moment.kept + moment.layer, family.mostAllocated);
            if (bytes.atHead > 0)
                limits[zero].add(bytes.states + bytes.atHead, moment.kept + moment.head, family.mostAllocated);
        }
    }
    return limits;
}

}  // namespace shardscope
