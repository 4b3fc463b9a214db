// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/search_worker.h"

#include <algorithm>
#include <cmath>

#include "core/schedule/schedule_traits.h"
#include "core/search/table_sums.h"
#include "core/step/blocking_sends.h"
#include "core/step/closed_form.h"
#include "core/step/flow_parts.h"

namespace shardscope {
namespace {

/// What rounding may add to a bound that is summed in another order than the step.
constexpr double kBelowRounding = 1 - 1e-12;

/// What decides the passes of layers beside their shape.
struct LayerKey {
    RankShape shape;
    std::array<GroupPlacement, 4> placements;
    std::array<Seconds, 2> host;

    bool operator==(const LayerKey&) const = default;
};

LayerKey layerKeyOf(const Site& site, const ResolvedPlan& plan, const RankShape& shape)
{
    const auto place = [&](CommunicationGroup group) { return placeGroup(group, plan, plan.order, site.cluster); };
    return {shape,
            {place(CommunicationGroup::Tensor), place(CommunicationGroup::Context), place(CommunicationGroup::Expert), place(CommunicationGroup::ExpertTensor)},
            {hostForward(site, plan, false), hostForward(site, plan, true)}};
}

}  // namespace

/// A value for each content, made when it is first asked for.
template <typename Value>
class ByContent {
public:
    void reset() { ++m_round; }
    template <typename Make>
    const Value& of(int content, const Make& make)
    {
        const auto index = static_cast<std::size_t>(content);
        if (index >= m_values.size()) {
            m_values.resize(index + 1);
            m_rounds.resize(index + 1, 0);
        }
        if (m_rounds[index] != m_round) {
            m_rounds[index] = m_round;
            m_values[index] = make();
        }
        return m_values[index];
    }

private:
    std::vector<Value> m_values;
    std::vector<unsigned> m_rounds;
    unsigned m_round = 1;
};

struct SearchWorker::Layers {
    std::optional<LayerKey> key;
    std::vector<LedgerInputs> ledger;  ///< by mode of recompute
    std::vector<LayerPasses> passes;
};

/// What follows a rank's last block but for what its passes hide.
struct ContentTail {
    DataTrains trains;
    Seconds optimizer;
    int layers = 0;
    bool isTied = false;
};

struct SearchWorker::Pipeline {
    struct OfZero {
        DataTraffic traffic;
        bool isMade = false;
        ByContent<ContentTail> tails;
    };
    std::vector<ScheduleChoice> schedules;
    std::vector<OfZero> ofZero;
    ByContent<RankParameters> parameters;
};

struct SearchWorker::Column {
    std::optional<CostInputs> costs;  ///< of the number of stages
    Seconds hop;
    Seconds tied;
    Pipeline::OfZero* zero = nullptr;
    LedgerInputs* ledger = nullptr;
    LayerPasses passes;
    ByContent<BlockTimes> times;
    ByContent<BlockTimes> occupied;
};

struct SearchWorker::Choice {
    ScheduleChoice schedule;
    std::vector<char> isLegal;  ///< by mode of recompute and ZeRO stage
    PipelineShape shape;
    /// Where a stage's layers recompute alike, and where some of them recompute nothing.
    std::array<const SplitTable*, 2> split{};
    std::array<const LiveTable*, 2> live{};
};

void SearchBoard::exchange(BestPlans& own)
{
    const std::lock_guard lock(m_mutex);
    m_best.add(own);
    own = m_best;
    m_worst.store(m_best.worstOfBest(), std::memory_order_relaxed);
}

BestPlans SearchBoard::best() const
{
    const std::lock_guard lock(m_mutex);
    return m_best;
}

std::optional<RatedPlan> SearchBoard::first() const
{
    const std::lock_guard lock(m_mutex);
    return m_best.plans().empty() ? std::nullopt : std::optional(m_best.plans().front());
}

SearchWorker::SearchWorker(const SearchRequest& request, const SearchSpace& space, const Site& site, SearchBoard& board, std::stop_token stop)
    : m_request(request),
      m_space(space),
      m_site(site),
      m_board(board),
      m_stop(std::move(stop)),
      m_legal(request.target),
      m_splits(site),
      m_best(request.objective, request.top),
      m_scenario(space.base()),
      m_layers(std::make_unique<Layers>()),
      m_column(std::make_unique<Column>())
{
}

SearchWorker::~SearchWorker() = default;

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
        m_layers->key.reset();
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
    std::vector<Choice> choices = legalChoices();
    if (choices.empty())
        return;
    m_plan = resolvePlan(m_scenario);
    makeLayers(m_plan);
    m_column->costs.emplace(costInputs(m_site, m_plan, m_layers->ledger.front()));
    m_column->hop = hopTime(*m_column->costs);
    for (Choice& choice : choices)
        split(choice);
    for (std::size_t zero = 0; zero < m_space.zero().size(); ++zero) {
        for (std::size_t recompute = 0; recompute < m_space.recompute().size(); ++recompute)
            runColumn(recompute, zero, choices);
    }
}

