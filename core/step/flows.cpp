// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/flows.h"

#include <algorithm>

#include "core/collective/dispatch_volume.h"
#include "core/memory/rank_stages.h"
#include "core/model/architecture.h"
#include "core/step/basis.h"
#include "core/step/cost_inputs.h"
#include "core/step/flow_parts.h"
#include "core/step/step.h"

namespace shardscope {
namespace {

/// Fused blocks hide some of the exchange behind the other direction's compute (core/step/stage_passes.h); the step knows how much.
void exposeAsTheStep(Flows& flows, Axis axis, Seconds exposed)
{
    Seconds sum;
    for (const Flow& flow : flows) {
        if (axisOf(flow.collective.group) == axis)
            sum += flow.exposed;
    }
    for (Flow& flow : flows) {
        if (axisOf(flow.collective.group) == axis && sum > Seconds())
            flow.exposed *= exposed / sum;
    }
}

bool isDispatch(const Flow& flow)
{
    return flow.use == FlowUse::Operator && flow.collective.group == CommunicationGroup::Expert && flow.op &&
           traitsOf(*flow.op).is(OperatorRole::Routed);
}

}  // namespace

std::vector<LayerCount> countLayers(const Architecture& architecture, const RankStages& stages)
{
    std::vector<LayerCount> counts(architecture.kinds.size());
    for (const StageRange& range : stages.ranges) {
        for (int layer = range.first; layer < range.end; ++layer) {
            LayerCount& of = counts[architecture.kindOfLayer[static_cast<std::size_t>(layer)]];
            (layer < range.recomputedEnd ? of.recomputed : of.kept) += 1;
        }
    }
    return counts;
}

std::vector<Flow> stepFlows(const Basis& all, const StepEstimate& step, int rank)
{
    const Basis& basis = all.ofRank(rank);
    const RankStages stages = rankStages(basis.site, basis.plan, rank);
    Flows flows;
    addOperatorFlows(flows, basis, stages);
    exposeAsTheStep(flows, Axis::Ep, step.ranks[static_cast<std::size_t>(rank)].exposed[static_cast<std::size_t>(Axis::Ep)]);
    addDataFlows(flows, basis, step, stages);
    addPipelineFlows(flows, all, step, rank);
    return flows;
}

Wires sentAt(const Flow& flow, const GroupPlace& place, const CostInputs& inputs)
{
    const Collective& collective = flow.collective;
    if (flow.use == FlowUse::HostWeights)
        return {};
    if (!isDispatch(flow))
        return wiresOf(collective.kind, collective.bytes, place) * collective.count;
    const double topK = std::max(1.0, inputs.topK);
    return dispatchWires(collective.bytes / topK, topK, place, dispatchStyle(inputs.plan.dispatcher),
                         domainLimit(*inputs.site.architecture)) *
           collective.count;
}

Wires sentBy(const Flow& flow, const CostInputs& inputs)
{
    const GroupPlacement& placement = flow.placement;
    return sentAt(flow, {placement.ranks, placement.ranksPerIsland, !placement.crossesNetwork()}, inputs);
}

}  // namespace shardscope
