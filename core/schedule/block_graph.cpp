// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/block_graph.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <optional>

#include "core/schedule/block_waits.h"
#include "core/schedule/rank_order.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/schedule_traits.h"
#include "core/schedule/stage_map.h"

namespace shardscope {
namespace {

constexpr std::size_t kKinds = EnumNames<BlockKind>::names.size();
constexpr std::uint32_t kNone = BlockWaits::kNone;

bool isLater(const Block& block, const Block& other, std::int64_t microBatches)
{
    return block.kind == other.kind && block.chunk == other.chunk && block.microBatch == other.microBatch + microBatches &&
           (!block.isFused() || (block.fusedChunk == other.fusedChunk && block.fusedMicroBatch == other.fusedMicroBatch + microBatches));
}

using ShapeKey = std::tuple<int, int, std::int64_t, int, int, bool>;

ShapeKey keyOf(const PipelineShape& shape)
{
    return {static_cast<int>(shape.kind), shape.stages, shape.microBatches, shape.chunks, shape.group, shape.fusesPairs};
}

/// Kinds that always fuse have their own two directions or a vee; no steady state of them is looked for.
bool hasGraph(const PipelineShape& shape) { return !traitsOf(shape.kind).fuses && directions(shape.kind) == 1; }

/// Micro-batches by which a steady state can be longer: a group, or one.
std::int64_t periodOf(const PipelineShape& shape) { return traitsOf(shape.kind).hasGroups() ? shape.group : 1; }

/// Warm-up and cool-down fill about as many micro-batches as there are in flight; between them two windows of the steady state.
std::int64_t fewestKept(const PipelineShape& shape)
{
    return traitsOf(shape.kind).hasGroups() ? 4 * periodOf(shape) : 4 * std::int64_t{shape.stages} + 4;
}

/// The graph of a schedule looks at one that is a period longer.
bool fits(PipelineShape shape, std::int64_t microBatches)
{
    shape.microBatches = microBatches + periodOf(shape);
    return countBlocks(shape) <= kMaxEstimatedBlocks;
}

PipelineShape shortened(PipelineShape shape, std::int64_t kept)
{
    shape.microBatches = kept + (shape.microBatches - kept) % periodOf(shape);
    return shape;
}

}  // namespace

std::size_t BlockGraph::pairOf(std::size_t stage, std::size_t backwardChunk) const
{
    return kKinds * m_stages + stage * m_chunks + backwardChunk;
}

std::size_t BlockGraph::noTime() const { return kKinds * m_stages + m_stages * m_chunks; }

bool mayBeSteady(const PipelineShape& shape)
{
    if (!hasGraph(shape))
        return false;
    const std::int64_t kept = fewestKept(shape);
    return kept + periodOf(shape) < shape.microBatches && fits(shape, shortened(shape, kept).microBatches);
}

BlockGraph::BlockGraph(const PipelineShape& shape)
    : m_period(periodOf(shape)),
      m_stages(static_cast<std::size_t>(virtualStages(shape))),
      m_chunks(fuses(shape) ? static_cast<std::size_t>(shape.chunks) : 0)
{
    const Schedule schedule = makeSchedule(shape);
    m_rankBegin.assign(schedule.rankBegin.begin(), schedule.rankBegin.end());
    const BlockWaits waits(schedule);
    addNodes(schedule, waits);
    if (m_isSound)
        findPeriod(schedule, waits);
    if (!m_canBeLonger)
        std::vector<std::uint32_t>().swap(m_nodeOfBlock);
}

/// Ranks in turn, each as far as it gets. A fused block is a node that takes no time and waits for the forward, and one that waits for the
/// gradient.
void BlockGraph::addNodes(const Schedule& schedule, const BlockWaits& waits)
{
    const int ranks = schedule.rankCount();
    m_nodeOfBlock.assign(schedule.blocks.size(), kNone);
    m_nodes.reserve(schedule.blocks.size());
    std::size_t added = 0;
    std::vector<std::uint32_t> next(schedule.rankBegin.begin(), schedule.rankBegin.end() - 1);
    const auto isThere = [&](std::uint32_t block) { return m_nodeOfBlock[block] != kNone; };
    const auto nodeOf = [&](std::uint32_t block) { return block == kNone ? kNone : m_nodeOfBlock[block]; };
    for (std::size_t before = SIZE_MAX; before != added;) {
        before = added;
        for (int rank = 0; rank < ranks; ++rank) {
            std::uint32_t& i = next[static_cast<std::size_t>(rank)];
            for (; i < schedule.end(rank) && waits.all(i, isThere); ++i, ++added) {
                const Block& block = schedule.blocks[i];
                const auto stage = static_cast<std::size_t>(stageOf(schedule.shape, rank, block.chunk));
                if (block.isFused())
                    m_nodes.push_back({nodeOf(waits.first[i]), static_cast<std::uint32_t>(noTime()), static_cast<std::uint32_t>(rank)});
                const std::size_t duration =
                    block.isFused() ? pairOf(stage, block.fusedChunk) : kKinds * stage + static_cast<std::size_t>(block.kind);
                m_nodeOfBlock[i] = static_cast<std::uint32_t>(m_nodes.size());
                m_nodes.push_back({nodeOf(block.isFused() ? waits.gradient[i] : waits.first[i]), static_cast<std::uint32_t>(duration),
                                   static_cast<std::uint32_t>(rank)});
            }
        }
    }
    m_isSound = added == schedule.blocks.size();
}

void BlockGraph::findPeriod(const Schedule& schedule, const BlockWaits& waits)
{
    PipelineShape longerShape = schedule.shape;
    longerShape.microBatches += m_period;
    const auto ranks = static_cast<std::size_t>(schedule.rankCount());
    m_positions = static_cast<std::uint32_t>((countBlocks(longerShape) - countBlocks(schedule.shape)) / schedule.rankCount());
    if (fuses(schedule.shape))
        m_positions /= 2;
    // The common beginning of both orders on each rank; the border is the part of it that waits for nothing else.
    std::vector<std::uint32_t> common(ranks);
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        const auto begin = schedule.blocks.begin() + schedule.begin(static_cast<int>(rank));
        const auto end = schedule.blocks.begin() + schedule.end(static_cast<int>(rank));
        const std::vector<Block> longer = rankOrder(longerShape, static_cast<int>(rank));
        const auto apart =
            std::mismatch(begin, end, longer.begin(), longer.end(), [](const Block& a, const Block& b) { return isLater(a, b, 0); });
        common[rank] = static_cast<std::uint32_t>(apart.first - begin);
        if (static_cast<std::ptrdiff_t>(longer.size()) != end - begin + m_positions)
            return;
    }
    m_border.assign(ranks, 0);
    for (bool moves = true; moves;) {
        moves = false;
        for (std::size_t rank = 0; rank < ranks; ++rank) {
            std::uint32_t& position = m_border[rank];
            for (; position < common[rank]; ++position, moves = true) {
                const bool isBefore = waits.all(m_rankBegin[rank] + position, [&](std::uint32_t other) {
                    const auto of = static_cast<std::size_t>(schedule.rankOf(other));
                    return other - m_rankBegin[of] < m_border[of];
                });
                if (!isBefore)
                    break;
            }
        }
    }
    // Blocks after the border, or in the period before it, wait only for blocks in the window.
    m_window = m_positions;
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        if (m_border[rank] < m_positions)
            return;
        for (std::uint32_t i = m_rankBegin[rank] + m_border[rank] - m_positions; i < m_rankBegin[rank + 1]; ++i) {
            (void)waits.all(i, [&](std::uint32_t other) {
                const auto of = static_cast<std::size_t>(schedule.rankOf(other));
                const std::uint32_t position = other - m_rankBegin[of];
                if (position < m_border[of])
                    m_window = std::max(m_window, m_border[of] - position);
                return true;
            });
        }
    }
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        if (m_border[rank] < m_window + m_positions)
            return;
        const Block* own = schedule.blocks.data() + m_rankBegin[rank];
        const std::vector<Block> longer = rankOrder(longerShape, static_cast<int>(rank));
        const std::uint32_t count = m_rankBegin[rank + 1] - m_rankBegin[rank];
        for (std::uint32_t i = m_border[rank] - m_window - m_positions; i < count; ++i) {
            if (!isLater(longer[i + m_positions], own[i], m_period))
                return;
        }
    }
    m_canBeLonger = true;
}

