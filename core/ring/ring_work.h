// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/ring/block_mask.h"
#include "core/ring/context_layout.h"

namespace shardscope {

inline constexpr std::int64_t kMaxRingRanks = 1024;
/// Below 2^27 the number of causal pairs, S(S+1)/2, is exact as a double.
inline constexpr std::int64_t kMaxRingSequence = std::int64_t{1} << 26;

/// A sequence distributed over ranks. Legal if `checkRing` finds nothing.
struct RingShape {
    ContextLayout layout = ContextLayout::Zigzag;
    int ranks = 1;
    std::optional<std::int64_t> sequence{};  ///< tokens; empty: the limit of long sequences
    int inner = 1;                           ///< ranks that exchange heads, in Ulysses × ring

    [[nodiscard]] ContextLevels<int> levels() const { return contextLevels(layout, ranks, inner); }
    /// Returns the ranks between a rank and the next one in its ring.
    [[nodiscard]] int stride() const { return hasTwoLevels(layout) ? inner : 1; }
    /// Returns the place of a rank in its ring; the ranks of an inner group have the same.
    [[nodiscard]] int ringPlace(int rank) const { return rank / stride(); }
    bool operator==(const RingShape&) const = default;
};

/// Returns the mask of the queries of one rank on the keys of one rank.
[[nodiscard]] inline BlockMask maskOf(const RingShape& shape, int queriesOf, int keysOf)
{
    return maskOf(shape.layout, shape.ringPlace(queriesOf), shape.ringPlace(keysOf));
}

/// The shares of causal attention that each rank computes in each step. Every figure follows from three blocks, a rank's own, one of a
/// lower rank's keys and one of a higher rank's, so that nothing grows with the square of the ranks.
class RingWork {
public:
    /// Precondition: `shape` is legal.
    explicit RingWork(const RingShape& shape);

    [[nodiscard]] int ranks() const { return m_ranks; }
    [[nodiscard]] int steps() const { return m_steps; }
    /// Returns the cell's share of all causal work, which is 1.
    [[nodiscard]] double share(int rank, int step) const { return cell(rank, step) / m_all; }
    [[nodiscard]] double shareOfRank(int rank) const { return ofRank(rank) / m_all; }
    [[nodiscard]] double shareOfStep(int step) const;
    /// Returns the share of the cells of ranks [rank, rankEnd) in steps [step, stepEnd) together.
    [[nodiscard]] double shareOfCells(int rank, int rankEnd, int step, int stepEnd) const;
    /// Returns the pairs of one cell, exact with a sequence. Without one, in blocks, of which all causal work has c²/2 (Ulysses: 1/c of it
    /// each).
    [[nodiscard]] double cell(int rank, int step) const;
    [[nodiscard]] double all() const { return m_all; }
    /// Returns the largest cell's share.
    [[nodiscard]] double largestShare() const;
    /// Returns the mean work over ranks / the busiest rank's: 1 where no rank waits for another.
    [[nodiscard]] double balance() const;
    /// Returns the same within one step.
    [[nodiscard]] double balanceOfStep(int step) const;

private:
    [[nodiscard]] double ofRank(int rank) const;

    int m_ranks;
    int m_stride;
    int m_steps;
    double m_all = 0;
    double m_own = 0;     ///< a rank's queries against its own keys; 0 where a rank has one cell
    double m_lower = 0;   ///< against those of a lower rank
    double m_higher = 0;  ///< against those of a higher rank
    bool m_isRing;
};

}  // namespace shardscope
