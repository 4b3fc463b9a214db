// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/encoder_recompute.h"
#include "core/layer/model_operators.h"
#include "core/memory/rank_stages.h"
#include "core/model/architecture.h"
#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_traits.h"
#include "core/step/basis.h"
#include "core/step/computed_flop.h"
#include "core/step/flow_parts.h"
#include "core/step/layer_passes.h"
#include "core/step/transfers.h"
#include "core/step/uneven_micro_batches.h"

namespace shardscope {
namespace {

/// The operators of one kind of layer, as often as a step runs them.
struct Runs {
    const OperatorList& operators;
    double headDim = 0;
    int layerKind = -1;
    double times = 0;       ///< forward and backward
    double recomputed = 0;  ///< those of them that recompute first
    bool hasBackward = true;
};

class OperatorFlows {
public:
    OperatorFlows(Flows& flows, const Basis& basis) : m_flows(flows), m_basis(basis) {}

    void add(const Runs& runs)
    {
        if (runs.times == 0)
            return;
        for (const Operator& op : runs.operators)
            add(op, operatorTiming(op, runs.headDim, m_basis.costs), runs);
    }

private:
    void add(const Operator& op, const OperatorTiming& timing, const Runs& runs)
    {
        const ResolvedPlan& plan = m_basis.plan;
        const bool stopsEarly = recomputeStopsEarly(plan);
        for (const Transfer& transfer : timing.forward.items()) {
            add(op, runs, FlowPhase::Forward, transfer, runs.times);
            add(op, runs, FlowPhase::Recompute, transfer,
                runs.recomputed * repeatedSends(op, transfer.collective.kind, plan.recompute, stopsEarly));
        }
        wait(op, runs, FlowPhase::Forward, timing.forward.imbalance * runs.times);
        wait(op, runs, FlowPhase::Recompute,
             timing.forward.imbalance * (runs.recomputed * repeatedForwards(op, plan.recompute, stopsEarly)));
        if (!runs.hasBackward)
            return;
        for (const Transfer& transfer : timing.backward.items())
            add(op, runs, FlowPhase::Backward, transfer, runs.times);
        wait(op, runs, FlowPhase::Backward, timing.backward.imbalance * runs.times);
    }

    void add(const Operator& op, const Runs& runs, FlowPhase phase, const Transfer& transfer, double times)
    {
        if (times == 0)
            return;
        Flow flow;
        flow.phase = phase;
        flow.collective = transfer.collective;
        flow.collective.count *= times;
        flow.placement = m_basis.costs.placement(transfer.collective.group);
        flow.op = op.id;
        flow.layerKind = runs.layerKind;
        flow.seconds = std::max(transfer.seconds, transfer.exposed) * times;
        flow.exposed = transfer.exposed * times;
        m_flows.push_back(flow);
    }

    void wait(const Operator& op, const Runs& runs, FlowPhase phase, Seconds seconds)
    {
        if (!(seconds > Seconds()))
            return;
        Flow flow;
        flow.use = FlowUse::Imbalance;
        flow.phase = phase;
        flow.collective = {CollectiveKind::SendReceive, CommunicationGroup::Context, Bytes(), 0};
        flow.placement = m_basis.costs.placement(CommunicationGroup::Context);
        flow.op = op.id;
        flow.layerKind = runs.layerKind;
        flow.seconds = flow.exposed = seconds;
        m_flows.push_back(flow);
    }

    Flows& m_flows;
    const Basis& m_basis;
};

}  // namespace

double passesOfChunk(const Basis& basis) { return worksPerChunk(basis.plan.pipeline(), basis.factors); }

void addOperatorFlows(Flows& flows, const Basis& basis, const RankStages& stages)
{
    const Architecture& architecture = *basis.site.architecture;
    const ModelOperators& operators = basis.costs.operators;
    const double passes = passesOfChunk(basis);
    const std::vector<LayerCount> counts = countLayers(architecture, stages);
    OperatorFlows writer(flows, basis);
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        const double headDim = static_cast<double>(architecture.kinds[kind].attention.qkHeadDim());
        const double repeated = architecture.kinds[kind].learning.passesGradient ? passes * counts[kind].recomputed : 0;
        writer.add({operators.ofLayerKind[kind], headDim, static_cast<int>(kind), passes * (counts[kind].recomputed + counts[kind].kept),
                    repeated});
    }
    if (stages.holdsEmbedding) {
        for (const EncoderPart& part : operators.encoders) {
            const double times = passes * part.times;
            writer.add(
                {part.operators, part.headDim, -1, times, recomputeOf(part, basis.plan) != Recompute::None ? times : 0, part.learns});
        }
        for (const ForwardPart& part : operators.forwards)
            writer.add({part.operators, part.headDim, -1, passes * part.times, 0, false});
        writer.add({operators.embedding, 0, -1, passes, 0});
    }
    if (!stages.holdsHead)
        return;
    const double predictions = architecture.mtpLayers;
    writer.add({operators.head, 0, -1, passes * (1 + predictions), 0});
    if (operators.mtpKind)
        writer.add(
            {operators.mtp, static_cast<double>(operators.mtpKind->attention.qkHeadDim()), -1, passes * predictions, passes * predictions});
}

}  // namespace shardscope
