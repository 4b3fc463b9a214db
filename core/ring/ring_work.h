// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/ring/context_layout.h"

namespace shardscope {

inline constexpr std::int64_t kMaxRingRanks = 1024;
/// Below 2^27 the number of causal pairs, S(S+1)/2, is exact as a double.
inline constexpr std::int64_t kMaxRingSequence = std::int64_t{1} << 26;

/// A sequence spread over ranks. Legal where `checkRing` finds nothing.
struct RingShape {
    ContextLayout layout = ContextLayout::Zigzag;
    int ranks = 1;
    std::optional<std::int64_t> sequence;  ///< tokens; empty: the limit of long sequences

    bool operator==(const RingShape&) const = default;
};

/// Who computes how much of the causal attention, and when.
class RingWork {
public:
    /// Precondition: `shape` is legal.
    explicit RingWork(const RingShape& shape);

    [[nodiscard]] int ranks() const { return m_ranks; }
    [[nodiscard]] int steps() const { return m_steps; }
    /// Of all causal work, which is 1.
    [[nodiscard]] double share(int rank, int step) const { return cell(rank, step) / m_all; }
    [[nodiscard]] double shareOfRank(int rank) const;
    [[nodiscard]] double shareOfStep(int step) const;
    /// Pairs of one cell: exact with a sequence; without, blocks of which all causal work has c²/2 (Ulysses: 1/c of it each).
    [[nodiscard]] double cell(int rank, int step) const { return m_cells[index(rank, step)]; }
    [[nodiscard]] double all() const { return m_all; }
    /// The mean over ranks / the busiest rank's: 1 where none waits for another.
    [[nodiscard]] double balance() const;
    /// The same within one step.
    [[nodiscard]] double balanceOfStep(int step) const;

private:
    [[nodiscard]] std::size_t index(int rank, int step) const
    {
        return static_cast<std::size_t>(rank) * static_cast<std::size_t>(m_steps) + static_cast<std::size_t>(step);
    }

    int m_ranks;
    int m_steps;
    double m_all = 0;
    std::vector<double> m_cells;
};

}  // namespace shardscope