void BlockGraph::run(const StageTimes& times, double hop, std::vector<double>& blockEnds, std::vector<double>& rankEnds) const
{
    thread_local std::vector<double> durations;
    durations.resize(noTime() + 1);
    for (std::size_t stage = 0; stage < m_stages; ++stage) {
        double* of = durations.data() + kKinds * stage;
        of[static_cast<std::size_t>(BlockKind::Forward)] = times[stage].forward;
        of[static_cast<std::size_t>(BlockKind::Backward)] = times[stage].backward;
        of[static_cast<std::size_t>(BlockKind::InputGrad)] = times[stage].inputGrad;
        of[static_cast<std::size_t>(BlockKind::WeightGrad)] = times[stage].weightGrad;
        of[static_cast<std::size_t>(BlockKind::Fused)] = times[stage].fused;
    }
    for (std::size_t stage = 0; stage < m_stages; ++stage) {
        for (std::size_t chunk = 0; chunk < m_chunks; ++chunk)
            durations[pairOf(stage, chunk)] = times.fused(stage, chunk);
    }
    durations[noTime()] = 0;
    blockEnds.resize(m_nodes.size());
    rankEnds.assign(m_rankBegin.size() - 1, 0.0);
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        const Node& node = m_nodes[i];
        double start = rankEnds[node.rank];
        if (node.waitsFor != kNone)
            start = std::max(start, blockEnds[node.waitsFor] + hop);
        blockEnds[i] = rankEnds[node.rank] = start + durations[node.duration];
    }
}

