// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "core/estimate/estimate.h"
#include "core/estimate/time_fields.h"
#include "core/explain/time_parts.h"
#include "core/memory/rank_stages.h"
#include "core/schedule/dependencies.h"
#include "core/schedule/rank_ends.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/schedule_traits.h"
#include "core/step/basis.h"
#include "core/step/blocking_sends.h"
#include "core/step/data_sync.h"
#include "core/step/flow_parts.h"
#include "core/step/pass_time.h"
#include "core/step/pipeline_links.h"
#include "core/step/stage_passes.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

const RankTime& rankOf(const ExplainContext& context, int rank) { return context.estimate.step()->ranks[static_cast<std::size_t>(rank)]; }
const RankTail& tailOf(const ExplainContext& context, int rank) { return context.estimate.step()->tails[static_cast<std::size_t>(rank)]; }

Part orNothing(const ExplainContext& context, Part part) { return part ? part : context.end("nothing", 0); }

/// A schedule as it is played: how long each block occupies its rank, and its message takes after that.
struct Played {
    const StageTimes& occupied;
    const Simulation& simulation;
};

/// Blocks that take equally long.
struct DecidingBlock {
    std::ptrdiff_t stage = 0;
    BlockKind kind = BlockKind::Forward;
    int backward = 0;  ///< the stage of a fused block's backward
    auto operator<=>(const DecidingBlock&) const = default;
};

/// The blocks that decide when a rank is done, from one that waits for nothing to the rank's last: each begins when the one before
/// has ended and its message has come. Those that take the same are counted together.
Part lastBlock(const ExplainContext& context, std::string_view id, int rank, double end, const Played& played)
{
    const StepEstimate& step = *context.estimate.step();
    const Schedule& schedule = *step.schedule;
    const std::vector<std::uint32_t> path = Dependencies(schedule, played.simulation).pathTo(schedule.end(rank) - 1);
    const StageTimes& times = step.times;
    const bool pairsMatter = !times.fusedPairs.empty();
    std::vector<EnumArray<BlockKind, double>> ofStages(times.size());
    std::map<DecidingBlock, double> counts;
    std::map<double, double> messages;  // by their time
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Block& block = schedule.blocks[path[i]];
        const BlockKind kind = block.kind;
        const double factor = step.factors.empty() ? 1 : step.factors[block.microBatch];
        const int from = schedule.rankOf(path[i]);
        const auto stage = static_cast<std::size_t>(stageOf(schedule.shape, from, block.chunk));
        if (block.isFused() && pairsMatter)
            ++counts[{static_cast<std::ptrdiff_t>(stage), kind, stageOf(schedule.shape, from, block.fusedChunk)}];
        else
            ofStages[stage][static_cast<std::size_t>(kind)] += factor;
        if (i + 1 == path.size())
            break;
        const int to = schedule.rankOf(path[i + 1]);
        const double sent = from == to ? 0 : played.simulation.hops.between(from, to);
        const double blocking = lengthOf(kind, played.occupied[stage]) - lengthOf(kind, times[stage]);
        if (sent > 0 || blocking > 0)
            messages[step.hops.isUniform() ? step.hops.longest() : std::max(sent, blocking)] += blocking > 0 ? factor : 1;
    }
    for (std::size_t stage = 0; stage < times.size(); ++stage) {
        for (const auto& named : EnumNames<BlockKind>::names) {
            const BlockKind kind = named.first;
            const double count = ofStages[stage][static_cast<std::size_t>(kind)];
            const auto isEqual = [&](const BlockTimes& other) { return lengthOf(kind, other) == lengthOf(kind, times[stage]); };
            if (count == 0)
                continue;
            const std::ptrdiff_t first = std::find_if(times.begin(), times.end(), isEqual) - times.begin();
            counts[{first, kind, static_cast<int>(times.size()) - 1 - static_cast<int>(first)}] += count;
        }
    }
    Parts parts;
    for (const auto& [block, count] : counts) {
        const Part seconds = orNothing(context, blockSeconds(context, static_cast<int>(block.stage), block.kind, block.backward));
        parts.push_back(context.product("deciding-blocks", {context.end("deciding-blocks-count", count), seconds}));
    }
    for (const auto& [seconds, count] : messages) {
        const Part each = seconds == step.hops.longest() ? explainTime(context, "hop_s") : context.end("message-of-other-groups", seconds);
        parts.push_back(context.product("deciding-messages", {context.end("deciding-messages-count", count), each}));
    }
    return context.sumOf(id, end, std::move(parts), nameOf(context.plan.schedule));
}

/// As many as can be followed from the last to the first.
bool hasBlocks(const ExplainContext& context)
{
    return traitsOf(context.plan.schedule).fuses || countBlocks(context.plan.pipeline()) <= kMaxDrawnBlocks;
}

