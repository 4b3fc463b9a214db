// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/base/communication.h"
#include "core/base/units.h"

namespace shardscope {

struct Cluster;

/// Chips along each axis of a torus: of a slice, or of the part of it that a group spans. An axis of 1 is absent or unused.
struct TorusSpan {
    static constexpr std::size_t kMostAxes = 3;

    std::array<int, kMostAxes> along{1, 1, 1};

    /// Returns the number of axes with more than one chip.
    [[nodiscard]] int axes() const;
    [[nodiscard]] int longest() const;
    [[nodiscard]] int chips() const { return along[0] * along[1] * along[2]; }
    /// Returns the place of a chip (0 to `chips()` − 1) along each axis; the first varies fastest.
    [[nodiscard]] std::array<int, kMostAxes> placeOf(int chip) const;
    bool operator==(const TorusSpan&) const = default;
};

/// The links of chips that are connected in a torus: two to the neighbours along each axis. The job's slice is the most even box of its
/// chips, the shortest axis first (256 TPU v5p are 4 × 8 × 8) and those without links last (4 are 2 × 2 × 1). Ranks fill the first axis, then the second, then the third. Every part of an
/// axis that a group spans is taken to be closed to a ring.
class Torus {
public:
    explicit Torus(const Cluster& cluster);

    /// Returns whether the cluster's chips are connected in a torus; the functions below are for such ones.
    [[nodiscard]] bool isOne() const { return m_axes > 0; }
    /// Returns the number of axes of the chip: half of its links.
    [[nodiscard]] int axes() const { return m_axes; }
    /// Returns the chips of the slice along each axis; their product is the slice.
    [[nodiscard]] const TorusSpan& slice() const { return m_slice; }
    /// Returns the part of the slice that `ranks` ranks from rank 0 on, `stride` apart, span. Both are at least 1.
    [[nodiscard]] TorusSpan spanOf(std::int64_t ranks, std::int64_t stride) const;

    /// Returns the bandwidth to the next rank of a group: one link in one direction. A ring of sends and receives uses no other.
    [[nodiscard]] BytesPerSecond toNeighbour() const { return m_link; }
    /// Returns the number of a chip's links that an all-gather, a reduce-scatter or an all-reduce uses: both directions of each axis that the
    /// group spans.
    [[nodiscard]] static int gatheringLinks(const TorusSpan& group);
    /// Returns the number of links that a collective of that kind uses: the same, or one for a send to the next rank.
    [[nodiscard]] static int links(CollectiveKind kind, const TorusSpan& group);
    /// Returns the links of a gather as a share of all links of a chip.
    [[nodiscard]] double gatheringShare(const TorusSpan& group) const;
    /// Returns the bandwidth at which each of the `ranks` ranks of a group sends to all others: both directions of the longest axis that it
    /// spans, on which a message crosses as many links as there are hops, k/4 on average in a ring of k. Shorter axes finish earlier.
    [[nodiscard]] BytesPerSecond toAll(const TorusSpan& group, int ranks) const;

private:
    int m_axes = 0;
    TorusSpan m_slice;
    BytesPerSecond m_link;
};

}  // namespace shardscope
