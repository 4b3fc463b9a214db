// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/units.h"
#include "core/collective/played_operation.h"

namespace shardscope {

/// One chunk on its way. The receiver adds it to its own, or keeps it as it is.
struct ChunkMove {
    int from = 0;
    int to = 0;
    int chunk = 0;
    bool adds = false;

    bool operator==(const ChunkMove&) const = default;
};

/// Says what a step belongs to.
enum class StepPart { ReduceScatter, AllGather, AcrossReduce, AcrossGather, TreeUp, TreeDown, Pipeline, Exchange, Collect, Deal, Signal };

/// The moves of one step happen at once.
struct CollectiveStep {
    StepPart part = StepPart::Exchange;
    std::vector<ChunkMove> moves;
};

/// A collective as the textbook plays it, step by step. For pictures and lessons: what a rank sends in all is what the bus
/// bandwidth counts.
struct CollectiveSteps {
    PlayedOperation operation = PlayedOperation::AllReduce;
    PlayedAlgorithm algorithm = PlayedAlgorithm::Ring;
    int ranks = 1;
    int chunks = 1;         ///< in all
    int chunksPerSize = 1;  ///< into how many the size of nccl-tests is cut
    std::vector<CollectiveStep> steps;

    /// Signals of a barrier carry nothing.
    [[nodiscard]] Bytes chunkBytes(Bytes size) const;
    /// All that `rank` sends in the first `steps` steps; −1: in all.
    [[nodiscard]] Bytes sentBy(int rank, Bytes size, int firstSteps = -1) const;
};

inline constexpr int kMostPlayedRanks = 64;
/// Counts the nodes of a hierarchical all-reduce: ranks 0 … n/2 − 1 and n/2 … n − 1.
inline constexpr int kPlayedNodes = 2;

/// Empty for algorithms that the operation has not (algorithmsOf), unless 1 ≤ ranks ≤ 64, and for a hierarchical one of an odd
/// number of ranks. Size and chunks:
/// - ring: n chunks; all-reduce is a reduce-scatter, then an all-gather; a broadcast passes its chunks along a chain;
/// - tree: pairs of doubling distance (a binomial tree, root 0). All-reduce and broadcast send the whole buffer at once, gather
///   and scatter what belongs to the subtree;
/// - pairwise: the k-th message of an all-to-all goes k ranks on; the root of gather and scatter deals with one rank a step;
/// - hierarchical: n chunks, n / 2 shards of two.
[[nodiscard]] std::optional<CollectiveSteps> playCollective(PlayedOperation operation, PlayedAlgorithm algorithm, int ranks);

/// Whose contributions each rank's copy of each chunk holds, as bits by rank; 0: it has none. Indexed [rank][chunk].
using Holdings = std::vector<std::vector<std::uint64_t>>;

/// After the first `steps` steps; 0: at the start.
[[nodiscard]] Holdings holdingsAfter(const CollectiveSteps& played, std::size_t steps);
/// Returns what the operation promises to `rank` of `chunk`; 0: nothing.
[[nodiscard]] std::uint64_t promised(const CollectiveSteps& played, int rank, int chunk);

}  // namespace shardscope
