// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/doctor/traced_rank.h"

namespace shardscope {

/// The last rank that joins a collective. A collective sends only from then on; before, the others wait.
struct Arrival {
    double time = 0;          ///< on the clock of the rank that is asked about, from the beginning of its step
    std::size_t rank = 0;     ///< index in the traced ranks
    bool isComplete = false;  ///< every member of the group is traced; else a rank that is not may come later still
};

/// The collectives of several ranks, matched by their group and their number in it, and the ranks' clocks, aligned by the ends of the
/// collectives, which are the same moment on all ranks. Sends between two ranks are not matched.
class AlignedCollectives {
public:
    explicit AlignedCollectives(const std::vector<TracedRank>& ranks);

    /// Returns the last arrival of each of a rank's kernels, by their index; empty for one that is no collective, or is known of this rank
    /// alone.
    [[nodiscard]] std::vector<std::optional<Arrival>> arrivalsOn(std::size_t rank) const;
    /// Returns the seconds by which this rank's times, each from the beginning of its own step, are ahead of the first rank's; empty where no
    /// collective connects the two.
    [[nodiscard]] const std::optional<double>& offsetOf(std::size_t rank) const { return m_offsets[rank]; }
    /// Returns the seconds by which the ends of a matched collective differ after the alignment, the median of the worst rank.
    [[nodiscard]] double spread() const { return m_spread; }
    /// Returns the number of collectives that at least two traced ranks have in common.
    [[nodiscard]] std::size_t matched() const;

private:
    struct Member {
        std::size_t rank = 0;
        std::size_t kernel = 0;
    };

    void match();
    void align();
    [[nodiscard]] const TracedKernel& kernelOf(const Member& member) const { return m_ranks[member.rank].kernels[member.kernel]; }

    const std::vector<TracedRank>& m_ranks;
    std::map<std::pair<std::string, std::int64_t>, std::vector<Member>> m_members;
    std::vector<std::optional<double>> m_offsets;
    double m_spread = 0;
};

}  // namespace shardscope
