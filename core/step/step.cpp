// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/step.h"

#include <algorithm>

#include "core/memory/rank_stages.h"
#include "core/schedule/schedule.h"
#include "core/schedule/stage_map.h"
#include "core/step/data_sync.h"

namespace shardscope {
namespace {

PipelineShape shapeOf(const Scenario& scenario, const ResolvedPlan& plan)
{
    return {scenario.plan.schedule, plan.pp, plan.microBatches, plan.chunks, plan.group};
}

/// One micro-batch's activations between neighbouring stages.
Seconds hopTime(const ResolvedPlan& plan, const CostInputs& inputs)
{
    if (plan.pp <= 1)
        return {};
    const Bytes bytes(inputs.shape.shardedTokens * inputs.shape.hidden * inputs.shape.style.elementBytes);
    return inputs.time({CollectiveKind::SendReceive, CommunicationGroup::Pipeline, bytes});
}

void addBlock(RankTime& rank, const PassTime& pass, double times)
{
    rank.compute += pass.compute * times;
    for (std::size_t i = 0; i < rank.exposed.size(); ++i) {
        rank.exposed[i] += pass.exposed[i] * times;
        rank.hidden[i] += pass.hidden[i] * times;
    }
    rank.hostWait += pass.hostWait * times;
}

Seconds lastEnd(const Schedule& schedule, const Simulation& simulation, int rank)
{
    return schedule.begin(rank) == schedule.end(rank) ? Seconds() : Seconds(simulation.spans[schedule.end(rank) - 1].end);
}

/// Busy seconds and what stands beside them. Every micro-batch passes every stage of the rank once.
RankTime busyRank(const std::vector<Passes>& stages, const std::vector<int>& stagesOfRank, double microBatches)
{
    RankTime time;
    for (const int stage : stagesOfRank) {
        const Passes& passes = stages[static_cast<std::size_t>(stage)];
        addBlock(time, passes.forward, microBatches);
        addBlock(time, passes.recompute + passes.inputGrad, microBatches);
        addBlock(time, passes.weightGrad, microBatches);
    }
    return time;
}

/// In a fused block the expert exchange runs beside the other part's compute.
void hideFusedExchange(RankTime& time, const Schedule& schedule, const std::vector<Passes>& stages, int rank)
{
    constexpr auto kExpert = static_cast<std::size_t>(Axis::Ep);
    for (const Block& block : schedule.rank(rank)) {
        if (!block.isFused())
            continue;
        const auto stage = static_cast<std::size_t>(stageOf(schedule.shape, rank, block.chunk));
        const Seconds exchanged = fusedPass(stages[stage], stages[stages.size() - 1 - stage]).hiddenOf(Axis::Ep) -
                                  stages[stage].forward.hiddenOf(Axis::Ep) - stages[stages.size() - 1 - stage].backward().hiddenOf(Axis::Ep);
        time.exposed[kExpert] -= exchanged;
        time.hidden[kExpert] += exchanged;
    }
}

Seconds busySeconds(const RankTime& rank)
{
    return rank.compute + sumOf(rank.exposed) + rank.hostWait;
}

}  // namespace

Result<StepEstimate> estimateStep(const Scenario& scenario, const ResolvedPlan& plan, const CostConstants& constants)
{
    const CostInputs inputs = costInputs(scenario, plan, constants);
    const ByteRecipe recipe = byteRecipe(scenario, plan);
    const ParameterTable parameters = parameterTable(scenario, plan);
    StepEstimate estimate;
    estimate.layers = layerPasses(scenario, plan, inputs, parameters.vocabulary);
    estimate.traffic = dataTraffic(scenario, plan, recipe, inputs);
    addShardedWeights(estimate.layers, parameters, estimate.traffic, scenario, inputs);
    estimate.stages = stagePasses(scenario, plan, estimate.layers);
    estimate.hop = hopTime(plan, inputs);

    const auto schedule = std::make_shared<Schedule>(makeSchedule(shapeOf(scenario, plan)));
    const StageTimes times = blockTimes(estimate.stages);
    Result<Simulation> simulation = simulate(*schedule, times, estimate.hop.value());
    if (!simulation)
        return simulation.error();
    const Result<Simulation> withoutHops = estimate.hop > Seconds() ? simulate(*schedule, times, 0) : simulation;
    if (!withoutHops)
        return withoutHops.error();

    // In DualPipe each direction's half of the micro-batches passes a stage on another rank.
    const bool halves = scenario.plan.schedule == ScheduleKind::DualPipe;
    const double perStage = static_cast<double>(plan.microBatches) / (halves ? 2 : 1);
    Seconds synchronised;
    Seconds optimizer;
    Seconds gatherExposed;
    for (int rank = 0; rank < plan.pp; ++rank) {
        const std::vector<int> stagesOfRank = plan.stagesOfRank(scenario.plan.schedule, rank);
        RankTime time = busyRank(estimate.stages, stagesOfRank, perStage);
        time.rank = rank;
        if (halves || scenario.plan.schedule == ScheduleKind::DualPipeV)
            hideFusedExchange(time, *schedule, estimate.stages, rank);
        Seconds forward;
        Seconds backward;
        int layers = 0;
        for (const int stage : stagesOfRank) {
            forward += estimate.stages[static_cast<std::size_t>(stage)].forward.total();
            backward += estimate.stages[static_cast<std::size_t>(stage)].backward().total();
            layers += plan.stageLayers[static_cast<std::size_t>(stage)];
        }
        const RankParameters own = rankParameters(scenario, parameters, rankStages(scenario, plan, rank));
        const DataSync sync = dataSync(own, layers, estimate.traffic, forward, backward, scenario, inputs);
        time.lastBlock = lastEnd(*schedule, *simulation, rank);
        const Seconds idle = time.lastBlock - busySeconds(time);
        const Seconds idleWithoutHops = lastEnd(*schedule, *withoutHops, rank) - busySeconds(time);
        time.exposed[static_cast<std::size_t>(Axis::Pp)] = std::clamp(idle - idleWithoutHops, Seconds(), std::max(Seconds(), idle));
        time.bubble = std::max(Seconds(), idle - time.exposed[static_cast<std::size_t>(Axis::Pp)]);
        time.exposed[static_cast<std::size_t>(Axis::Dp)] += sync.reduceExposed;
        time.hidden[static_cast<std::size_t>(Axis::Dp)] += sync.reduce - std::min(sync.reduce, sync.reduceExposed);
        time.gradients = sync.reduce;
        time.gather = sync.gather;
        time.synchronised = time.lastBlock + sync.reduceExposed;
        time.optimizer = optimizerTime(own, recipe, scenario, plan, inputs);
        optimizer = std::max(optimizer, time.optimizer);
        gatherExposed = std::max(gatherExposed, sync.gatherExposed);
        if (time.synchronised > synchronised) {
            synchronised = time.synchronised;
            estimate.endingRank = rank;
        }
        estimate.ranks.push_back(time);
    }

    const RankTime& ending = estimate.ranks[static_cast<std::size_t>(estimate.endingRank)];
    estimate.compute = ending.compute;
    estimate.bubble = ending.bubble;
    estimate.exposed = ending.exposed;
    estimate.exposed[static_cast<std::size_t>(Axis::Dp)] += gatherExposed;
    estimate.optimizer = optimizer;
    double layers = 0;
    for (const int stage : plan.stagesOfRank(scenario.plan.schedule, estimate.endingRank))
        layers += plan.stageLayers[static_cast<std::size_t>(stage)];
    estimate.overhead = ending.hostWait + Seconds(constants[Constant::StepOverhead] + layers * constants[Constant::StepPerParameter]);
    estimate.communication = sumOf(ending.exposed) + sumOf(ending.hidden) + ending.gather;
    estimate.step = estimate.compute + estimate.bubble + sumOf(estimate.exposed) + estimate.optimizer + estimate.overhead;
    estimate.schedule = schedule;
    estimate.simulation = std::make_shared<Simulation>(std::move(simulation).value());
    return estimate;
}

}  // namespace shardscope