Part lastBlock(const ExplainContext& context, int rank)
{
    const StepEstimate& step = *context.estimate.step();
    const StageTimes& times = step.times;
    const double end = rankOf(context, rank).lastBlock.value();
    // Which blocks decide is not known of so many: the end has a closed form.
    if (!hasBlocks(context))
        return context.sumOf("last-block", end, {}, nameOf(context.plan.schedule));
    if (context.plan.overlap.pipeline)
        return lastBlock(context, "last-block", rank, end, {times, *step.simulation});
    const StageTimes occupied = withBlockingSends(times, step.schedule->shape, step.hops);
    return lastBlock(context, "last-block", rank, end, {occupied, simulate(*step.schedule, occupied, HopTimes(), step.factors).value()});
}

/// The same with messages that take no time.
Part lastBlockWithoutHops(const ExplainContext& context, int rank)
{
    const StageTimes& times = context.estimate.step()->times;
    const std::vector<double>& factors = context.estimate.step()->factors;
    if (!hasBlocks(context)) {
        std::vector<double> ends;
        const bool isKnown = factors.empty() && rankEnds(context.plan.pipeline(), times, 0, ends);
        return context.sumOf("last-block-without-hops", isKnown ? ends[static_cast<std::size_t>(rank)] : 0, {},
                             nameOf(context.plan.schedule));
    }
    const Schedule& schedule = *context.estimate.step()->schedule;
    const Simulation simulation = simulate(schedule, times, HopTimes(), factors).value();
    std::vector<double> ends;
    // The value by the form that the step has it from: the two differ in the last digits.
    const bool known = factors.empty() && rankEnds(schedule.shape, times, 0, ends);
    return lastBlock(context, "last-block-without-hops", rank,
                     known ? ends[static_cast<std::size_t>(rank)] : simulation.spans[schedule.end(rank) - 1].end, {times, simulation});
}

/// Returns what of one dimension the passes wait for, less what fused blocks hide; null where there is nothing.
Part exposedInPasses(const ExplainContext& context, int rank, Axis axis)
{
    const Part passes = passesOfRank(context, rank, {PassPart::Kind::Exposed, axis});
    const Part fused = axis == Axis::Ep && passes ? fusedExchange(context, rank) : nullptr;
    return fused ? context.difference("exposed-less-fused", {passes, fused}) : passes;
}

/// Until the last block, when the rank neither computes nor waits for a collective or the host.
Part idle(const ExplainContext& context, int rank)
{
    const RankTime& own = rankOf(context, rank);
    const double messages = (own.exposed[static_cast<std::size_t>(Axis::Pp)] - tailOf(context, rank).tied).value();
    if (own.bubble == Seconds() && messages <= 1e-12 * own.lastBlock.value())
        return context.end("never-idle", 0);
    Parts parts{explainRankTime(context, rank, "last_block_s"), explainRankTime(context, rank, "compute_s")};
    for (const auto& axis : EnumNames<Axis>::names)
        parts.push_back(exposedInPasses(context, rank, axis.first));
    parts.push_back(explainRankTime(context, rank, "host_s"));
    return context.difference("rank-idle", std::move(parts));
}

Part waitingForHops(const ExplainContext& context, int rank)
{
    return context.once(context.waitingForHops, rank, [&] {
        const Part all = idle(context, rank);
        if (all->value == 0)
            return all;
        const Part longer =
            context.difference("later-for-hops", {explainRankTime(context, rank, "last_block_s"), lastBlockWithoutHops(context, rank)});
        return context.of(Combine::Minimum, "waiting-for-hops",
                          {context.maximum("later-not-below", {context.end("nothing", 0), longer}), all});
    });
}

Part exposedOf(const ExplainContext& context, int rank, Axis axis)
{
    const TailParts tail = axis == Axis::Dp || axis == Axis::Pp ? tailOfRank(context, rank) : TailParts();
    const Part passes = axis == Axis::Pp ? waitingForHops(context, rank) : exposedInPasses(context, rank, axis);
    const Part end = axis == Axis::Dp ? tail.reduceExposed : axis == Axis::Pp ? tail.tied : nullptr;
    return passes || end ? context.sum("rank-exposed", {passes, end}, nameOf(axis)) : context.end("nothing", 0);
}

Part hiddenOf(const ExplainContext& context, int rank, Axis axis)
{
    const Part fused = axis == Axis::Ep && exposedInPasses(context, rank, axis) ? fusedExchange(context, rank) : nullptr;
    Parts parts{passesOfRank(context, rank, {PassPart::Kind::Hidden, axis}), fused};
    const TailParts tail = axis == Axis::Dp ? tailOfRank(context, rank) : TailParts();
    if (tail.reduce)
        parts.push_back(context.difference(
            "reduce-hidden", {tail.reduce, context.of(Combine::Minimum, "reduce-exposed-of-all", {tail.reduce, tail.reduceExposed})}));
    const Part sum = context.sum("rank-hidden", std::move(parts), nameOf(axis));
    return sum->inputs.empty() ? context.end("nothing", 0) : sum;
}

