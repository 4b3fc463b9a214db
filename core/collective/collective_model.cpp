// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/collective_model.h"

#include <algorithm>

namespace shardscope {

double busFactor(CollectiveKind kind, int ranks)
{
    const double n = std::max(1, ranks);
    switch (kind) {
    case CollectiveKind::AllReduce: return 2 * (n - 1) / n;
    case CollectiveKind::SendReceive: return 1;
    case CollectiveKind::AllGather:
    case CollectiveKind::ReduceScatter:
    case CollectiveKind::AllToAll: return (n - 1) / n;
    }
    return 1;
}

CollectiveModel::CollectiveModel(const Cluster& cluster) : m_inside(cluster.gpu.scaleUpBandwidth * 0.8) {}

CollectiveTime CollectiveModel::time(CollectiveKind kind, Bytes bytes, const GroupPlacement& placement) const
{
    CollectiveTime result;
    if (placement.ranks <= 1 || bytes.value() <= 0)
        return result;
    const double latency = placement.crossesNetwork() ? 30e-6 : 10e-6;
    const double wire = placement.crossesNetwork() ? placement.nicBandwidthShare.value() * 0.85 : m_inside.value();
    result.seconds = Seconds(latency + bytes.value() * busFactor(kind, placement.ranks) / wire);
    result.algorithm = CollectiveAlgorithm::Ring;
    result.protocol = CollectiveProtocol::Simple;
    result.busBandwidth = bytes * busFactor(kind, placement.ranks) / result.seconds;
    return result;
}

}  // namespace shardscope