std::optional<double> BlockGraph::shift(const std::vector<double>& blockEnds) const
{
    if (!m_canBeLonger)
        return std::nullopt;
    const auto endOf = [&](std::size_t rank, std::uint32_t position) { return blockEnds[m_nodeOfBlock[m_rankBegin[rank] + position]]; };
    const double shift = endOf(0, m_border[0] - 1) - endOf(0, m_border[0] - 1 - m_positions);
    for (std::size_t rank = 0; rank < m_border.size(); ++rank) {
        for (std::uint32_t position = m_border[rank] - m_window; position < m_border[rank]; ++position) {
            const double end = endOf(rank, position);
            if (!(std::abs(end - endOf(rank, position - m_positions) - shift) <= 1e-13 * end))
                return std::nullopt;
        }
    }
    return shift;
}

struct LargeGraph {
    std::mutex mutex;
    ShapeKey key;
    std::unique_ptr<const BlockGraph> graph;
    std::vector<double> blockEnds;
};

namespace {

/// There as long as anyone has it.
std::shared_ptr<LargeGraph> largeGraph()
{
    static std::mutex mutex;
    static std::weak_ptr<LargeGraph> last;
    const std::lock_guard lock(mutex);
    std::shared_ptr<LargeGraph> large = last.lock();
    if (!large)
        last = large = std::make_shared<LargeGraph>();
    return large;
}

PlayedGraph playOn(const BlockGraph& graph, const StageTimes& times, double hop, std::vector<double>& blockEnds,
                   std::vector<double>& rankEnds)
{
    if (!graph.isSound())
        return {};
    graph.run(times, hop, blockEnds, rankEnds);
    return {true, graph.shift(blockEnds)};
}

}  // namespace

PlayedGraph BlockGraphs::play(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& rankEnds)
{
    if (countBlocks(shape) <= kMostBlocks / 2) {
        thread_local std::vector<double> blockEnds;
        return playOn(of(shape), times, hop, blockEnds, rankEnds);
    }
    if (!m_large)
        m_large = largeGraph();
    const std::lock_guard lock(m_large->mutex);
    if (!m_large->graph || m_large->key != keyOf(shape)) {
        m_large->graph.reset();  // before there is another
        m_large->graph = std::make_unique<const BlockGraph>(shape);
        m_large->key = keyOf(shape);
    }
    return playOn(*m_large->graph, times, hop, m_large->blockEnds, rankEnds);
}

const BlockGraph& BlockGraphs::of(const PipelineShape& shape)
{
    if (const auto known = m_graphs.find(keyOf(shape)); known != m_graphs.end())
        return *known->second;
    // A search looks at many shapes and comes back to few.
    if (m_blocks + countBlocks(shape) > kMostBlocks) {
        m_graphs.clear();
        m_blocks = 0;
    }
    m_blocks += countBlocks(shape);
    return *m_graphs.emplace(keyOf(shape), std::make_unique<const BlockGraph>(shape)).first->second;
}

bool steadyEnds(const PipelineShape& shape, const StageTimes& times, double hop, BlockGraphs& graphs, std::vector<double>& ends)
{
    if (!hasGraph(shape))
        return false;
    const std::int64_t period = periodOf(shape);
    for (std::int64_t kept = fewestKept(shape); kept + period < shape.microBatches; kept *= 2) {
        const PipelineShape shorter = shortened(shape, kept);
        if (!fits(shape, shorter.microBatches))
            return false;
        const PlayedGraph played = graphs.play(shorter, times, hop, ends);
        if (!played.isSound)
            return false;
        if (!played.shift)
            continue;
        const std::int64_t periods = (shape.microBatches - shorter.microBatches) / period;
        for (double& end : ends)
            end += static_cast<double>(periods) * *played.shift;
        return true;
    }
    return isLaidOut(shape) && graphs.play(shape, times, hop, ends).isSound;
}

}  // namespace shardscope
