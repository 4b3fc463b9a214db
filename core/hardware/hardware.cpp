// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hardware/hardware.h"

#include <algorithm>

namespace shardscope {

Trust Gpu::trustOf(std::string_view figure) const
{
    for (const auto& [named, own] : trustOfFigures) {
        if (named == figure)
            return own;
    }
    return trust;
}

int Cluster::gpus() const
{
    int sum = NodeGroup::gpus();
    for (const NodeGroup& other : others)
        sum += other.gpus();
    return sum;
}

Cluster clusterOfGroup(const Cluster& cluster, int group)
{
    Cluster own = cluster;
    static_cast<NodeGroup&>(own) = cluster.group(group);
    own.others.clear();
    own.between.reset();
    return own;
}

int podGpus(const Cluster& cluster)
{
    return std::min(cluster.podNodes.value_or(cluster.nodes), cluster.nodes) * std::max(1, cluster.gpusPerNode);
}

Bytes capacity(const Gpu& gpu) { return gpu.usableMemory.value_or(gpu.memory); }

BytesPerSecond hostLink(const Gpu& gpu)
{
    constexpr BytesPerSecond kPciExpress4(31.5e9);
    return gpu.hostBandwidth.value_or(kPciExpress4);
}

BytesPerSecond hostTransfer(const Gpu& gpu) { return std::min(hostLink(gpu), gpu.hostMemoryBandwidth.value_or(hostLink(gpu))); }

BytesPerSecond adapterShare(const NodeGroup& nodes)
{
    return nodes.network.bandwidth * (static_cast<double>(nodes.nicsPerNode) / std::max(1, nodes.gpusPerNode));
}

int scaleUpGroup(const NodeGroup& nodes)
{
    if (nodes.nvlinkDomain)
        return std::max(1, *nodes.nvlinkDomain);
    const int domain = nodes.gpu.scaleUpSpansNodes ? nodes.gpu.scaleUpDomain : std::min(nodes.gpu.scaleUpDomain, nodes.gpusPerNode);
    return std::max(1, domain);
}

int scaleUpGroupOfJob(const Cluster& cluster)
{
    const int group = scaleUpGroup(cluster);
    const int node = std::max(1, cluster.gpusPerNode);
    if (group <= node || cluster.gpus() <= group)
        return group;
    const int groups = (cluster.gpus() + group - 1) / group;
    const int nodes = (cluster.nodes + groups - 1) / groups;
    return std::min(group, nodes * node);
}

int islandOfJob(const Cluster& cluster) { return std::max(std::max(1, cluster.gpusPerNode), scaleUpGroupOfJob(cluster)); }

}  // namespace shardscope
