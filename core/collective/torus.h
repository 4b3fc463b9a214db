// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/units.h"

namespace shardscope {

struct Cluster;

/// The links of chips that are connected in a torus: two to the neighbours along each axis. The job's slice is taken to be a cube (a square
/// of a two-dimensional torus), a group to fill one axis after the other, and every axis to be closed to a ring.
class Torus {
public:
    explicit Torus(const Cluster& cluster);

    /// Returns whether the cluster's chips are connected in a torus; the functions below are for such ones.
    [[nodiscard]] bool isOne() const { return m_axes > 0; }

    /// Returns the bandwidth to the next rank of a group: one link in one direction. A ring of sends and receives uses no other.
    [[nodiscard]] BytesPerSecond toNeighbour() const { return m_link; }
    /// Returns the share of a chip's links that an all-gather, a reduce-scatter or an all-reduce of so many ranks uses: both directions of
    /// each axis that the group spans.
    [[nodiscard]] double gatheringShare(int ranks) const;
    /// Returns the bandwidth at which each of so many ranks sends to all others: both directions of each axis that the group spans, but a
    /// message crosses as many links as there are hops, k/4 on average in each ring of k.
    [[nodiscard]] BytesPerSecond toAll(int ranks) const;

private:
    [[nodiscard]] int axesOf(int ranks) const;

    int m_axes = 0;
    double m_side = 1;  ///< chips of the slice along one axis
    BytesPerSecond m_link;
};

}  // namespace shardscope
