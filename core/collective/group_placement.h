// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/communication.h"
#include "core/base/units.h"
#include "core/collective/torus.h"

namespace shardscope {

struct Cluster;
struct ResolvedPlan;

/// The placement of the ranks of one process group. Three levels: a scale-up domain (NVLink, xGMI), a node (PCIe where the domain is
/// smaller), and the network. An island is what needs no network: the node, or the domain where that is larger (NVL72). Where groups of one
/// kind differ, this is the most scattered one: `domains`, `nodes` and `islands` are the most that one group spans, `ranksPer…` the most
/// ranks in one of them.
struct GroupPlacement {
    int ranks = 1;
    int ranksPerDomain = 1;
    int domains = 1;
    int ranksPerNode = 1;
    int nodes = 1;
    int ranksPerIsland = 1;
    int islands = 1;
    /// Network bandwidth of one rank of the group while all GPUs of its node send; 0 without a network.
    BytesPerSecond nicBandwidthShare;
    /// Chips along each axis of the torus that the ranks inside an island span, from rank 0 on; unset where the chips form no torus.
    TorusSpan torus;
    /// The most ranks in one pod, and the pods that the group crosses; 1 of 1 in a cluster without pods.
    int ranksPerPod = 1;
    int pods = 1;
    /// Bandwidth of one rank out of its pod while all GPUs of the pod send; 0 where a pod's links to others are as fast as its adapters.
    BytesPerSecond uplinkShare{};

    [[nodiscard]] bool crossesNetwork() const { return islands > 1; }
    /// Returns whether it communicates over links between pods that are slower than the adapters.
    [[nodiscard]] bool crossesSpine() const { return pods > 1 && uplinkShare.value() > 0; }
    /// Returns whether neighbours inside an island communicate outside a scale-up network, over PCIe.
    [[nodiscard]] bool leavesDomain() const { return ranksPerIsland > ranksPerDomain; }

    bool operator==(const GroupPlacement&) const = default;
};

/// Returns the placement of a group of the plan, from the strides of its mesh and without an allocation (core/plan/mesh.h lists the same
/// groups rank by rank). `Data` is the group that shares the dense weights, dp·cp; `ExpertData` is edp. `ContextInner` and `ContextOuter` are
/// the levels of Ulysses × ring, and single ranks in another layout.
[[nodiscard]] GroupPlacement placeGroup(CommunicationGroup group, const ResolvedPlan& plan, const RankOrder& order, const Cluster& cluster);

/// Hybrid sharding cuts `Data` and `ExpertData` in two (the plan's shardGroup and expertShardGroup): neighbours in the group
/// share a shard, and ranks at the same place of different shards hold the same part of it. Other groups are one shard group each, and
/// replica groups of one.
[[nodiscard]] GroupPlacement placeShardGroup(CommunicationGroup group, const ResolvedPlan& plan, const RankOrder& order,
                                             const Cluster& cluster);
[[nodiscard]] GroupPlacement placeReplicaGroup(CommunicationGroup group, const ResolvedPlan& plan, const RankOrder& order,
                                               const Cluster& cluster);

/// Returns the placement of `ranks` ranks from rank 0 on, `stride` apart: `placeRanks(8, 1, …)` is the first node of a DGX. Values below 1
/// count as 1.
[[nodiscard]] GroupPlacement placeRanks(int ranks, int stride, const Cluster& cluster);

}  // namespace shardscope
