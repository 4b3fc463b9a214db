// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/units.h"
#include "core/collective/collective_kinds.h"

namespace shardscope {

/// One chunk on its way. The receiver adds it to its own, or keeps it as it is.
struct ChunkMove {
    int from = 0;
    int to = 0;
    int chunk = 0;
    bool adds = false;

    bool operator==(const ChunkMove&) const = default;
};

/// A collective as the textbook plays it, step by step; the moves of one step happen at once. For pictures and lessons: what a
/// rank sends in all is what the bus bandwidth counts.
struct CollectiveSteps {
    CollectiveKind kind = CollectiveKind::AllReduce;
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::Ring;
    int ranks = 1;
    int chunks = 1;         ///< in all
    int chunksPerSize = 1;  ///< into how many the size of nccl-tests is cut
    std::vector<std::vector<ChunkMove>> steps;

    [[nodiscard]] Bytes chunkBytes(Bytes size) const { return size / chunksPerSize; }
    /// All that `rank` sends.
    [[nodiscard]] Bytes sentBy(int rank, Bytes size) const;
};

inline constexpr int kMostPlayedRanks = 64;

/// Ring: all-reduce (a reduce-scatter, then an all-gather), all-gather and reduce-scatter. Tree: all-reduce, by pairs of
/// doubling distance up to rank 0 and down again, the whole buffer at once. Pairwise: all-to-all, in which each rank's k-th
/// message goes k ranks on, and send/receive to the next rank. Empty for every other pair, and unless 1 ≤ ranks ≤ 64.
[[nodiscard]] std::optional<CollectiveSteps> playCollective(CollectiveKind kind, CollectiveAlgorithm algorithm, int ranks);

/// Whose contributions each rank's copy of each chunk holds, as bits by rank; 0: it has none. Indexed [rank][chunk].
using Holdings = std::vector<std::vector<std::uint64_t>>;

/// After the first `steps` steps; 0: at the start.
[[nodiscard]] Holdings holdingsAfter(const CollectiveSteps& played, std::size_t steps);

}  // namespace shardscope
