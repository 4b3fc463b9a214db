// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "core/memory/rank_parameters.h"
#include "core/memory/rank_stages.h"
#include "core/plan/resolved_plan.h"
#include "core/step/basis.h"
#include "core/step/cost_inputs.h"
#include "core/step/data_sync.h"
#include "core/step/flow_parts.h"
#include "core/step/matrix_update.h"
#include "core/step/outer_update.h"
#include "core/step/pass_time.h"
#include "core/step/sharded_layers.h"
#include "core/step/step.h"
#include "core/step/weight_shards.h"

namespace shardscope {
namespace {

struct Sending {
    FlowUse use = FlowUse::Weights;
    FlowPhase phase = FlowPhase::Forward;
    int layerKind = -1;
    double times = 1;
};

/// The flows of some collectives whose waits are known only together: each has the part of them that its seconds are.
class DataFlows {
public:
    DataFlows(Flows& flows, const CostInputs& inputs) : m_flows(flows), m_inputs(inputs) {}

    void add(std::span<const DataCollective> collectives, const Sending& sending)
    {
        for (const DataCollective& each : collectives) {
            if (each.group->ranks <= 1 || !(each.collective.bytes > Bytes()) || sending.times == 0)
                continue;
            Flow flow;
            flow.use = each.amongReplicas ? FlowUse::GradientReplicas : sending.use;
            flow.phase = sending.phase;
            flow.collective = each.collective;
            flow.collective.count *= sending.times;
            flow.placement = *each.group;
            flow.layerKind = sending.layerKind;
            flow.seconds = m_inputs.collectives.seconds(each.collective.kind, each.collective.bytes, *each.group) * flow.collective.count;
            m_flows.push_back(flow);
        }
    }

    void addFromHost(const RankParameters& weights, const DataTraffic& traffic, const Sending& sending)
    {
        const Bytes shard = shardFromHost(weights, traffic);
        if (!(shard > Bytes()) || sending.times == 0)
            return;
        Flow flow;
        flow.use = FlowUse::HostWeights;
        flow.phase = sending.phase;
        flow.collective = {CollectiveKind::SendReceive, CommunicationGroup::Data, shard, sending.times};
        flow.layerKind = sending.layerKind;
        flow.seconds = shard / traffic.hostLink * sending.times;
        m_flows.push_back(flow);
    }

    void addGather(const RankParameters& weights, const DataTraffic& traffic, const Sending& sending)
    {
        addFromHost(weights, traffic, sending);
        add(gatherCollectives(weights, traffic), sending);
    }

