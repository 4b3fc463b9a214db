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

/// The blocks of a schedule that fuses none, in an order in which each comes after what it waits for: beside the block before it on its
/// rank that is one block of another rank at most, since what its own rank made is there already. Without times, so that one graph
/// serves every plan of its shape.
///
/// Where the schedule's steady state can be made longer by `period` micro-batches, the graph knows it: every rank's order of m + period
/// micro-batches is its order of m up to its border, and from there on the same order again `positions` blocks earlier, its
/// micro-batches counted on. What follows the border waits for nothing before the window.
class BlockGraph {
public:
    explicit BlockGraph(const PipelineShape& shape);

    /// False if ranks wait for each other in a circle.
    [[nodiscard]] bool isSound() const { return m_isSound; }
    [[nodiscard]] std::int64_t period() const { return m_period; }
    [[nodiscard]] bool canBeLonger() const { return m_canBeLonger; }

    /// When each block ends, and each rank's last one. `times` are of the virtual stages.
    void run(const StageTimes& times, double hop, std::vector<double>& blockEnds, std::vector<double>& rankEnds) const;
    /// How much later everything after the border would end were the steady state a period longer; empty where a period does not repeat
    /// the one before it, only later. All that follows then does, too (max-plus algebra: each end is the largest of some that shift alike).
    [[nodiscard]] std::optional<double> shift(const std::vector<double>& blockEnds) const;

private:
    struct Node {
        std::uint32_t waitsFor = UINT32_MAX;  ///< a node of another rank, if any
        std::uint32_t duration = 0;           ///< of `5 · stage + kind`
        std::uint32_t rank = 0;
    };

    void addNodes(const Schedule& schedule, const std::vector<std::uint32_t>& waits);
    void findPeriod(const Schedule& schedule, const std::vector<std::uint32_t>& waits);

    bool m_isSound = false;
    bool m_canBeLonger = false;
    std::int64_t m_period = 1;
    std::uint32_t m_positions = 0;  ///< blocks of a period on each rank
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_nodeOfBlock;  ///< the schedule's block → node, where it can be longer
    std::vector<std::uint32_t> m_rankBegin;
    std::vector<std::uint32_t> m_border;  ///< by rank, counted along it
    std::uint32_t m_window = 0;           ///< blocks before the border that what follows waits for
    std::size_t m_stages = 0;
};

/// A graph that is played.
struct PlayedGraph {
    bool isSound = false;
    std::optional<double> shift;  ///< see `BlockGraph::shift`
};

struct LargeGraph;

/// Graphs that were made once, forgotten where they become too many to keep. Not shared by threads, but for the large one: that is there
/// once in a process, for one thread after the other, since one for each would take some 100 MB as many times.
class BlockGraphs {
public:
    /// Plays the graph of `shape`, rank by rank to `rankEnds`.
    [[nodiscard]] PlayedGraph play(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& rankEnds);
    /// Returns the blocks of all graphs that are kept for this thread alone.
    [[nodiscard]] std::int64_t blocks() const { return m_blocks; }
    /// The most of these.
    static constexpr std::int64_t kMostBlocks = std::int64_t{1} << 20;

private:
    [[nodiscard]] const BlockGraph& of(const PipelineShape& shape);

    std::int64_t m_blocks = 0;
    std::map<std::tuple<int, int, std::int64_t, int, int>, std::unique_ptr<const BlockGraph>> m_graphs;
    std::shared_ptr<LargeGraph> m_large;
};

/// `rankEnds` of any kind that fuses no blocks: of a shorter schedule whose steady state repeats itself, the periods that were left out
/// added; of all blocks where it does not. False for kinds that fuse, and where there are more than `kMaxEstimatedBlocks` blocks to lay out.
[[nodiscard]] bool steadyEnds(const PipelineShape& shape, const StageTimes& times, double hop, BlockGraphs& graphs,
                              std::vector<double>& ends);

/// Whether the blocks of the shortest schedule that could have a steady state are few enough to look for one.
[[nodiscard]] bool mayBeSteady(const PipelineShape& shape);

}  // namespace shardscope
