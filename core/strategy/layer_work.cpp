// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/strategy/layer_work.h"

#include <algorithm>

#include "core/cost/operator_cost.h"
#include "core/hardware/hardware.h"
#include "core/layer/operator.h"
#include "core/memory/rank_stages.h"
#include "core/model/architecture.h"
#include "core/step/basis.h"
#include "core/step/cost_inputs.h"

namespace shardscope {

LayerWork layerWork(const Basis& basis, int rank)
{
    const Architecture& architecture = *basis.site.architecture;
    LayerWork work;
    for (const StageRange& range : rankStages(basis.site, basis.plan, rank).ranges) {
        for (int layer = range.first; layer < range.end; ++layer) {
            const std::size_t kind = architecture.kindOfLayer[static_cast<std::size_t>(layer)];
            const double headDim = static_cast<double>(architecture.kinds[kind].attention.qkHeadDim());
            for (const Operator& op : basis.costs.operators.ofLayerKind[kind]) {
                const OperatorCost cost = operatorCost(op, headDim, basis.costs.rates);
                work.forward += op.forward;
                work.backward += op.backward;
                work.forwardSeconds += cost.forward;
                work.backwardSeconds += cost.backward();
                if (op.kind() == OperatorKind::Attention) {
                    work.attention += op.forward;
                    work.attentionSeconds += cost.forward;
                }
            }
        }
    }
    return work;
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

Seconds atLinkPeak(const Flow& flow, const CostInputs& inputs)
{
    const Cluster& cluster = inputs.site.cluster;
    const Wires sent = sentBy(flow, inputs);
    if (flow.collective.kind != CollectiveKind::AllToAll || !flow.placement.crossesNetwork())
        return sent.total() / linkPeak(flow.collective.kind, flow.placement, cluster);
    GroupPlacement inside = flow.placement;
    inside.islands = 1;
    return std::max(sent.domain / linkPeak(CollectiveKind::AllToAll, inside, cluster), sent.network / flow.placement.nicBandwidthShare);
}

}  // namespace shardscope