Part rankNumber(const ExplainContext& context, int rank, std::string_view name)
{
    constexpr std::string_view kExposed = "exposed_s/";
    constexpr std::string_view kHidden = "hidden_s/";
    if (name.starts_with(kExposed))
        return exposedOf(context, rank, *fromName<Axis>(name.substr(kExposed.size())));
    if (name.starts_with(kHidden))
        return hiddenOf(context, rank, *fromName<Axis>(name.substr(kHidden.size())));
    if (name == "compute_s" || name == "host_s") {
        const bool host = name == "host_s";
        const Part passes = passesOfRank(context, rank, {host ? PassPart::Kind::Host : PassPart::Kind::Compute, Axis::Tp});
        const Part fused = host && passes && fuses(context.plan.pipeline()) ? fusedHostWait(context, rank) : nullptr;
        if (fused)
            return context.maximum("rank-host-not-below",
                                   {context.end("nothing", 0), context.difference("host-less-fused", {passes, fused})});
        return passes ? context.sum(host ? "rank-host" : "rank-compute", passes->inputs) : context.end("nothing", 0);
    }
    if (name == "last_block_s")
        return lastBlock(context, rank);
    if (name == "bubble_s") {
        const Part all = idle(context, rank);
        return all->value == 0 ? all : context.difference("rank-bubble", {all, waitingForHops(context, rank)});
    }
    const TailParts tail = tailOfRank(context, rank);
    if (name == "reduce_s")
        return orNothing(context, tail.reduce);
    if (name == "gather_s")
        return orNothing(context, tail.gather);
    if (name == "optimizer_s")
        return tail.optimizer;
    if (name == "synchronised_s")
        return context.sum("synchronised", {explainRankTime(context, rank, "last_block_s"), tail.reduceExposed, tail.tied});
    return context.end("rank-number", rank);
}

}  // namespace

namespace {

TailParts recordedTail(const ExplainContext& context, int rank)
{
    if (!context.isHere(rank)) {
        TailParts other;
        if (const Seconds gather = tailOf(context, rank).sync.gatherExposed; gather > Seconds())
            other.gatherExposed = context.end("gather-on-other-nodes", gather.value());
        return other;
    }
    recordPasses(context);
    (void)explainStageField(context, rank, "total");  // names what the optimizer keeps
    context.name("rank-forward", rankPass(context, rank, false));
    const bool isHalf = traitsOf(context.plan.schedule).splitsBackward;
    const std::string_view window = isHalf ? "rank-weight-gradients" : "rank-backward";
    context.name(window, isHalf ? lastWeightGradients(context, rank) : rankPass(context, rank, true));
    const Basis& basis = *context.basis;
    const Terms terms = context.terms();
    const RankParameters own =
        rankParameters(basis.site, basis.plan, basis.ledger.parameters, rankStages(basis.site, basis.plan, rank), terms);
    const RankTail& tail = tailOf(context, rank);
    const SyncWindows windows{Seconds(context.noted("rank-forward")->value), Seconds(context.noted(window)->value)};
    const DataSync sync = dataSync(own, tail.layers, context.estimate.step()->trafficOf(context.group), windows, basis.costs, terms);
    TailParts parts;
    if (sync.reduce > Seconds()) {
        parts.reduce = context.noted("rank-reduce");
        parts.reduceExposed = context.noted("reduce-exposed");
    }
    if (sync.gather > Seconds()) {
        parts.gather = context.noted("rank-gather");
        parts.gatherExposed = context.noted("gather-exposed");
    }
    if (tail.tied > Seconds()) {
        const DataTraffic& traffic = context.estimate.step()->trafficOf(context.group);
        const Term bytes = terms.product("tied-gradient-bytes", terms("embedding-matrix", basis.ledger.parameters.embeddingMatrix),
                                         terms("traffic-bytes", traffic.gradientBytes));
        const int partner = basis.plan.groupOfRank(tiedPartner(basis.site, basis.plan, rank));
        if (partner == context.group) {
            parts.tied = basis.costs.collectives.term(CollectiveKind::AllReduce, bytes, tiedPlacement(basis.costs), terms).record;
        } else {
            const PipelineLinks links(*context.whole);
            const PipelineLinks::End& end = links.slower(CollectiveKind::AllReduce, Bytes(bytes.value), context.group, partner);
            parts.tied = end.model.term(CollectiveKind::AllReduce, bytes, end.pair, terms).record;
        }
    }
    (void)optimizerTime(own, basis.ledger.recipe, basis.costs, terms);
    parts.optimizer = context.noted("rank-optimizer");
    return parts;
}

}  // namespace

TailParts tailOfRank(const ExplainContext& context, int rank)
{
    return context.once(context.tails, rank, [&] { return recordedTail(context, rank); });
}

Part explainRankTime(const ExplainContext& context, int rank, std::string_view name)
{
    if (!context.isHere(rank))
        return context.elsewhere(rankPointer(rank, name), rank);
    return context.field(rankPointer(rank, name), [&] { return rankNumber(context, rank, name); });
}

}  // namespace shardscope
