// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_times.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "core/field/parameters.h"
#include "core/schedule/schedule_traits.h"
#include "core/search/table_sums.h"
#include "core/site/device_rates.h"
#include "core/site/site.h"
#include "core/site/step_overhead.h"
#include "core/step/blocking_sends.h"
#include "core/step/closed_form.h"
#include "core/step/flow_parts.h"
#include "core/step/fused_pairs.h"
#include "core/step/stage_passes.h"

namespace shardscope {
namespace {

LayerKey layerKeyOf(const Site& site, const ResolvedPlan& plan, const RankShape& shape)
{
    const auto place = [&](CommunicationGroup group) { return placeGroup(group, plan, plan.order, site.cluster); };
    return {shape,
            {place(CommunicationGroup::Tensor), place(CommunicationGroup::Context), place(CommunicationGroup::Expert),
             place(CommunicationGroup::ExpertTensor), place(CommunicationGroup::ContextInner), place(CommunicationGroup::ContextOuter)},
            {hostForward(site, plan, false), hostForward(site, plan, true)}};
}

double backwardOf(const BlockTimes& times, bool splits) { return splits ? times.inputGrad + times.weightGrad : times.backward; }

}  // namespace

PlanTimes::PlanTimes(const Site& site, const SearchSpace& space, SplitTables& splits)
    : m_site(site), m_hostPerLayer(site.constants[hostOfStep(site.training)]), m_space(space), m_splits(splits)
{
}

void PlanTimes::startGroup(PlanFamily& family, ResolvedPlan plan)
{
    m_family = &family;
    m_plan = std::move(plan);
    makeLayers();
    m_column.costs.emplace(costInputs(m_site, m_plan, m_layers.base));
    m_column.hop = hopTime(*m_column.costs);
    m_started.reset();
}

void PlanTimes::makeLayers()
{
    const RankShape shape = rankShape(m_site, m_plan);
    LayerKey key = layerKeyOf(m_site, m_plan, shape);
    if (m_layers.key == key)
        return;
    m_layers.key = key;
    m_plan.recompute = m_space.recompute().front();
    m_layers.base = ledgerInputs(m_site, m_plan);
    m_layers.ofMode.resize(m_space.recompute().size());
    for (LayerTables::OfMode& mode : m_layers.ofMode) {
        mode.isMade = false;
        mode.passes = {};
    }
}

void PlanTimes::makeMode(LayerTables::OfMode& mode)
{
    if (mode.isMade)
        return;
    mode.isMade = true;
    const LedgerInputs& base = m_layers.base;
    mode.ledger.shape = base.shape;
    mode.ledger.parameters = base.parameters;
    mode.ledger.activations = activationTable(m_site, m_plan, base.shape, base.operators, base.parameters.vocabulary);
}

void PlanTimes::choose(const ScheduleTables& tables, const ColumnChoice& column)
{
    m_tables = &tables;
    m_plan.schedule = tables.schedule.kind;
    column.writeTo(m_plan);
    m_plan.chunks = tables.shape.chunks;
    m_plan.group = tables.shape.group;
    const std::pair started(column.index, traitsOf(tables.schedule.kind).splitsBackward);
    if (m_started != started)
        startColumn(column);
    m_started = started;
    m_column.ledger->recipe = byteRecipe(m_site, m_plan);
}

void PlanTimes::startColumn(const ColumnChoice& chosen)
{
    ColumnTables& column = m_column;
    LayerTables::OfMode& mode = m_layers.ofMode[chosen.mode];
    std::tie(m_plan.shardGroup, m_plan.expertShardGroup) = m_family->shardGroups[chosen.stage];
    makeMode(mode);
    column.ledger = &mode.ledger;
    column.zero = &m_family->pipeline->ofZero[chosen.stage];
    const DataTraffic traffic = dataTraffic(byteRecipe(m_site, m_plan), *column.costs);
    if (!column.zero->isMade || !(column.zero->traffic == traffic)) {
        column.zero->traffic = traffic;
        column.zero->isMade = true;
        column.zero->tails.reset();
    }
    column.tied = m_site.architecture->tiedEmbeddings ? tiedTime(column.ledger->parameters, traffic, *column.costs) : Seconds();
    std::optional<LayerPasses>& passes = mode.passes[traitsOf(m_plan.schedule).splitsBackward ? 1 : 0];
    if (!passes)
        passes = layerPasses(*column.costs);
    column.passes = *passes;
    addShardedWeights(column.passes, column.ledger->parameters, traffic, *column.costs);
    column.times.reset();
    column.occupied.reset();
    column.fused.reset();
}

const RankParameters& PlanTimes::parametersOf(int rankContent)
{
    return m_family->parametersOf(rankContent, m_site, m_layers.base.parameters, m_splits.contents());
}

double PlanTimes::peak()
{
    const LiveTable& live = *m_tables->live[isPartlyRecomputed()];
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

Passes PlanTimes::passesOf(int stageContent) const
{
    const StageContent& content = m_splits.contents().stage(stageContent);
    const LayerPasses& layers = m_column.passes;
    Passes passes = passesOfLayers(content.recomputed, content.kept, layers);
    if (content.isFirst) {
        passes += layers.encoders;
        passes += layers.forwards;
        passes += layers.embedding;
    }
    if (content.isLast) {
        passes += layers.head;
        passes += layers.mtp;
    }
    return passes;
}

const BlockTimes& PlanTimes::timesOf(int stageContent)
{
    return m_column.times.of(stageContent, [&] { return blockTimes(passesOf(stageContent)); });
}

/// Returns a lower bound of the seconds of all chunks of a rank with one micro-batch where pairs are fused: all exchange may be hidden, but
/// the device computes and the host launches everything. A block sends its forward's result at least.
double PlanTimes::leastFused(const RankRun& run)
{
    LeastFused all;
    for (const StageCount& stage : run.chunks) {
        const LeastFused& own = m_column.fused.of(stage.content, [&] {
            const Passes passes = passesOf(stage.content);
            const PassTime both = passes.forward + passes.backward();
            return LeastFused{(both.device() - both.exposedOf(Axis::Ep)).value(), both.hostPace.value()};
        });
        const bool sends = !m_plan.overlap.pipeline && m_splits.contents().stage(stage.content).sendsOn;
        all.device += stage.count * own.device;
        all.launched += stage.count * own.launched;
        all.sent += sends ? stage.count * m_column.hop.value() : 0;
    }
    return std::max(all.device, all.launched) + all.sent;
}

/// As `withBlockingSends` has it.
const BlockTimes& PlanTimes::occupiedOf(int stageContent)
{
    if (m_plan.overlap.pipeline)
        return timesOf(stageContent);
    return m_column.occupied.of(stageContent, [&] {
        const StageContent& content = m_splits.contents().stage(stageContent);
        const double hop = m_column.hop.value();
        BlockTimes times = timesOf(stageContent);
        times.forward += content.sendsOn ? hop : 0;
        times.backward += content.sendsBack ? hop : 0;
        times.inputGrad += content.sendsBack ? hop : 0;
        return times;
    });
}

/// Returns the longest time of any rank: the first micro-batch reaches it through the ranks before, then it runs all of its blocks, then
/// the last gradient returns to the first rank. The synchronisation after that is exact.
double PlanTimes::leastStep()
{
    const SplitTable& split = *m_tables->split[isPartlyRecomputed()];
    const ColumnTables& column = m_column;
    PipelineTables::OfZero& zero = *column.zero;
    const PipelineShape shape = m_plan.pipeline();
    const bool splits = traitsOf(shape.kind).splitsBackward;
    const auto times = static_cast<double>(m_plan.microBatches);
    const double latency = m_plan.overlap.pipeline ? column.hop.value() : 0;
    double atFirst = 0;  ///< the first rank's last gradient
    double firstSync = 0;
    double synchronised = 0;
    double gather = 0;
    double optimizer = 0;
    int leastLayers = std::numeric_limits<int>::max();
    for (const RankRun& run : split.runs) {
        const ContentTail& tail = zero.tails.of(run.content, [&] {
            const RankContent& content = m_splits.contents().rank(run.content);
            const RankParameters& parameters = parametersOf(run.content);
            return ContentTail{dataTrains(parameters, content.layers(), zero.traffic, *column.costs),
                               optimizerTime(parameters, column.ledger->recipe, *column.costs), content.layers(), content.isTied};
        });
        double fill = 0, drain = 0, busy = 0, gradients = 0;
        for (const StageCount& stage : run.before) {
            const BlockTimes& own = occupiedOf(stage.content);
            fill += stage.count * (own.forward + latency);
            drain += stage.count * ((splits ? own.inputGrad : own.backward) + latency);
        }
        for (const StageCount& stage : run.chunks) {
            const BlockTimes& occupied = occupiedOf(stage.content);
            busy += stage.count * (occupied.forward + backwardOf(occupied, splits));
            gradients += stage.count * (occupied.forward + (splits ? occupied.inputGrad : occupied.backward));
        }
        if (fusedPairsOf(shape))
            busy = gradients = leastFused(run);
        const SyncWindows windows = syncWindows(shape, run.first, [&](int stage) -> const BlockTimes& {
            return timesOf(split.contentOfStage[static_cast<std::size_t>(stage)]);
        });
        const DataSync sync = dataSync(tail.trains, zero.traffic, windows, *column.costs);
        const double after = sync.reduceExposed.value() + (tail.isTied ? column.tied.value() : 0);
        gather = std::max(gather, sync.gatherExposed.value());
        optimizer = std::max(optimizer, tail.optimizer.value());
        leastLayers = std::min(leastLayers, tail.layers);
        // A rank is done before its last send.
        const double lastSend = splits || m_plan.overlap.pipeline || run.last == 0 ? 0 : column.hop.value();
        synchronised = std::max(synchronised, fill + times * busy - lastSend + after);
        atFirst = std::max(atFirst, fill + times * gradients + drain);
        if (run.first == 0)
            firstSync = after;
    }
    synchronised = std::max(synchronised, atFirst + firstSync);
    return synchronised + gather + optimizer + m_site.constants[Constant::StepOverhead] + leastLayers * m_hostPerLayer;
}

std::optional<double> PlanTimes::exactStep()
{
    const SplitTable& split = *m_tables->split[isPartlyRecomputed()];
    const ColumnTables& column = m_column;
    PipelineTables::OfZero& zero = *column.zero;
    m_step.shape = m_plan.pipeline();
    m_step.times.clear();
    m_step.times.fusedPairs.clear();
    for (const int content : split.contentOfStage)
        m_step.times.push_back(timesOf(content));
    if (fusedPairsOf(m_step.shape)) {
        FusedLayers layers(*m_site.architecture, column.passes);
        setFusedPairs(m_step.times, m_step.shape, [&](std::size_t forward, std::size_t backward) {
            return layers.of(split.ranges, forward, backward).total().value();
        });
    }
    const bool blocks = !m_plan.overlap.pipeline;
    m_step.hops = column.hop.value();
    m_step.occupied = blocks ? withBlockingSends(m_step.times, m_step.shape, m_step.hops) : m_step.times;
    m_step.latency = blocks ? HopTimes() : m_step.hops;
    m_step.overhead = Seconds(m_site.constants[Constant::StepOverhead]);
    m_step.overheadPerLayer = Seconds(m_hostPerLayer);
    m_step.gatherExposed = m_step.optimizer = Seconds();
    m_step.tails.clear();
    for (const RankRun& run : split.runs) {
        const ContentTail& tail = zero.tails.of(run.content, [] { return ContentTail(); });
        const SyncWindows windows = syncWindows(
            m_step.shape, run.first, [&](int stage) -> const BlockTimes& { return m_step.times[static_cast<std::size_t>(stage)]; });
        RankTail rank;
        rank.sync = dataSync(tail.trains, zero.traffic, windows, *column.costs);
        rank.optimizer = tail.optimizer;
        rank.tied = tail.isTied ? column.tied : Seconds();
        rank.layers = tail.layers;
        m_step.gatherExposed = std::max(m_step.gatherExposed, rank.sync.gatherExposed);
        m_step.optimizer = std::max(m_step.optimizer, rank.optimizer);
        m_step.tails.insert(m_step.tails.end(), static_cast<std::size_t>(run.last - run.first + 1), rank);
    }
    if (problemWith(m_step.occupied, m_step.latency.longest()))
        return std::nullopt;
    const std::optional<Seconds> step = closedFormStep(m_step, m_ends, &m_graphs);
    return step ? std::optional(step->value()) : std::nullopt;
}

}  // namespace shardscope
