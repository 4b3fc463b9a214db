// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

#include "core/schedule/block_times.h"
#include "core/schedule/schedule.h"

namespace shardscope {

struct BlockWaits;

/// The blocks of a schedule in one direction, in topological order. A block depends on the block before it on its rank and on at most one
/// block of another rank, a fused block on two. Without times, so that one graph serves every plan of its shape.
///
/// The graph notes whether the schedule's steady state can be extended by `period` micro-batches. Then every rank's order of m + period
/// micro-batches is its order of m up to its border, followed by the same order from `positions` blocks earlier, with its micro-batches
/// renumbered. Blocks after the border depend on nothing before the window.
class BlockGraph {
public:
    explicit BlockGraph(const PipelineShape& shape);

    /// Returns false if ranks wait for each other in a cycle.
    [[nodiscard]] bool isSound() const { return m_isSound; }
    [[nodiscard]] std::int64_t period() const { return m_period; }
    [[nodiscard]] bool canBeLonger() const { return m_canBeLonger; }

    /// Computes the end of each block and of each rank's last one. `times` are those of the virtual stages.
    void run(const StageTimes& times, double hop, std::vector<double>& blockEnds, std::vector<double>& rankEnds) const;
    /// Returns how much later everything after the border ends if the steady state is one period longer; empty where a period does not
    /// repeat the previous one with a constant shift. If it does, all later blocks shift by as much (max-plus algebra: each end is a
    /// maximum of ends that shift equally).
    [[nodiscard]] std::optional<double> shift(const std::vector<double>& blockEnds) const;

private:
    struct Node {
        std::uint32_t waitsFor = UINT32_MAX;  ///< a node of another rank, if any
        std::uint32_t duration = 0;           ///< of `5 · stage + kind`, of a fused pair, or none
        std::uint32_t rank = 0;
    };

    void addNodes(const Schedule& schedule, const BlockWaits& waits);
    void findPeriod(const Schedule& schedule, const BlockWaits& waits);
    /// Return the places of durations: of a forward's stage fused with a backward's chunk, and of nothing.
    [[nodiscard]] std::size_t pairOf(std::size_t stage, std::size_t backwardChunk) const;
    [[nodiscard]] std::size_t noTime() const;

    bool m_isSound = false;
    bool m_canBeLonger = false;
    std::int64_t m_period = 1;
    std::uint32_t m_positions = 0;  ///< blocks of a period on each rank
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_nodeOfBlock;  ///< the schedule's block → node, where it can be longer
    std::vector<std::uint32_t> m_rankBegin;
    std::vector<std::uint32_t> m_border;  ///< by rank, counted along it
    std::uint32_t m_window = 0;           ///< blocks before the border on which later ones depend
    std::size_t m_stages = 0;
    std::size_t m_chunks = 0;  ///< whose backwards a forward is fused with
};

/// The result of playing a graph.
struct PlayedGraph {
    bool isSound = false;
    std::optional<double> shift;  ///< see `BlockGraph::shift`
};

struct LargeGraph;

/// A cache of graphs, dropped when they become too many. Not shared between threads, except for the large graph: one exists per process,
/// used by one thread at a time, because each takes some 100 MB.
class BlockGraphs {
public:
    /// Plays the graph of `shape` and writes the end of each rank to `rankEnds`.
    [[nodiscard]] PlayedGraph play(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& rankEnds);
    /// Returns the blocks of all graphs that are kept for this thread alone.
    [[nodiscard]] std::int64_t blocks() const { return m_blocks; }
    /// The most blocks that are kept.
    static constexpr std::int64_t kMostBlocks = std::int64_t{1} << 20;

private:
    [[nodiscard]] const BlockGraph& of(const PipelineShape& shape);

    std::int64_t m_blocks = 0;
    std::map<std::tuple<int, int, std::int64_t, int, int, bool>, std::unique_ptr<const BlockGraph>> m_graphs;
    std::shared_ptr<LargeGraph> m_large;
};

/// Computes `rankEnds` of any kind in one direction: from a shorter schedule plus the omitted periods where its steady state repeats,
/// else from all blocks. Returns false for kinds that always fuse blocks, and where more than `kMaxEstimatedBlocks` blocks have to be laid out.
[[nodiscard]] bool steadyEnds(const PipelineShape& shape, const StageTimes& times, double hop, BlockGraphs& graphs,
                              std::vector<double>& ends);

/// Returns whether the shortest schedule that could have a steady state has few enough blocks to look for one.
[[nodiscard]] bool mayBeSteady(const PipelineShape& shape);

}  // namespace shardscope
