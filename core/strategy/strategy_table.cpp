// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/strategy/strategy_table.h"

#include <algorithm>

#include "core/estimate/estimate.h"
#include "core/hardware/hardware.h"
#include "core/plan/resolved_plan.h"
#include "core/ring/context_layout.h"
#include "core/site/site.h"
#include "core/step/basis.h"
#include "core/step/cost_inputs.h"
#include "core/step/step.h"
#include "core/strategy/layer_work.h"
#include "core/strategy/memory_saved.h"

namespace shardscope {
namespace {

struct Context {
    const Estimate& estimate;
    const Basis& basis;
    const StepEstimate& step;
    std::vector<Flow> flows;  ///< of the rank that ends the step
    LayerWork work;           ///< of its layers
    FlopPerSecond peak;
    double passes;  ///< micro-batches that pass each of its chunks
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

/// Experts' tensor parallelism counts as tensor parallelism, experts' weights as data parallelism.
bool isOf(const Flow& flow, Strategy strategy)
{
    return flow.use != FlowUse::Imbalance && axisOf(flow.collective.group) == axisOf(groupOf(strategy));
}

/// Beside what a strategy's communication can run, and which of its flows do.
struct Beside {
    bool (*isCounted)(const Flow&) = nullptr;
    Flop flop;
    Seconds seconds;
    double times = 1;  ///< that a step has of it
};

bool isForwardOfLayer(const Flow& flow) { return flow.phase == FlowPhase::Forward && flow.layerKind >= 0 && flow.use == FlowUse::Operator; }
bool isForwardWeights(const Flow& flow) { return flow.phase == FlowPhase::Forward && flow.use == FlowUse::Weights; }
bool isGradients(const Flow& flow) { return flow.use == FlowUse::Gradients || flow.use == FlowUse::GradientReplicas; }
bool isHop(const Flow& flow) { return flow.use == FlowUse::Hop; }

/// Tensor and expert parallelism: one micro-batch's forward; a ring: its attention. Pipeline: a hop and a virtual stage's forward.
/// ZeRO-3: weights and one forward; else gradients and one micro-batch's backward.
Beside besideOf(Strategy strategy, const Context& context)
{
    const LayerWork& work = context.work;
    switch (groupOf(strategy)) {
    case CommunicationGroup::Context:
        return {&isForwardOfLayer, work.attention, work.attentionSeconds, context.passes};
    case CommunicationGroup::Pipeline: {
        double hops = 0;
        for (const Flow& flow : context.flows)
            hops += isHop(flow) ? flow.collective.count : 0;
        const double chunks = context.basis.plan.chunks;
        return {&isHop, work.forward / chunks, work.forwardSeconds / chunks, std::max(1.0, hops)};
    }
    case CommunicationGroup::Data:
        if (context.step.traffic.gathersEveryPass)
            return {&isForwardWeights, work.forward, work.forwardSeconds, context.passes};
        return {&isGradients, work.backward, work.backwardSeconds, context.step.traffic.reducesEveryPass ? context.passes : 1};
    default:
        return {&isForwardOfLayer, work.forward, work.forwardSeconds, context.passes};
    }
}

void fill(StrategyRow& row, const Context& context)
{
    const CostInputs& inputs = context.basis.costs;
    const Beside beside = besideOf(row.strategy, context);
    Seconds atPeak;
    Seconds live;
    bool first = true;
    for (const Flow& flow : context.flows) {
        if (!isOf(flow, row.strategy))
            continue;
        const bool counted = beside.isCounted(flow);
        if (counted) {
            atPeak += atLinkPeak(flow, inputs) / beside.times;
            live += flow.seconds / beside.times;
        }
        if (flow.use != FlowUse::HostWeights && !first)
            row.areAlike = row.areAlike && flow.collective.kind == row.collective && flow.collective.bytes.value() == row.bytesEach.value();
        if (flow.use != FlowUse::HostWeights && (first || (counted && flow.collective.bytes > row.bytesEach))) {
            row.collective = flow.collective.kind;
            row.bytesEach = flow.collective.bytes;
            row.each = inputs.collectives.time(flow.collective.kind, flow.collective.bytes, flow.placement);
            if (!row.levels.empty())
                row.group = flow.placement;
            if (flow.use == FlowUse::Hop)  // it may go to nodes of another kind, over another network
                row.each.seconds = flow.seconds / flow.collective.count;
        }
        first = first && flow.use == FlowUse::HostWeights;
        if (flow.use != FlowUse::HostWeights)
            row.collectives += flow.collective.count;
        const Wires sent = sentBy(flow, inputs);
        row.wire += sent.total();
        row.network += sent.network;
        row.seconds += flow.seconds;
    }
    row.ratio.corrected = atPeak / (beside.flop / context.peak);
    row.ratio.live = live / beside.seconds;
    row.ratio.peak = context.peak;
    row.ratio.link = linkPeak(row.collective, row.group, context.basis.site.cluster);
    const bool gradients = groupOf(row.strategy) == CommunicationGroup::Data && row.collective != CollectiveKind::AllGather;
    row.ratio.bytesPerElement = gradients ? context.step.traffic.gradientBytes : inputs.shape.style.elementBytes;
}

StrategyRow makeRow(Strategy strategy, const Context& context)
{
    StrategyRow row;
    row.strategy = strategy;
    row.group = groupOf(strategy) == CommunicationGroup::Data
                    ? context.step.trafficOf(context.basis.plan.groupOfRank(context.step.endingRank)).dense
                    : context.basis.costs.placement(groupOf(strategy));
    row.degree = context.basis.costs.placement(groupOf(strategy)).ranks;
    row.inUse = isUsed(strategy, context.basis.plan);
    if (strategy == Strategy::Context && hasTwoLevels(context.basis.plan.cpLayout))
        row.levels = {context.basis.costs.placement(CommunicationGroup::ContextInner),
                      context.basis.costs.placement(CommunicationGroup::ContextOuter)};
    if (!row.inUse)
        return row;
    row.memorySaved = memorySaved(strategy, context.estimate.scenario());
    if (strategy != Strategy::Sequence)
        fill(row, context);
    return row;
}

}  // namespace

std::vector<StrategyRow> strategyTable(const Estimate& estimate)
{
    const StepEstimate& step = *estimate.step();
    const Basis& basis = estimate.basis()->ofRank(step.endingRank);
    const Context context{estimate,
                          basis,
                          step,
                          stepFlows(*estimate.basis(), step, step.endingRank),
                          layerWork(basis, step.endingRank),
                          peakOf(basis.site),
                          static_cast<double>(basis.plan.microBatches)};
    std::vector<StrategyRow> rows;
    for (const auto& [strategy, name] : EnumNames<Strategy>::names)
        rows.push_back(makeRow(strategy, context));
    return rows;
}

}  // namespace shardscope
