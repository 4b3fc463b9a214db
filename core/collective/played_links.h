// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/collective/collective_steps.h"

namespace shardscope {

struct Cluster;

/// Holds the speed of one direction of a link: a message of b bytes takes latency + b / bandwidth (the α–β model: Hockney 1994).
struct LinkSpeed {
    Seconds latency;
    BytesPerSecond bandwidth;
};

/// Holds the speeds between two ranks of one node, and of two nodes.
struct LinkSpeeds {
    LinkSpeed inside;
    LinkSpeed across;
};

/// Returns what NCCL's model gives a ring of Simple messages on this cluster: latency of a hop, bandwidth of a neighbour
/// (nccl_constants.h, nccl_model.h). `across.bandwidth` is one GPU's share of its node's adapters; 0: there are none.
[[nodiscard]] LinkSpeeds linkSpeeds(const Cluster& cluster);

/// Which ranks share a node: `ranksPerNode` neighbours.
[[nodiscard]] inline bool crossesNodes(int from, int to, int ranksPerNode) { return from / ranksPerNode != to / ranksPerNode; }

/// Bytes from rank to rank, [from · ranks + to], of the steps from `first` up to, without, `end`.
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

/// Bytes that leave a node for another one, all nodes together.
[[nodiscard]] Bytes bytesAcross(const CollectiveSteps& played, Bytes size, int ranksPerNode);

}  // namespace shardscope
