// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/units.h"
#include "core/collective/played_operation.h"

namespace shardscope {

/// One chunk that is sent. The receiver adds it to its own, or stores it unchanged.
struct ChunkMove {
    int from = 0;
    int to = 0;
    int chunk = 0;
    bool adds = false;

    bool operator==(const ChunkMove&) const = default;
};

/// The phase that a step belongs to.
enum class StepPart { ReduceScatter, AllGather, AcrossReduce, AcrossGather, TreeUp, TreeDown, Pipeline, Exchange, Collect, Deal, Signal };

/// The moves of one step happen at once.
struct CollectiveStep {
    StepPart part = StepPart::Exchange;
    std::vector<ChunkMove> moves;
};

/// A collective as textbooks show it, step by step, for pictures and lessons. A rank's total is the amount that the bus bandwidth counts.
struct CollectiveSteps {
    PlayedOperation operation = PlayedOperation::AllReduce;
    PlayedAlgorithm algorithm = PlayedAlgorithm::Ring;
    int ranks = 1;
    int chunks = 1;         ///< in all
    int chunksPerSize = 1;  ///< chunks that the nccl-tests size is cut into
    std::vector<CollectiveStep> steps;

    /// Returns the bytes of one chunk; 0 for the signals of a barrier.
    [[nodiscard]] Bytes chunkBytes(Bytes size) const;
    /// Returns the bytes that `rank` sends in the first `firstSteps` steps; −1: in all steps.
    [[nodiscard]] Bytes sentBy(int rank, Bytes size, int firstSteps = -1) const;
};

inline constexpr int kMostPlayedRanks = 64;
/// The number of nodes of a hierarchical all-reduce: ranks 0 … n/2 − 1 and n/2 … n − 1.
inline constexpr int kPlayedNodes = 2;

/// Returns the steps of a collective. Empty for algorithms that the operation lacks (algorithmsOf), unless 1 ≤ ranks ≤ 64, and for a
/// hierarchical one with an odd number of ranks. Size and chunks:
/// - ring: n chunks; all-reduce is a reduce-scatter, then an all-gather; a broadcast passes its chunks along a chain;
/// - tree: pairs of doubling distance (a binomial tree, root 0). All-reduce and broadcast send the whole buffer at once, gather and scatter
///   the part of the subtree;
/// - pairwise: the k-th message of an all-to-all goes k ranks on; the root of gather and scatter serves one rank a step;
/// - hierarchical: n chunks, n / 2 shards of two.
[[nodiscard]] std::optional<CollectiveSteps> playCollective(PlayedOperation operation, PlayedAlgorithm algorithm, int ranks);

/// The ranks whose contributions each rank's copy of each chunk contains, one bit a rank; 0: it has no copy. Indexed [rank][chunk].
using Holdings = std::vector<std::vector<std::uint64_t>>;

/// Returns the contents after the first `steps` steps; 0: at the start.
[[nodiscard]] Holdings holdingsAfter(const CollectiveSteps& played, std::size_t steps);
/// Returns the contributions to `chunk` that `rank` must end up with; 0: none.
[[nodiscard]] std::uint64_t promised(const CollectiveSteps& played, int rank, int chunk);

}  // namespace shardscope
