// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/step.h"

#include <algorithm>
#include <string>

#include "core/hardware/hardware.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/fused_blocks.h"
#include "core/schedule/rank_ends.h"
#include "core/schedule/schedule.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/schedule_traits.h"
#include "core/site/device_rates.h"
#include "core/step/basis.h"
#include "core/step/blocking_sends.h"
#include "core/step/closed_form.h"
#include "core/step/fused_pairs.h"
#include "core/step/uneven_micro_batches.h"

namespace shardscope {
namespace {

constexpr auto kData = static_cast<std::size_t>(Axis::Dp);
constexpr auto kPipeline = static_cast<std::size_t>(Axis::Pp);

void addBlock(RankTime& rank, const PassTime& pass, double times)
{
    rank.compute += pass.compute * times;
    for (std::size_t i = 0; i < rank.exposed.size(); ++i) {
        rank.exposed[i] += pass.exposed[i] * times;
        rank.hidden[i] += pass.hidden[i] * times;
    }
    rank.hostWait += pass.hostWait * times;
}

/// When the blocks of a step run; where the ends of its ranks have a closed form, they are laid out for those who look at them.
struct Played {
    Once<Schedule> schedule;
    Once<Simulation> simulation;
    std::vector<double> ends;             ///< by rank, of its last block
    std::vector<double> endsWithoutHops;  ///< were messages to take no time
};

Result<std::vector<double>> endsWithoutHops(const Schedule& schedule, const StepInputs& inputs)
{
    if (inputs.factors.empty())
        return rankEndsOf(schedule, inputs.times, 0);
    const Result<Simulation> simulation = simulate(schedule, inputs.times, HopTimes(), inputs.factors);
    if (!simulation)
        return simulation.error();
    return lastEndsOf(schedule, *simulation);
}

Result<Played> play(const StepInputs& inputs)
{
    const HopTimes& latency = inputs.latency;
    if (std::optional<Error> problem = problemWith(inputs.occupied, latency))
        return *std::move(problem);
    Played played;
    played.schedule = Once<Schedule>([shape = inputs.shape] { return makeSchedule(shape); });
    const auto simulated = [schedule = played.schedule, times = inputs.times, occupied = inputs.occupied, latency,
                            factors = inputs.factors] {
        Result<Simulation> simulation = simulate(*schedule, occupied, latency, factors);
        if (simulation && occupied != times)
            cutSends(*simulation, *schedule, times, occupied, factors);
        return simulation;
    };
    if (lastEnds(inputs, played.ends) && rankEnds(inputs.shape, inputs.times, 0, played.endsWithoutHops)) {
        played.simulation = Once<Simulation>([simulated] { return simulated().value(); });
        return played;
    }
    if (!isLaidOut(inputs.shape))
        return Error{ErrorCode::OutOfRange,
                     {std::to_string(countBlocks(inputs.shape)), "1", std::to_string(kMaxEstimatedBlocks)},
                     {},
                     "/plan/schedule"};
    Result<Simulation> simulation = simulated();
    if (!simulation)
        return simulation.error();
    played.ends = lastEndsOf(*played.schedule, *simulation);
    Result<std::vector<double>> withoutHops = endsWithoutHops(*played.schedule, inputs);
    if (!withoutHops)
        return withoutHops.error();
    played.endsWithoutHops = std::move(withoutHops).value();
    played.simulation = Once<Simulation>(std::move(simulation).value());
    return played;
}

/// In a fused block the expert exchange, and one part's waits for the host, run during the other part's compute.
void hideFusedExchange(RankTime& time, const PipelineShape& shape, FusedStages& stages)
{
    constexpr auto kExpert = static_cast<std::size_t>(Axis::Ep);
    const std::vector<std::int64_t> blocks = fusedBlocksOf(shape, time.rank);
    for (std::size_t pair = 0; pair < blocks.size(); ++pair) {
        if (blocks[pair] == 0)
            continue;
        const auto stageAt = [&](std::size_t chunk) {
            return static_cast<std::size_t>(stageOf(shape, time.rank, static_cast<int>(chunk)));
        };
        const auto chunks = static_cast<std::size_t>(shape.chunks);
        const HiddenByFusing each = stages.of(stageAt(pair / chunks), stageAt(pair % chunks));
        const auto times = static_cast<double>(blocks[pair]);
        time.exposed[kExpert] = std::max(Seconds(), time.exposed[kExpert] - each.exchange * times);
        time.hidden[kExpert] += each.exchange * times;
        time.hostWait = std::max(Seconds(), time.hostWait - each.hostWait * times);
    }
}

Seconds busySeconds(const RankTime& rank) { return rank.compute + sumOf(rank.exposed) + rank.hostWait; }

/// Busy seconds and the hidden communication. Every micro-batch of a chunk passes its stage once.
RankTime busyRank(const StepInputs& inputs, const ResolvedPlan& plan, FusedStages& fused, int rank)
{
    const double times = worksPerChunk(inputs.shape, inputs.factors);
    RankTime time;
    time.rank = rank;
    for (const int stage : plan.stagesOfRank(rank)) {
        const Passes& passes = inputs.stages[static_cast<std::size_t>(stage)];
        addBlock(time, passes.forward, times);
        addBlock(time, passes.recompute, times);
        addBlock(time, passes.inputGrad, times);
        addBlock(time, passes.weightGrad, times);
    }
    if (fuses(inputs.shape))
        hideFusedExchange(time, inputs.shape, fused);
    return time;
}

/// Splits a rank's idle time until its last block: its neighbours' messages cost what instantaneous hops would save; the rest is due to
/// missing micro-batches.
void splitIdle(RankTime& time, Seconds lastBlockWithoutHops)
{
    // A remainder of rounding on a rank that never idles is not a bubble.
    constexpr double kRounding = 1e-12;
    Seconds idle = time.lastBlock - busySeconds(time);
    if (idle < time.lastBlock * kRounding)
        idle = Seconds();
    const Seconds messages = std::clamp(time.lastBlock - lastBlockWithoutHops, Seconds(), idle);
    time.exposed[kPipeline] = messages;
    time.bubble = idle - messages;
}

void addSync(RankTime& time, const RankTail& tail)
{
    const DataSync& sync = tail.sync;
    time.exposed[kData] += sync.reduceExposed;
    time.hidden[kData] += sync.reduce - std::min(sync.reduce, sync.reduceExposed);
    time.gradients = sync.reduce;
    time.gather = sync.gather;
    time.exposed[kPipeline] += tail.tied;
    time.synchronised = time.lastBlock + sync.reduceExposed + tail.tied;
    time.optimizer = tail.optimizer;
}

}  // namespace

Result<StepEstimate> estimateStep(const Basis& basis)
{
    for (int group = 0; group < basis.groupCount(); ++group) {
        const Gpu& gpu = basis.ofGroup(group).site.cluster.gpu;
        if (const std::string_view figure = missingFigure(gpu); !figure.empty())
            return Error{ErrorCode::MissingFigure,
                         {gpu.name, std::string(figure)},
                         {},
                         basis.groupCount() == 1 ? "/cluster/gpu" : "/cluster/groups/" + std::to_string(group) + "/gpu"};
    }
    return estimateStep(basis, stepInputs(basis));
}

Result<StepEstimate> estimateStep(const Basis& basis, StepInputs inputs)
{
    const ResolvedPlan& plan = basis.plan;
    const Result<Played> played = play(inputs);
    if (!played)
        return played.error();

    FusedStages fused(
        basis.site, plan, inputs.shape, [&inputs](int group) -> const LayerPasses& { return inputs.costsOf(group).layers; }, inputs.stages);
    StepEstimate estimate;
    estimate.ranks.reserve(inputs.tails.size());
    for (int rank = 0; rank < plan.pp; ++rank) {
        const auto index = static_cast<std::size_t>(rank);
        RankTime time = busyRank(inputs, plan, fused, rank);
        const RankTail& tail = inputs.tails[index];
        time.lastBlock = Seconds(played->ends[index]);
        splitIdle(time, Seconds(played->endsWithoutHops[index]));
        addSync(time, tail);
        estimate.gradReduce.with = std::max(estimate.gradReduce.with, time.synchronised);
        estimate.gradReduce.without = std::max(estimate.gradReduce.without, time.lastBlock + tail.sync.reduceAfter);
        estimate.paramGather.with = std::max(estimate.paramGather.with, tail.sync.gatherExposed);
        estimate.paramGather.without = std::max(estimate.paramGather.without, tail.sync.gatherAfter);
        const int first = plan.ranksBeforeLanguage();
        if (rank == first ||
            (rank > first && time.synchronised > estimate.ranks[static_cast<std::size_t>(estimate.endingRank)].synchronised))
            estimate.endingRank = rank;
        estimate.ranks.push_back(time);
    }
    const auto endingRank = static_cast<std::size_t>(estimate.endingRank);
    const RankTime& ending = estimate.ranks[endingRank];
    estimate.compute = ending.compute;
    estimate.encoderWait = std::max(Seconds(), estimate.ranks.front().synchronised - ending.synchronised);
    if (plan.encoderGpus == 0)
        estimate.encoderWait = Seconds();
    estimate.bubble = ending.bubble + estimate.encoderWait;
    estimate.exposed = ending.exposed;
    estimate.exposed[kData] += inputs.gatherExposed;
    estimate.optimizer = inputs.optimizer;
    estimate.overhead = ending.hostWait + inputs.overhead + inputs.overheadPerLayer * inputs.tails[endingRank].layers;
    estimate.communication = sumOf(ending.exposed) + sumOf(ending.hidden) + ending.gather;
    estimate.step = estimate.compute + estimate.bubble + sumOf(estimate.exposed) + estimate.optimizer + estimate.overhead;
    estimate.times = std::move(inputs.times);
    estimate.factors = std::move(inputs.factors);
    estimate.stages = std::move(inputs.stages);
    estimate.layers = std::move(inputs.costs.layers);
    estimate.traffic = inputs.costs.traffic;
    estimate.otherCosts = std::move(inputs.otherCosts);
    estimate.tails = std::move(inputs.tails);
    estimate.hops = inputs.hops;
    estimate.schedule = played->schedule;
    estimate.simulation = played->simulation;
    return estimate;
}

}  // namespace shardscope