std::vector<SearchWorker::Choice> SearchWorker::legalChoices()
{
    std::vector<Choice> choices;
    for (const ScheduleChoice& schedule : m_pipeline->schedules) {
        Choice choice;
        choice.schedule = schedule;
        m_facts.schedule = schedule.kind;
        m_facts.chunks = schedule.chunks;
        bool any = false;
        for (const Recompute recompute : m_space.recompute()) {
            m_facts.recompute = recompute;
            for (const int zero : m_space.zero()) {
                m_facts.zero = zero;
                choice.isLegal.push_back(m_legal.contain(m_facts) ? 1 : 0);
                any = any || choice.isLegal.back() != 0;
            }
        }
        if (any)
            choices.push_back(std::move(choice));
    }
    return choices;
}

void SearchWorker::makeLayers(const ResolvedPlan& plan)
{
    const RankShape shape = rankShape(m_site, plan);
    LayerKey key = layerKeyOf(m_site, plan, shape);
    if (m_layers->key == key)
        return;
    m_layers->key = std::move(key);
    m_layers->ledger.clear();
    m_layers->passes.clear();
    for (const Recompute recompute : m_space.recompute()) {
        m_plan.recompute = recompute;
        m_layers->ledger.push_back(ledgerInputs(m_site, m_plan));
    }
    const CostInputs costs = costInputs(m_site, m_plan, m_layers->ledger.front());
    for (const Recompute recompute : m_space.recompute()) {
        m_plan.recompute = recompute;
        m_layers->passes.push_back(layerPasses(costs));
    }
}

void SearchWorker::split(Choice& choice)
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
void SearchWorker::apply(const Choice& choice, int zero, Recompute recompute)
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

void SearchWorker::runColumn(std::size_t recompute, std::size_t zero, const std::vector<Choice>& choices)
{
    const std::size_t bit = recompute * m_space.zero().size() + zero;
    bool isStarted = false;
    for (const Choice& choice : choices) {
        if (choice.isLegal[bit] == 0)
            continue;
        apply(choice, m_space.zero()[zero], m_space.recompute()[recompute]);
        Column& column = *m_column;
        if (!isStarted) {
            isStarted = true;
            m_plan.shardGroup = static_cast<int>(m_facts.denseShardGroup());
            m_plan.expertShardGroup = static_cast<int>(m_facts.expertShardGroup());
            column.ledger = &m_layers->ledger[recompute];
            column.zero = &m_pipeline->ofZero[zero];
            const DataTraffic traffic = dataTraffic(byteRecipe(m_site, m_plan), *column.costs);
            if (!column.zero->isMade || !(column.zero->traffic == traffic)) {
                column.zero->traffic = traffic;
                column.zero->isMade = true;
                column.zero->tails.reset();
            }
            column.tied = m_site.architecture->tiedEmbeddings ? tiedTime(column.ledger->parameters, traffic, *column.costs) : Seconds();
            column.passes = m_layers->passes[recompute];
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
    return m_pipeline->parameters.of(rankContent, [&] {
        return rankParameters(m_site, m_plan, m_column->ledger->parameters, m_splits.contents().example(rankContent));
    });
}

const BlockTimes& SearchWorker::timesOf(int stageContent)
{
    return m_column->times.of(stageContent, [&] {
        const StageContent& content = m_splits.contents().stage(stageContent);
        const LayerPasses& layers = m_column->passes;
        Passes passes = passesOfLayers(content.recomputed, content.kept, layers);
        if (content.isFirst)
            passes += layers.embedding;
        if (content.isLast) {
            passes += layers.head;
            passes += layers.mtp;
        }
        return blockTimes(passes);
    });
}

/// As `withBlockingSends` has it.
const BlockTimes& SearchWorker::occupiedOf(int stageContent)
{
    if (m_plan.overlap.pipeline)
        return timesOf(stageContent);
    return m_column->occupied.of(stageContent, [&] {
        const StageContent& content = m_splits.contents().stage(stageContent);
        const double hop = m_column->hop.value();
        BlockTimes times = timesOf(stageContent);
        times.forward += content.sendsOn ? hop : 0;
        times.backward += content.sendsBack ? hop : 0;
        times.inputGrad += content.sendsBack ? hop : 0;
        return times;
    });
}

double SearchWorker::peakOf(const Choice& choice)
{
    const LiveTable& live = *choice.live[isPartlyRecomputed()];
    double peak = 0;
    for (const LiveLayers& each : live.heaviest) {
        const RankContent& content = m_splits.contents().rank(each.content);
        const TableSums sums(m_plan, *m_column->ledger, content, each, live.waitingLosses);
        const StageMemory memory = rankLedger(m_site, m_plan, *m_column->ledger,
                                              {0, content.holdsEmbedding, content.holdsHead, parametersOf(each.content), sums}, Lines::Summed);
        peak = std::max(peak, memory.total().value());
    }
    return peak;
}

void SearchWorker::rate(const Choice& choice)
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
    m_best.add({*step, peak, m_scenario.plan});
}

namespace {

double backwardOf(const BlockTimes& times, bool splits) { return splits ? times.inputGrad + times.weightGrad : times.backward; }

}  // namespace

/// The largest of what each rank needs: the first micro-batch comes to it through the ranks before, then it runs all of its blocks, then
/// the last gradient goes back to the first rank. What is synchronised after that is exact.
double SearchWorker::leastStep(const SplitTable& split)
{
    const Column& column = *m_column;
    Pipeline::OfZero& zero = *column.zero;
    const bool splits = traitsOf(m_plan.schedule).splitsBackward;
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
            return ContentTail{dataTrains(parameters, content.layers(), zero.traffic, *column.costs), optimizerTime(parameters, column.ledger->recipe, *column.costs),
                               content.layers(), content.isTied};
        });
        double fill = 0, drain = 0, busy = 0, gradients = 0, forward = 0, backward = 0;
        for (const StageCount& stage : run.before) {
            const BlockTimes& own = occupiedOf(stage.content);
            fill += stage.count * (own.forward + latency);
            drain += stage.count * ((splits ? own.inputGrad : own.backward) + latency);
        }
        for (const StageCount& stage : run.chunks) {
            const BlockTimes& occupied = occupiedOf(stage.content);
            const BlockTimes& own = timesOf(stage.content);
            busy += stage.count * (occupied.forward + backwardOf(occupied, splits));
            gradients += stage.count * (occupied.forward + (splits ? occupied.inputGrad : occupied.backward));
            forward += stage.count * own.forward;
            backward += stage.count * own.backward;
        }
        const DataSync sync = dataSync(tail.trains, zero.traffic, Seconds(forward), Seconds(backward), *column.costs);
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
    return synchronised + gather + optimizer + m_site.constants[Constant::StepOverhead] + leastLayers * m_site.constants[Constant::StepPerParameter];
}

