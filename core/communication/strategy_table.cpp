// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/communication/strategy_table.h"

#include <algorithm>
#include <cmath>

#include "core/communication/layer_traffic.h"
#include "core/communication/memory_saved.h"
#include "core/memory/rank_stages.h"
#include "core/step/data_sync.h"

namespace shardscope {
namespace {

struct Context {
    const Site& site;
    const ResolvedPlan& plan;
    const Scenario& scenario;  ///< as written: what if a strategy were not there
    const CostInputs& inputs;
    LayerTraffic layers;
    const ParameterTable& parameters;
    DataTraffic traffic;
    FlopPerSecond peak;
    double stages;  ///< pipeline ranks
    double microBatches;

    [[nodiscard]] BytesPerSecond linkPeakOf(CollectiveKind kind, const GroupPlacement& group) const
    {
        return linkPeak(kind, group, site.cluster);
    }
};

FlopPerSecond peakOf(const Site& site)
{
    const Gpu& gpu = site.cluster.gpu;
    const std::optional<FlopPerSecond> peak = gpu.peak(site.training.precision);
    return peak ? *peak : gpu.peak(Precision::Bf16).value_or(gpu.peak(Precision::Fp32).value_or(FlopPerSecond(1e12)));
}

bool isUsed(Strategy strategy, const ResolvedPlan& plan)
{
    const bool replicated = plan.dp * plan.cp > 1;
    switch (strategy) {
    case Strategy::Data:
        return replicated && plan.zero == 0;
    case Strategy::Zero1:
        return replicated && plan.zero == 1;
    case Strategy::Zero2:
        return replicated && plan.zero == 2;
    case Strategy::Zero3:
        return replicated && plan.zero == 3;
    case Strategy::Tensor:
        return plan.tp > 1;
    case Strategy::Sequence:
        return plan.sequenceParallel;
    case Strategy::Context:
        return plan.cp > 1;
    case Strategy::Pipeline:
        return plan.pp > 1;
    case Strategy::Expert:
        return plan.ep > 1;
    }
    return false;
}

CommunicationGroup groupOf(Strategy strategy)
{
    switch (strategy) {
    case Strategy::Tensor:
    case Strategy::Sequence:
        return CommunicationGroup::Tensor;
    case Strategy::Context:
        return CommunicationGroup::Context;
    case Strategy::Pipeline:
        return CommunicationGroup::Pipeline;
    case Strategy::Expert:
        return CommunicationGroup::Expert;
    default:
        return CommunicationGroup::Data;
    }
}

/// What all layers send for one micro-batch, on one rank and in a whole step.
void fill(StrategyRow& row, const GroupTraffic& microBatch, const Context& context)
{
    const double times = context.microBatches / context.stages;
    row.collective = microBatch.kind;
    row.bytesEach = microBatch.largest;
    row.collectives = microBatch.count * times;
    row.wire = microBatch.wire * times;
    row.seconds = microBatch.seconds * times;
    row.each = context.inputs.collectives.time(row.collective, row.bytesEach, row.group);
}

void fillLayers(StrategyRow& row, const Context& context)
{
    const CommunicationGroup group = groupOf(row.strategy);
    fill(row, context.layers.both(group), context);
    const GroupTraffic& forward = context.layers.forwardOf(group);
    const bool ring = group == CommunicationGroup::Context;
    const Flop flop = ring ? context.layers.attentionFlop : context.layers.forwardFlop;
    const Seconds compute = ring ? context.layers.attentionCompute : context.layers.forwardCompute;
    row.ratio.corrected = forward.atPeak / (flop / context.peak);
    row.ratio.live = forward.seconds / compute;
}

/// Borders that a micro-batch crosses between ranks. In DualPipe each takes one way through the p stages; a vee turns within
/// its last rank.
double bordersOf(const Context& context)
{
    const double ranks = context.stages;
    switch (context.plan.schedule) {
    case ScheduleKind::DualPipe:
        return ranks - 1;
    case ScheduleKind::ZbV:
    case ScheduleKind::DualPipeV:
        return 2 * ranks - 2;
    default:
        return ranks * context.plan.chunks - 1;
    }
}

/// One hop against the stage's forward.
void fillPipeline(StrategyRow& row, const Context& context)
{
    const RankShape& shape = context.inputs.shape;
    const Collective hop{CollectiveKind::SendReceive, CommunicationGroup::Pipeline,
                         Bytes(shape.shardedTokens * shape.hidden * shape.style.elementBytes)};
    GroupTraffic one;
    one.add(hop, 1, context.inputs, context.linkPeakOf(hop.kind, row.group));
    // Every border of two virtual stages on different ranks is passed once forward and once backward.
    GroupTraffic all;
    all.add(hop, 2 * bordersOf(context), context.inputs, context.linkPeakOf(hop.kind, row.group));
    fill(row, all, context);
    const double parts = static_cast<double>(context.plan.stageLayers.size());
    row.ratio.corrected = one.atPeak / (context.layers.forwardFlop / context.peak / parts);
    row.ratio.live = one.seconds / (context.layers.forwardCompute / parts);
}

/// Weights of the rank that holds most.
RankParameters fullestRank(const Context& context)
{
    RankParameters most;
    for (int rank = 0; rank < context.plan.pp; ++rank) {
        const RankParameters own = rankParameters(context.site, context.parameters, rankStages(context.site, context.plan, rank));
        if (own.total() > most.total())
            most = own;
    }
    return most;
}

/// Weights that nanotron gathers one by one: projections of queries, keys and values, of the output, up, down, two norms.
constexpr double kTensorsPerLayer = 6;

/// As many as core/step's data_sync sends.
double bucketsOf(const RankParameters& parameters, double bytesPerElement, const DataTraffic& traffic)
{
    const double elements = traffic.bucketElements > 0 ? traffic.bucketElements : traffic.bucketBytes / bytesPerElement;
    return std::max(1.0, std::ceil(parameters.total() / std::max(1.0, elements)));
}

RankParameters part(const RankParameters& whole, double parts) { return {whole.dense / parts, whole.experts / parts}; }

/// Gradients against one micro-batch's backward; ZeRO-3: weights against one's forward.
void fillData(StrategyRow& row, const Context& context)
{
    const CostInputs& inputs = context.inputs;
    const DataTraffic& traffic = context.traffic;
    const RankParameters own = fullestRank(context);
    const Bytes gradients(own.total() * traffic.gradientBytes), weights(own.total() * traffic.weightBytes);
    const bool zero3 = traffic.gathersEveryPass;
    const double reduces = traffic.reducesEveryPass ? context.microBatches : 1;
    const double gathers = zero3                   ? context.microBatches * (context.plan.reshardAfterForward ? 2 : 1)
                           : traffic.gathersAtStep ? 1
                                                   : 0;
    row.group = traffic.dense;
    row.collective = zero3 ? CollectiveKind::AllGather : traffic.scatters ? CollectiveKind::ReduceScatter : CollectiveKind::AllReduce;
    const CollectiveKind reduce = traffic.scatters ? CollectiveKind::ReduceScatter : CollectiveKind::AllReduce;
    const double layersHere = std::max(1.0, context.site.architecture->layers() / context.stages);
    const Overlap& overlap = context.plan.overlap;
    const double reduceBuckets = traffic.inEveryPass() ? layersHere : overlap.gradReduce ? bucketsOf(own, traffic.gradientBytes, traffic) : 1;
    double gatherBuckets = zero3 ? layersHere : overlap.paramGather ? bucketsOf(own, traffic.weightBytes, traffic) : 1;
    if (traffic.gathersEachTensor)
        gatherBuckets = kTensorsPerLayer * layersHere;
    row.bytesEach = zero3 ? weights / gatherBuckets : gradients / reduceBuckets;
    row.collectives = reduceBuckets * reduces + gatherBuckets * gathers;
    row.wire = (gradients * reduces) * busFactor(reduce, row.group.ranks) +
               (weights * gathers) * busFactor(CollectiveKind::AllGather, row.group.ranks);
    row.each = inputs.collectives.time(row.collective, row.bytesEach, row.group);
    const Seconds reduceAll = reduceTime(part(own, reduceBuckets), context.traffic, inputs) * reduceBuckets;
    const Seconds gatherAll = gatherTime(part(own, gatherBuckets), context.traffic, inputs) * gatherBuckets;
    row.seconds = reduceAll * reduces + gatherAll * gathers;
    const Bytes sent =
        zero3 ? weights * busFactor(CollectiveKind::AllGather, row.group.ranks) : gradients * busFactor(reduce, row.group.ranks);
    const Flop flop = (zero3 ? context.layers.forwardFlop : context.layers.backwardFlop) / context.stages;
    const Seconds compute = (zero3 ? context.layers.forwardCompute : context.layers.backwardCompute) / context.stages;
    row.ratio.corrected = (sent / context.linkPeakOf(row.collective, row.group)) / (flop / context.peak);
    row.ratio.live = (zero3 ? gatherAll : reduceAll) / compute;
}

StrategyRow makeRow(Strategy strategy, const Context& context)
{
    StrategyRow row;
    row.strategy = strategy;
    row.group = context.inputs.placement(groupOf(strategy));
    row.degree = row.group.ranks;
    row.inUse = isUsed(strategy, context.plan);
    if (!row.inUse)
        return row;
    row.memorySaved = memorySaved(strategy, context.scenario);
    if (strategy == Strategy::Sequence)
        return row;
    if (groupOf(strategy) == CommunicationGroup::Data)
        fillData(row, context);
    else if (strategy == Strategy::Pipeline)
        fillPipeline(row, context);
    else
        fillLayers(row, context);
    const bool gradients = groupOf(strategy) == CommunicationGroup::Data && row.collective != CollectiveKind::AllGather;
    row.ratio.peak = context.peak;
    row.ratio.link = context.linkPeakOf(row.collective, row.group);
    row.ratio.bytesPerElement = gradients ? context.traffic.gradientBytes : context.inputs.shape.style.elementBytes;
    return row;
}

}  // namespace

std::vector<StrategyRow> strategyTable(const Scenario& scenario, const Basis& basis)
{
    const Context context{basis.site,
                          basis.plan,
                          scenario,
                          basis.costs,
                          layerTraffic(basis.costs),
                          basis.ledger.parameters,
                          dataTraffic(basis.ledger.recipe, basis.costs),
                          peakOf(basis.site),
                          static_cast<double>(std::max(1, basis.plan.pp)),
                          static_cast<double>(basis.plan.microBatches)};
    std::vector<StrategyRow> rows;
    for (const auto& [strategy, name] : EnumNames<Strategy>::names)
        rows.push_back(makeRow(strategy, context));
    return rows;
}

}  // namespace shardscope
