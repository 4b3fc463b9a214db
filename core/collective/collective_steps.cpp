// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/collective_steps.h"

#include <algorithm>

namespace shardscope {
namespace {

int around(int rank, int ranks) { return ((rank % ranks) + ranks) % ranks; }

std::vector<ChunkMove>& newStep(CollectiveSteps& played, StepPart part)
{
    return played.steps.emplace_back(CollectiveStep{part, {}}).moves;
}

/// In step s rank r of each group of `ring` neighbours passes shard r − s on, or r − s − 1 to be summed. A shard is `width` chunks.
void addRing(CollectiveSteps& played, StepPart part, int ring, int width)
{
    const bool adds = part == StepPart::ReduceScatter;
    for (int step = 0; step + 1 < ring; ++step) {
        std::vector<ChunkMove>& moves = newStep(played, part);
        for (int rank = 0; rank < played.ranks; ++rank) {
            const int place = rank % ring;
            const int shard = around(place - step - (adds ? 1 : 0), ring);
            for (int chunk = shard * width; chunk < (shard + 1) * width; ++chunk)
                moves.push_back({rank, rank - place + around(place + 1, ring), chunk, adds});
        }
    }
}

/// Rank i of one node and of the other own chunks 2i and 2i + 1 of the shard that both have summed up.
void addAcross(CollectiveSteps& played)
{
    const int half = played.ranks / kPlayedNodes;
    std::vector<ChunkMove>& reduce = newStep(played, StepPart::AcrossReduce);
    for (int rank = 0; rank < half; ++rank) {
        reduce.push_back({rank, rank + half, 2 * rank + 1, true});
        reduce.push_back({rank + half, rank, 2 * rank, true});
    }
    std::vector<ChunkMove>& gather = newStep(played, StepPart::AcrossGather);
    for (int rank = 0; rank < half; ++rank) {
        gather.push_back({rank, rank + half, 2 * rank, false});
        gather.push_back({rank + half, rank, 2 * rank + 1, false});
    }
}

void addHierarchical(CollectiveSteps& played)
{
    const int half = played.ranks / kPlayedNodes;
    addRing(played, StepPart::ReduceScatter, half, kPlayedNodes);
    addAcross(played);
    addRing(played, StepPart::AllGather, half, kPlayedNodes);
}

/// Ranks that are odd multiples of `distance` send to the one `distance` before them: all that their subtree has, or one chunk.
void addTreeUp(CollectiveSteps& played, int distance, bool whole)
{
    std::vector<ChunkMove>& moves = newStep(played, StepPart::TreeUp);
    for (int rank = distance; rank < played.ranks; rank += 2 * distance) {
        const int end = whole ? 1 : std::min(rank + distance, played.ranks);
        for (int chunk = whole ? 0 : rank; chunk < end; ++chunk)
            moves.push_back({rank, rank - distance, chunk, whole});
    }
}

void addTree(CollectiveSteps& played, bool up, bool down, bool whole)
{
    for (int distance = 1; distance < played.ranks; distance *= 2)
        addTreeUp(played, distance, whole);
    const std::vector<CollectiveStep> levels = played.steps;
    if (!up)
        played.steps.clear();
    for (auto level = levels.rbegin(); down && level != levels.rend(); ++level) {
        std::vector<ChunkMove>& moves = newStep(played, StepPart::TreeDown);
        for (const ChunkMove& move : level->moves)
            moves.push_back({move.to, move.from, move.chunk, false});
    }
}

/// Rank r passes chunk c on in step r + c.
void addChain(CollectiveSteps& played)
{
    const int n = played.ranks;
    for (int step = 0; n > 1 && step < 2 * n - 2; ++step) {
        std::vector<ChunkMove>& moves = newStep(played, StepPart::Pipeline);
        for (int rank = std::max(0, step - n + 1); rank <= std::min(step, n - 2); ++rank)
            moves.push_back({rank, rank + 1, step - rank, false});
    }
}

void addExchange(CollectiveSteps& played)
{
    const int n = played.ranks;
    for (int apart = 1; apart < n; ++apart) {
        std::vector<ChunkMove>& moves = newStep(played, StepPart::Exchange);
        for (int rank = 0; rank < n; ++rank) {
            const int to = around(rank + apart, n);
            moves.push_back({rank, to, rank * n + to, false});
        }
    }
}

void addRooted(CollectiveSteps& played, bool collects)
{
    for (int rank = 1; rank < played.ranks; ++rank)
        newStep(played, collects ? StepPart::Collect : StepPart::Deal).push_back({collects ? rank : 0, collects ? 0 : rank, rank, false});
}

void addDissemination(CollectiveSteps& played)
{
    for (int apart = 1; apart < played.ranks; apart *= 2) {
        std::vector<ChunkMove>& moves = newStep(played, StepPart::Signal);
        for (int rank = 0; rank < played.ranks; ++rank)
            moves.push_back({rank, around(rank + apart, played.ranks), 0, true});
    }
}

void addHop(CollectiveSteps& played)
{
    if (played.ranks < 2)
        return;
    std::vector<ChunkMove>& moves = newStep(played, StepPart::Exchange);
    for (int rank = 0; rank < played.ranks; ++rank)
        moves.push_back({rank, around(rank + 1, played.ranks), rank, false});
}

void addAllReduce(CollectiveSteps& played)
{
    if (played.algorithm == PlayedAlgorithm::Tree)
        return addTree(played, true, true, true);
    if (played.algorithm == PlayedAlgorithm::Hierarchical)
        return addHierarchical(played);
    addRing(played, StepPart::ReduceScatter, played.ranks, 1);
    addRing(played, StepPart::AllGather, played.ranks, 1);
}

void addSteps(CollectiveSteps& played)
{
    const bool tree = played.algorithm == PlayedAlgorithm::Tree;
    switch (played.operation) {
    case PlayedOperation::AllReduce:
        return addAllReduce(played);
    case PlayedOperation::AllGather:
        return addRing(played, StepPart::AllGather, played.ranks, 1);
    case PlayedOperation::ReduceScatter:
        return addRing(played, StepPart::ReduceScatter, played.ranks, 1);
    case PlayedOperation::AllToAll:
        return addExchange(played);
    case PlayedOperation::Broadcast:
        return tree ? addTree(played, false, true, true) : addChain(played);
    case PlayedOperation::Gather:
        return tree ? addTree(played, true, false, false) : addRooted(played, true);
    case PlayedOperation::Scatter:
        return tree ? addTree(played, false, true, false) : addRooted(played, false);
    case PlayedOperation::Barrier:
        return tree ? addTree(played, true, true, true) : addDissemination(played);
    case PlayedOperation::SendReceive:
        return addHop(played);
    }
}

/// Sent whole: the buffer of a tree, the signal of a barrier.
bool isOneChunk(PlayedOperation operation, PlayedAlgorithm algorithm)
{
    const bool tree = algorithm == PlayedAlgorithm::Tree;
    return operation == PlayedOperation::Barrier ||
           (tree && (operation == PlayedOperation::AllReduce || operation == PlayedOperation::Broadcast));
}

std::uint64_t bitOf(int rank) { return std::uint64_t{1} << rank; }
std::uint64_t bitsOfAll(int ranks) { return ~std::uint64_t{0} >> (64 - ranks); }

/// Returns what `rank` has of `chunk` before anything is sent.
std::uint64_t atStart(const CollectiveSteps& played, int rank, int chunk)
{
    switch (played.operation) {
    case PlayedOperation::AllReduce:
    case PlayedOperation::ReduceScatter:
    case PlayedOperation::Barrier:
        return bitOf(rank);
    case PlayedOperation::AllGather:
    case PlayedOperation::Gather:
    case PlayedOperation::SendReceive:
        return chunk == rank ? bitOf(rank) : 0;
    case PlayedOperation::AllToAll:
        return chunk / played.ranks == rank ? bitOf(rank) : 0;
    case PlayedOperation::Broadcast:
    case PlayedOperation::Scatter:
        return rank == 0 ? bitOf(0) : 0;
    }
    return 0;
}

}  // namespace

Bytes CollectiveSteps::chunkBytes(Bytes size) const { return operation == PlayedOperation::Barrier ? Bytes() : size / chunksPerSize; }

Bytes CollectiveSteps::sentBy(int rank, Bytes size, int firstSteps) const
{
    double count = 0;
    for (std::size_t step = 0; step < steps.size() && (firstSteps < 0 || step < static_cast<std::size_t>(firstSteps)); ++step) {
        const std::vector<ChunkMove>& moves = steps[step].moves;
        count +=
            static_cast<double>(std::count_if(moves.begin(), moves.end(), [rank](const ChunkMove& move) { return move.from == rank; }));
    }
    return chunkBytes(size) * count;
}

std::optional<CollectiveSteps> playCollective(PlayedOperation operation, PlayedAlgorithm algorithm, int ranks)
{
    const std::span<const PlayedAlgorithm> known = algorithmsOf(operation);
    const bool isOdd = algorithm == PlayedAlgorithm::Hierarchical && ranks % kPlayedNodes != 0;
    if (std::find(known.begin(), known.end(), algorithm) == known.end() || ranks < 1 || ranks > kMostPlayedRanks || isOdd)
        return std::nullopt;
    CollectiveSteps played{operation, algorithm, ranks, ranks, ranks, {}};
    if (isOneChunk(operation, algorithm))
        played.chunks = played.chunksPerSize = 1;
    if (operation == PlayedOperation::AllToAll)
        played.chunks = ranks * ranks;
    if (operation == PlayedOperation::SendReceive)
        played.chunksPerSize = 1;
    addSteps(played);
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
        for (const ChunkMove& move : played.steps[step].moves) {
            const auto chunk = static_cast<std::size_t>(move.chunk);
            const std::uint64_t sent = before[static_cast<std::size_t>(move.from)][chunk];
            std::uint64_t& held = holdings[static_cast<std::size_t>(move.to)][chunk];
            held = move.adds ? held | sent : sent;
        }
    }
    return holdings;
}

std::uint64_t promised(const CollectiveSteps& played, int rank, int chunk)
{
    const int n = played.ranks;
    switch (played.operation) {
    case PlayedOperation::AllReduce:
    case PlayedOperation::Barrier:
        return bitsOfAll(n);
    case PlayedOperation::AllGather:
        return bitOf(chunk);
    case PlayedOperation::ReduceScatter:
        return chunk == rank ? bitsOfAll(n) : 0;
    case PlayedOperation::AllToAll:
        return chunk % n == rank ? bitOf(chunk / n) : 0;
    case PlayedOperation::Broadcast:
        return bitOf(0);
    case PlayedOperation::Gather:
        return rank == 0 ? bitOf(chunk) : 0;
    case PlayedOperation::Scatter:
        return chunk == rank ? bitOf(0) : 0;
    case PlayedOperation::SendReceive:
        return n > 1 && around(chunk + 1, n) == rank ? bitOf(chunk) : 0;
    }
    return 0;
}

}  // namespace shardscope