std::optional<double> SearchWorker::exactStep(const SplitTable& split)
{
    const Column& column = *m_column;
    Pipeline::OfZero& zero = *column.zero;
    m_step.shape = m_plan.pipeline();
    m_step.times.clear();
    for (const int content : split.contentOfStage)
        m_step.times.push_back(timesOf(content));
    const bool blocks = !m_plan.overlap.pipeline;
    m_step.hop = column.hop;
    m_step.occupied = blocks ? withBlockingSends(m_step.times, m_step.shape, m_step.hop.value()) : m_step.times;
    m_step.latency = blocks ? Seconds() : m_step.hop;
    m_step.overhead = Seconds(m_site.constants[Constant::StepOverhead]);
    m_step.overheadPerLayer = Seconds(m_site.constants[Constant::StepPerParameter]);
    m_step.gatherExposed = m_step.optimizer = Seconds();
    m_step.tails.clear();
    for (const RankRun& run : split.runs) {
        const ContentTail& tail = zero.tails.of(run.content, [] { return ContentTail(); });
        Seconds forward, backward;
        for (int chunk = 0; chunk < m_step.shape.chunks; ++chunk) {
            const BlockTimes& own = m_step.times[static_cast<std::size_t>(stageOf(m_step.shape, run.first, chunk))];
            forward += Seconds(own.forward);
            backward += Seconds(own.backward);
        }
        RankTail rank;
        rank.sync = dataSync(tail.trains, zero.traffic, forward, backward, *column.costs);
        rank.optimizer = tail.optimizer;
        rank.tied = tail.isTied ? column.tied : Seconds();
        rank.layers = tail.layers;
        m_step.gatherExposed = std::max(m_step.gatherExposed, rank.sync.gatherExposed);
        m_step.optimizer = std::max(m_step.optimizer, rank.optimizer);
        m_step.tails.insert(m_step.tails.end(), static_cast<std::size_t>(run.last - run.first + 1), rank);
    }
    if (problemWith(m_step.occupied, m_step.latency.value()))
        return std::nullopt;
    const std::optional<Seconds> step = closedFormStep(m_step, m_ends, &m_graphs);
    return step ? std::optional(step->value()) : std::nullopt;
}

}  // namespace shardscope
