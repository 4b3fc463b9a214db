// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/played_formula.h"

#include <algorithm>
#include <bit>

namespace shardscope {
namespace {

PlayedFormula allReduce(PlayedAlgorithm algorithm, double n, int levels)
{
    const int ranks = static_cast<int>(n);
    if (algorithm == PlayedAlgorithm::Tree)
        return {2 * levels, 2.0 * levels, static_cast<double>(levels), 2 * (n - 1)};  // the root sends once a level, down
    const double each = 2 * (n - 1) / n;
    // Inside 2(n/2 − 1) steps of 2/n, across 2 of 1/n: together what a ring sends, in fewer steps.
    if (algorithm == PlayedAlgorithm::Hierarchical)
        return {ranks, each, each, n * each};
    return {2 * (ranks - 1), each, each, n * each};
}

/// Each rank's part travels as many hops as its number has ones.
double hopsOfTree(int ranks)
{
    int hops = 0;
    for (int rank = 1; rank < ranks; ++rank)
        hops += std::popcount(static_cast<unsigned>(rank));
    return hops;
}

/// The largest subtree that hangs at one rank other than the root: half of the ranks where they are a power of two.
double largestSubtree(int ranks)
{
    int most = 0;
    for (int distance = 1; distance < ranks; distance *= 2)
        most = std::max(most, std::min(distance, ranks - distance));
    return most;
}

PlayedFormula rooted(PlayedOperation operation, PlayedAlgorithm algorithm, double n, int levels)
{
    const int ranks = static_cast<int>(n);
    const double share = (n - 1) / n;
    const bool deals = operation == PlayedOperation::Scatter;
    if (algorithm == PlayedAlgorithm::Pairwise)
        return {ranks - 1, share, deals ? share : std::min(1.0, n - 1) / n, share};
    return {levels, share, deals ? share : largestSubtree(ranks) / n, hopsOfTree(ranks) / n};
}

}  // namespace

int treeLevels(int ranks) { return static_cast<int>(std::bit_width(static_cast<unsigned>(std::max(1, ranks) - 1))); }

PlayedFormula playedFormula(PlayedOperation operation, PlayedAlgorithm algorithm, int ranks)
{
    const double n = ranks;
    const int levels = treeLevels(ranks);
    const double each = (n - 1) / n;
    const bool isAlone = ranks == 1;
    switch (operation) {
    case PlayedOperation::AllReduce:
        return allReduce(algorithm, n, levels);
    case PlayedOperation::AllGather:
    case PlayedOperation::ReduceScatter:
    case PlayedOperation::AllToAll:
        return {ranks - 1, each, each, n - 1};
    case PlayedOperation::Broadcast:
        if (algorithm == PlayedAlgorithm::Tree)
            return {levels, static_cast<double>(levels), static_cast<double>(levels), n - 1};
        return {2 * (ranks - 1), 2 * (n - 1) / n, isAlone ? 0.0 : 1.0, n - 1};
    case PlayedOperation::Gather:
    case PlayedOperation::Scatter:
        return rooted(operation, algorithm, n, levels);
    case PlayedOperation::Barrier:
        return {(algorithm == PlayedAlgorithm::Tree ? 2 : 1) * levels, 0, 0, 0};
    case PlayedOperation::SendReceive:
        return {isAlone ? 0 : 1, isAlone ? 0.0 : 1.0, isAlone ? 0.0 : 1.0, isAlone ? 0.0 : n};
    }
    return {};
}

}  // namespace shardscope
