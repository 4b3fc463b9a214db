// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/schedule/schedule.h"
#include "core/schedule/simulation.h"
#include "core/schedule/stage_map.h"

namespace shardscope {

/// A pipeline whose blocks a person places: the blocks, their durations, and the most live activations of a rank.
struct PuzzleRules {
    int stages = 4;
    int microBatches = 8;
    int chunks = 1;                 ///< per rank, in a loop
    bool splitsBackward = false;    ///< I and W blocks instead of B
    std::optional<int> mostLive{};  ///< live activations that a rank may have
    BlockTimes times{};

    bool operator==(const PuzzleRules&) const = default;
};

inline constexpr int kMostPuzzleStages = 8, kMostPuzzleMicroBatches = 16, kMostPuzzleChunks = 2;

/// One block appended to its rank.
struct PuzzleMove {
    int rank = 0;
    Block block;

    bool operator==(const PuzzleMove&) const = default;
};

/// The reason why a block cannot be placed.
enum class MoveProblem {
    NoSuchBlock,      ///< micro-batch, chunk or kind is not in the puzzle
    Placed,           ///< the block is placed already
    NoInput,          ///< the stage before has not run this micro-batch forward
    NoForward,        ///< the rank itself has not run its forward
    NoGradient,       ///< the next stage has not sent this micro-batch's gradient
    NoInputGradient,  ///< a weight gradient before the input gradient
    NoRoom,           ///< one live activation more than the limit
};

struct RefusedMove {
    MoveProblem problem = MoveProblem::NoSuchBlock;
    int rank = -1;  ///< which is waited for; −1: none
    Block block{};  ///< which is waited for
};

struct PlacedBlock {
    Block block;
    BlockSpan span;
};

/// A position. Every block starts as soon as its rank is free and its inputs are there, as in `simulate`. A value type.
class Puzzle {
public:
    explicit Puzzle(const PuzzleRules& rules);

    [[nodiscard]] const PuzzleRules& rules() const { return m_rules; }
    /// Returns why the block cannot be placed; empty: it can.
    [[nodiscard]] std::optional<RefusedMove> problemWith(const PuzzleMove& move) const;
    /// Places the block; returns why it cannot be placed, or empty.
    std::optional<RefusedMove> place(const PuzzleMove& move);
    /// Undoes the last move. Returns false without a move.
    bool takeBack();

    [[nodiscard]] const std::vector<PuzzleMove>& moves() const { return m_moves; }
    [[nodiscard]] const std::vector<PlacedBlock>& rank(int rank) const { return m_ranks[static_cast<std::size_t>(rank)]; }
    /// Returns the blocks that may be placed next on a rank; only the first forward of each chunk.
    [[nodiscard]] std::vector<Block> ready(int rank) const;
    /// Returns the first block of that kind that the rank has not run; empty: it has run all.
    [[nodiscard]] std::optional<Block> next(int rank, BlockKind kind, int chunk = 0) const;
    [[nodiscard]] int blocksLeft() const;
    [[nodiscard]] bool isDone() const { return blocksLeft() == 0; }

    /// Returns the time from 0 to the last end so far.
    [[nodiscard]] double makespan() const;
    /// Returns idle time / total time of all ranks so far, including a rank's time after its last block.
    [[nodiscard]] double bubbleOfTotal() const;
    [[nodiscard]] int live(int rank) const;
    [[nodiscard]] int peakLive(int rank) const;
    [[nodiscard]] int peakLive() const;
    /// Returns the complete schedule, in the form of published schedules. Precondition: the puzzle is done.
    [[nodiscard]] Schedule schedule() const;
    [[nodiscard]] double durationOf(BlockKind kind) const;

private:
    struct Cell {
        double forwardEnd = -1;
        double gradientEnd = -1;
        bool isForwardDone = false;
        bool isGradientDone = false;
        bool isWeightDone = false;
    };

    [[nodiscard]] bool exists(const PuzzleMove& move) const;
    [[nodiscard]] const Cell& cell(int slot, std::uint32_t microBatch) const { return m_cells[m_map.cellOf(slot, microBatch)]; }
    [[nodiscard]] bool isPlaced(const PuzzleMove& move) const;
    [[nodiscard]] double arrival(const PuzzleMove& move) const;
    void count(const PuzzleMove& move);

    PuzzleRules m_rules;
    StageMap m_map;
    std::vector<Cell> m_cells;
    std::vector<std::vector<PlacedBlock>> m_ranks;
    std::vector<int> m_live;
    std::vector<int> m_peak;
    std::vector<PuzzleMove> m_moves;
};

/// A published schedule of the same blocks, for comparison.
struct PuzzlePar {
    ScheduleKind kind = kDefaultSchedule;
    double makespan = 0;
    double bubbleOfTotal = 0;
    int peakLive = 0;
};

/// Returns the par of every kind that has these blocks, the shortest first.
[[nodiscard]] std::vector<PuzzlePar> parsOf(const PuzzleRules& rules);
/// Returns the kinds of schedule that match all blocks so far, on every rank.
[[nodiscard]] std::vector<ScheduleKind> recognised(const Puzzle& puzzle);
/// Returns a published order as a sequence of legal moves. Precondition: it is one of `parsOf`.
[[nodiscard]] std::vector<PuzzleMove> movesOf(const PuzzleRules& rules, ScheduleKind kind);

}  // namespace shardscope
