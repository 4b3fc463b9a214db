// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/communication.h"
#include "core/base/units.h"

namespace shardscope {

struct Cluster;
struct ResolvedPlan;

/// Where the ranks of one process group sit. Three levels: a scale-up domain (NVLink, xGMI), a node (PCIe where the domain is
/// smaller), and the network. An island is what needs no network: the node, or the domain where that is larger (NVL72).
/// Of a kind whose groups differ, the most scattered: `ranksPer…` is the most that share one, `domains`, `nodes` and
/// `islands` are the most that one group crosses.
struct GroupPlacement {
    int ranks = 1;
    int ranksPerDomain = 1;
    int domains = 1;
    int ranksPerNode = 1;
    int nodes = 1;
    int ranksPerIsland = 1;
    int islands = 1;
    /// Is the bandwidth of the network for one rank of the group, when all GPUs of its node talk at once; 0 where there is no network.
    BytesPerSecond nicBandwidthShare;

    [[nodiscard]] bool crossesNetwork() const { return islands > 1; }
    /// Whether neighbours inside an island must leave the scale-up network: over PCIe, or because there is none.
    [[nodiscard]] bool leavesDomain() const { return ranksPerIsland > ranksPerDomain; }

    bool operator==(const GroupPlacement&) const = default;
};

/// Every CommunicationGroup of a plan by the strides of its mesh (core/plan/mesh.h lists the same groups rank by rank):
/// no list, no allocation. `Data` is the group that shares the dense weights, dp·cp; `ExpertData` is edp.
[[nodiscard]] GroupPlacement placeGroup(CommunicationGroup group, const ResolvedPlan& plan, const RankOrder& order, const Cluster& cluster);

/// Hybrid sharding cuts `Data` and `ExpertData` in two (the plan's shardGroup and expertShardGroup): neighbours in the group
/// share a shard, and ranks at the same place of different shards hold the same part of it. Other groups come whole as
/// shard groups, and as a replica group of one.
[[nodiscard]] GroupPlacement placeShardGroup(CommunicationGroup group, const ResolvedPlan& plan, const RankOrder& order,
                                             const Cluster& cluster);
[[nodiscard]] GroupPlacement placeReplicaGroup(CommunicationGroup group, const ResolvedPlan& plan, const RankOrder& order,
                                               const Cluster& cluster);

/// Rank 0 and the `ranks` − 1 after it, each `stride` after the one before: `placeRanks(8, 1, …)` is the first node of a DGX.
/// Values below 1 count as 1.
[[nodiscard]] GroupPlacement placeRanks(int ranks, int stride, const Cluster& cluster);

}  // namespace shardscope