    /// Gives what was added since `first` this wait.
    void expose(std::size_t first, Seconds exposed)
    {
        Seconds sum;
        for (std::size_t i = first; i < m_flows.size(); ++i)
            sum += m_flows[i].seconds;
        for (std::size_t i = first; i < m_flows.size() && sum > Seconds(); ++i) {
            m_flows[i].exposed = m_flows[i].seconds * (exposed / sum);
            m_flows[i].seconds = std::max(m_flows[i].seconds, m_flows[i].exposed);
        }
    }
    [[nodiscard]] std::size_t size() const { return m_flows.size(); }

private:
    Flows& m_flows;
    const CostInputs& m_inputs;
};

/// A block of layers, and its passes.
struct Block {
    const RankParameters& weights;
    const Passes& passes;
    int layerKind = -1;
    double times = 1;
    bool isKept = false;  ///< nothing is computed again
};

/// Weights gathered and gradients reduced in the passes of some layers (core/step/sharded_layers.h, core/step/weight_shards.h).
void addInPasses(DataFlows& flows, const Block& block, const DataTraffic& traffic, const Basis& basis)
{
    const auto& [weights, passes, layerKind, times, isKept] = block;
    const std::vector<ShardedPart> parts =
        basis.plan.hasWeightShards() ? shardedParts(weights, basis.ledger.parameters, isKept, basis.costs) : std::vector<ShardedPart>();
    std::size_t first = flows.size();
    if (traffic.gathersEveryPass)
        flows.addGather(gatheredIn(GatherPass::Forward, weights, traffic), traffic,
                        {FlowUse::Weights, FlowPhase::Forward, layerKind, times});
    for (const ShardedPart& part : parts)
        flows.add(shardGathers(part, basis.costs), {FlowUse::Weights, FlowPhase::Forward, layerKind, times});
    flows.expose(first, passes.forward.exposedOf(Axis::Dp) * times);
    first = flows.size();
    if (traffic.gathersEveryPass && basis.plan.reshardAfterForward)
        flows.addGather(gatheredIn(GatherPass::Backward, weights, traffic), traffic,
                        {FlowUse::Weights, FlowPhase::Backward, layerKind, times});
    for (const ShardedPart& part : parts) {
        const std::array<DataCollective, 2> gathers = shardGathers(part, basis.costs);
        flows.add(std::span(gathers).first(1), {FlowUse::Weights, FlowPhase::Backward, layerKind, times * part.again.dense});
        flows.add(std::span(gathers).last(1), {FlowUse::Weights, FlowPhase::Backward, layerKind, times * part.again.experts});
    }
    if (traffic.reducesEveryPass)
        flows.add(reduceCollectives(weights, traffic), {FlowUse::Gradients, FlowPhase::Backward, layerKind, times});
    for (const ShardedPart& part : parts)
        flows.add(shardReductions(part, basis.costs), {FlowUse::Gradients, FlowPhase::Backward, layerKind, times});
    flows.expose(first, (passes.inputGrad.exposedOf(Axis::Dp) + passes.weightGrad.exposedOf(Axis::Dp)) * times);
}

RankParameters share(const RankParameters& parameters, double parts)
{
    return {parameters.dense / parts, parameters.experts / parts, {}, 0};
}

/// Adds what belongs to no layer's pass (core/step/data_sync.h).
void addAtTheEnd(DataFlows& flows, const RankParameters& own, const DataTraffic& traffic, const DataSync& sync, const CostInputs& inputs)
{
    std::size_t first = flows.size();
    if (inputs.plan.hasWeightShards())
        flows.add(replicatedReductions(own, traffic.gradientBytes, inputs), {FlowUse::Gradients, FlowPhase::AfterBackward, -1, 1});
    if (sync.reduceBuckets > 0)
        flows.add(reduceCollectives(share(own, sync.reduceBuckets), traffic),
                  {FlowUse::Gradients, FlowPhase::AfterBackward, -1, sync.reduceBuckets});
    flows.expose(first, sync.reduceExposed);
    first = flows.size();
    if (sync.gatherBuckets > 0)
        flows.addGather(share(own, sync.gatherBuckets), traffic,
                        {FlowUse::UpdatedWeights, FlowPhase::AfterOptimizer, -1, sync.gatherBuckets});
    flows.expose(first, sync.gatherExposed);
}

/// The optimizer waits for each of them.
void addOptimizerFlows(Flows& flows, FlowUse use, const std::vector<PlacedCollective>& collectives, const Basis& basis)
{
    for (const PlacedCollective& each : collectives) {
        const Collective& collective = each.collective;
        Flow flow;
        flow.use = use;
        flow.phase = FlowPhase::AfterBackward;
        flow.collective = collective;
        flow.placement = each.placement;
        flow.seconds = flow.exposed = basis.costs.collectives.seconds(collective.kind, collective.bytes, each.placement) * collective.count;
        flows.push_back(flow);
    }
}

}  // namespace

void addDataFlows(Flows& flows, const Basis& basis, const StepEstimate& step, const RankStages& stages)
{
    const ParameterTable& parameters = basis.ledger.parameters;
    const double passes = passesOfChunk(basis);
    const int group = basis.plan.groupOfRank(stages.rank);
    const LayerPasses& layers = step.layersOf(group);
    const DataTraffic& traffic = step.trafficOf(group);
    DataFlows writer(flows, basis.costs);
    const auto add = [&](const RankParameters& weights, const Passes& of, int layerKind, double times, bool isKept = false) {
        if (times > 0)
            addInPasses(writer, {weights, of, layerKind, times, isKept}, traffic, basis.ofRank(stages.rank));
    };
    if (traffic.inEveryPass() || basis.plan.hasWeightShards()) {
        const std::vector<LayerCount> counts = countLayers(*basis.site.architecture, stages);
        for (std::size_t kind = 0; kind < counts.size(); ++kind) {
            add(parameters.ofLayerKind[kind], layers.ofLayerKind[kind], static_cast<int>(kind), passes * counts[kind].recomputed);
            add(parameters.ofLayerKind[kind], layers.ofLayerKindKept[kind], static_cast<int>(kind), passes * counts[kind].kept, true);
        }
        if (!basis.ledger.operators.encoders.empty())
            add(parameters.encoders, layers.encoders, -1, stages.holdsEmbedding ? passes : 0);
        if (!basis.ledger.operators.forwards.empty())
            add(parameters.forwardGathers, layers.forwards, -1, stages.holdsEmbedding ? passes : 0);
        add(parameters.embedding, layers.embedding, -1, stages.holdsEmbedding ? passes : 0);
        add(parameters.head, layers.head, -1, stages.holdsHead ? passes : 0);
        add(parameters.mtp, layers.mtp, -1, stages.holdsHead ? passes : 0);
    }
    const RankParameters own = rankParameters(basis.site, basis.plan, parameters, stages);
    addAtTheEnd(writer, own, traffic, step.tails[static_cast<std::size_t>(stages.rank)].sync, basis.ofRank(stages.rank).costs);
    addOptimizerFlows(flows, FlowUse::MatrixUpdate, matrixCollectives(matrixShares(own, basis.ledger.recipe, basis.costs), basis.costs),
                      basis);
    if (basis.plan.innerSteps)
        addOptimizerFlows(flows, FlowUse::OuterUpdate, outerCollectives(own, basis.costs), basis);
}

}  // namespace shardscope
