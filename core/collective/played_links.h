// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/collective/collective_steps.h"

namespace shardscope {

struct Cluster;

/// The speed of one direction of a link: a message of b bytes takes latency + b / bandwidth (the α–β model: Hockney 1994).
struct LinkSpeed {
    Seconds latency;
    BytesPerSecond bandwidth;
};

/// The speeds between two ranks of one node, and of two nodes.
struct LinkSpeeds {
    LinkSpeed inside;
    LinkSpeed across;
};

/// Returns the latency of a hop and the bandwidth between neighbours in NCCL's model of a ring with protocol Simple on this cluster
/// (nccl_constants.h, nccl_model.h). `across.bandwidth` is one GPU's share of its node's adapters; 0: there are none.
[[nodiscard]] LinkSpeeds linkSpeeds(const Cluster& cluster);

/// Returns whether a message leaves its node; `ranksPerNode` consecutive ranks share one.
[[nodiscard]] inline bool crossesNodes(int from, int to, int ranksPerNode) { return from / ranksPerNode != to / ranksPerNode; }

/// Returns the bytes from rank to rank, indexed [from · ranks + to], of the steps in [`first`, `end`).
[[nodiscard]] std::vector<Bytes> linkBytes(const CollectiveSteps& played, Bytes size, std::size_t first, std::size_t end);

/// The time of a collective by α and β: a step takes as long as its slowest message.
struct PlayedTime {
    Seconds total;
    std::vector<Seconds> steps;
    int stepsAcross = 0;  ///< in which a message crosses nodes
    Bytes pathInside;     ///< of the steps inside: the largest message of each, summed
    Bytes pathAcross;     ///< of the steps across
};
[[nodiscard]] PlayedTime playedTime(const CollectiveSteps& played, Bytes size, int ranksPerNode, const LinkSpeeds& speeds);

/// Returns the bytes that cross nodes, summed over all nodes.
[[nodiscard]] Bytes bytesAcross(const CollectiveSteps& played, Bytes size, int ranksPerNode);

}  // namespace shardscope
