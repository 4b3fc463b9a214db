// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/communication/layer_traffic.h"

#include <algorithm>

#include "core/layer/layer_operators.h"
#include "core/model/parameters.h"

namespace shardscope {
namespace {

void addAll(LayerTraffic::ByGroup& groups, const CollectiveList& collectives, double layers, const CostInputs& inputs,
            const Cluster& cluster)
{
    for (const Collective& collective : collectives.items()) {
        const BytesPerSecond peak = linkPeak(collective.kind, inputs.placement(collective.group), cluster);
        groups[static_cast<std::size_t>(collective.group)].add(collective, layers, inputs, peak);
    }
}

void addLayers(LayerTraffic& traffic, const LayerKind& kind, const OperatorList& operators, double layers, const CostInputs& inputs)
{
    const double headDim = static_cast<double>(kind.attention.qkHeadDim());
    for (const Operator& op : operators) {
        const OperatorCost cost = operatorCost(op, headDim, inputs.rates);
        traffic.forwardFlop += op.forward * layers;
        traffic.backwardFlop += op.backward * layers;
        traffic.forwardCompute += cost.forward * layers;
        traffic.backwardCompute += cost.backward() * layers;
        if (op.kind() == OperatorKind::Attention) {
            traffic.attentionFlop += op.forward * layers;
            traffic.attentionCompute += cost.forward * layers;
        }
        addAll(traffic.forward, op.forwardCollectives, layers, inputs, inputs.site.cluster);
        addAll(traffic.backward, op.backwardCollectives, layers, inputs, inputs.site.cluster);
    }
}

}  // namespace

void GroupTraffic::add(const Collective& collective, double times, const CostInputs& inputs, BytesPerSecond peak)
{
    const GroupPlacement& placement = inputs.placement(collective.group);
    // A ring sends its bytes in hops (core/step's ringWait); all other collectives are one.
    const bool ring = collective.kind == CollectiveKind::SendReceive && collective.group == CommunicationGroup::Context;
    const double parts = ring ? std::max(1.0, inputs.shape.cp - 1) : 1;
    const Bytes each = collective.bytes / parts;
    const Bytes sent = collective.bytes * busFactor(collective.kind, placement.ranks);
    GroupTraffic more;
    more.kind = collective.kind;
    more.largest = each;
    more.count = times * parts;
    more.wire = sent * times;
    more.seconds = inputs.collectives.time(collective.kind, each, placement).seconds * (times * parts);
    more.atPeak = sent / peak * times;
    *this += more;
}

GroupTraffic& GroupTraffic::operator+=(const GroupTraffic& other)
{
    if (count == 0)
        kind = other.kind;
    largest = std::max(largest, other.largest);
    count += other.count;
    wire += other.wire;
    seconds += other.seconds;
    atPeak += other.atPeak;
    return *this;
}

GroupTraffic LayerTraffic::both(CommunicationGroup group) const
{
    GroupTraffic sum = forwardOf(group);
    return sum += backward[static_cast<std::size_t>(group)];
}

LayerTraffic layerTraffic(const CostInputs& inputs)
{
    const Architecture& architecture = *inputs.site.architecture;
    const std::vector<std::int64_t> layers = layersOfKind(architecture);
    LayerTraffic traffic;
    for (std::size_t kind = 0; kind < architecture.kinds.size(); ++kind)
        addLayers(traffic, architecture.kinds[kind], inputs.operators.ofLayerKind[kind], static_cast<double>(layers[kind]), inputs);
    return traffic;
}

BytesPerSecond linkPeak(CollectiveKind kind, const GroupPlacement& placement, const Cluster& cluster)
{
    const bool linked = !placement.leavesDomain() && cluster.gpu.scaleUpBandwidth.value() > 0;
    const BytesPerSecond inside = linked ? cluster.gpu.scaleUpBandwidth : hostLink(cluster.gpu);
    if (!placement.crossesNetwork())
        return inside;
    const bool pairs = kind == CollectiveKind::AllToAll || kind == CollectiveKind::SendReceive;
    const BytesPerSecond adapters = placement.nicBandwidthShare * (pairs ? 1 : placement.ranksPerIsland);
    return placement.ranksPerIsland > 1 ? std::min(inside, adapters) : adapters;
}

}  // namespace shardscope
