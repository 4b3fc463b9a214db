// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/collective_steps.h"

#include <algorithm>

namespace shardscope {
namespace {

int around(int rank, int ranks) { return ((rank % ranks) + ranks) % ranks; }

/// In step s rank r passes chunk r − s − `behind` on.
void addRing(CollectiveSteps& played, int behind, bool adds)
{
    const int n = played.ranks;
    for (int step = 0; step + 1 < n; ++step) {
        std::vector<ChunkMove>& moves = played.steps.emplace_back();
        for (int rank = 0; rank < n; ++rank)
            moves.push_back({rank, around(rank + 1, n), around(rank - step - behind, n), adds});
    }
}

/// Ranks that are odd multiples of `distance` send to the one `distance` before them.
std::vector<ChunkMove> treeLevel(int ranks, int distance)
{
    std::vector<ChunkMove> moves;
    for (int rank = distance; rank < ranks; rank += 2 * distance)
        moves.push_back({rank, rank - distance, 0, true});
    return moves;
}

void addTree(CollectiveSteps& played)
{
    for (int distance = 1; distance < played.ranks; distance *= 2)
        played.steps.push_back(treeLevel(played.ranks, distance));
    for (std::size_t level = played.steps.size(); level > 0; --level) {
        std::vector<ChunkMove> down = played.steps[level - 1];
        for (ChunkMove& move : down)
            move = {move.to, move.from, 0, false};
        played.steps.push_back(std::move(down));
    }
}

void addPairs(CollectiveSteps& played)
{
    const int n = played.ranks;
    for (int apart = 1; apart < n; ++apart) {
        std::vector<ChunkMove>& moves = played.steps.emplace_back();
        for (int rank = 0; rank < n; ++rank) {
            const int to = around(rank + apart, n);
            moves.push_back({rank, to, rank * n + to, false});
        }
    }
}

void addHop(CollectiveSteps& played)
{
    if (played.ranks < 2)
        return;
    std::vector<ChunkMove>& moves = played.steps.emplace_back();
    for (int rank = 0; rank < played.ranks; ++rank)
        moves.push_back({rank, around(rank + 1, played.ranks), rank, false});
}

bool isPlayed(CollectiveKind kind, CollectiveAlgorithm algorithm)
{
    switch (kind) {
    case CollectiveKind::AllReduce:
        return algorithm == CollectiveAlgorithm::Ring || algorithm == CollectiveAlgorithm::Tree;
    case CollectiveKind::AllGather:
    case CollectiveKind::ReduceScatter:
        return algorithm == CollectiveAlgorithm::Ring;
    case CollectiveKind::AllToAll:
    case CollectiveKind::SendReceive:
        return algorithm == CollectiveAlgorithm::Pairwise;
    }
    return false;
}

/// What `rank` has of `chunk` before anything is sent.
std::uint64_t atStart(const CollectiveSteps& played, int rank, int chunk)
{
    const std::uint64_t own = std::uint64_t{1} << rank;
    switch (played.kind) {
    case CollectiveKind::AllReduce:
    case CollectiveKind::ReduceScatter:
        return own;
    case CollectiveKind::AllGather:
    case CollectiveKind::SendReceive:
        return chunk == rank ? own : 0;
    case CollectiveKind::AllToAll:
        return chunk / played.ranks == rank ? own : 0;
    }
    return 0;
}

}  // namespace

Bytes CollectiveSteps::sentBy(int rank, Bytes size) const
{
    double count = 0;
    for (const std::vector<ChunkMove>& moves : steps)
        count +=
            static_cast<double>(std::count_if(moves.begin(), moves.end(), [rank](const ChunkMove& move) { return move.from == rank; }));
    return chunkBytes(size) * count;
}

std::optional<CollectiveSteps> playCollective(CollectiveKind kind, CollectiveAlgorithm algorithm, int ranks)
{
    if (!isPlayed(kind, algorithm) || ranks < 1 || ranks > kMostPlayedRanks)
        return std::nullopt;
    CollectiveSteps played{kind, algorithm, ranks, ranks, ranks, {}};
    if (algorithm == CollectiveAlgorithm::Tree) {
        played.chunks = played.chunksPerSize = 1;
        addTree(played);
        return played;
    }
    if (kind == CollectiveKind::AllReduce || kind == CollectiveKind::ReduceScatter)
        addRing(played, 1, true);
    if (kind == CollectiveKind::AllReduce || kind == CollectiveKind::AllGather)
        addRing(played, 0, false);
    if (kind == CollectiveKind::AllToAll) {
        played.chunks = ranks * ranks;
        addPairs(played);
    }
    if (kind == CollectiveKind::SendReceive) {
        played.chunksPerSize = 1;
        addHop(played);
    }
    return played;
}

Holdings holdingsAfter(const CollectiveSteps& played, std::size_t steps)
{
    Holdings holdings(static_cast<std::size_t>(played.ranks), std::vector<std::uint64_t>(static_cast<std::size_t>(played.chunks)));
    for (int rank = 0; rank < played.ranks; ++rank) {
        for (int chunk = 0; chunk < played.chunks; ++chunk)
            holdings[static_cast<std::size_t>(rank)][static_cast<std::size_t>(chunk)] = atStart(played, rank, chunk);
    }
    for (std::size_t step = 0; step < std::min(steps, played.steps.size()); ++step) {
        const Holdings before = holdings;
        for (const ChunkMove& move : played.steps[step]) {
            const auto chunk = static_cast<std::size_t>(move.chunk);
            const std::uint64_t sent = before[static_cast<std::size_t>(move.from)][chunk];
            std::uint64_t& held = holdings[static_cast<std::size_t>(move.to)][chunk];
            held = move.adds ? held | sent : sent;
        }
    }
    return holdings;
}

}  // namespace shardscope
