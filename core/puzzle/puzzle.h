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

/// A pipeline whose blocks somebody places by hand: which blocks there are, how long they take, and how much a rank may hold.
struct PuzzleRules {
    int stages = 4;
    int microBatches = 8;
    int chunks = 1;                 ///< per rank, in a loop
    bool splitsBackward = false;    ///< I and W blocks in the place of B
    std::optional<int> mostLive{};  ///< activations that a rank may hold at once
    BlockTimes times{};

    bool operator==(const PuzzleRules&) const = default;
};

inline constexpr int kMostPuzzleStages = 8, kMostPuzzleMicroBatches = 16, kMostPuzzleChunks = 2;

/// One block put behind those that its rank has.
struct PuzzleMove {
    int rank = 0;
    Block block;

    bool operator==(const PuzzleMove&) const = default;
};

/// Why a block cannot be placed.
enum class MoveProblem {
    NoSuchBlock,      ///< of another micro-batch, chunk or kind than the puzzle has
    Placed,           ///< it is there already
    NoInput,          ///< the stage before has not run this micro-batch forward
    NoForward,        ///< the rank itself has not
    NoGradient,       ///< the stage behind has not sent this micro-batch's gradient
    NoInputGradient,  ///< a weight gradient before the input gradient
    NoRoom,           ///< one more activation than the rank may hold
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

/// A position: every block starts as soon as its rank and what it waits for allow, as in `simulate`. A value.
class Puzzle {
public:
    explicit Puzzle(const PuzzleRules& rules);

    [[nodiscard]] const PuzzleRules& rules() const { return m_rules; }
    /// Nothing: it may be placed.
    [[nodiscard]] std::optional<RefusedMove> problemWith(const PuzzleMove& move) const;
    /// Nothing where it was placed.
    std::optional<RefusedMove> place(const PuzzleMove& move);
    /// Takes the last move back. False: there is none.
    bool takeBack();

    [[nodiscard]] const std::vector<PuzzleMove>& moves() const { return m_moves; }
    [[nodiscard]] const std::vector<PlacedBlock>& rank(int rank) const { return m_ranks[static_cast<std::size_t>(rank)]; }
    /// Returns what may be placed next on a rank; of the forwards of a chunk the first alone.
    [[nodiscard]] std::vector<Block> ready(int rank) const;
    /// The first micro-batch of that kind that the rank has not run; nothing: it has run all.
    [[nodiscard]] std::optional<Block> next(int rank, BlockKind kind, int chunk = 0) const;
    [[nodiscard]] int blocksLeft() const;
    [[nodiscard]] bool isDone() const { return blocksLeft() == 0; }

    /// From 0 to the last end so far.
    [[nodiscard]] double makespan() const;
    /// Idle time so far / all time so far of all ranks; a rank's time after its last block counts.
    [[nodiscard]] double bubbleOfTotal() const;
    [[nodiscard]] int live(int rank) const;
    [[nodiscard]] int peakLive(int rank) const;
    [[nodiscard]] int peakLive() const;
    /// Returns the schedule of all of it, as the published schedules' orders are written; only of a puzzle that is done.
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

/// A published schedule of the same blocks: what to measure oneself against.
struct PuzzlePar {
    ScheduleKind kind = kDefaultSchedule;
    double makespan = 0;
    double bubbleOfTotal = 0;
    int peakLive = 0;
};

/// Returns the par of every kind that has these blocks, the shortest first.
[[nodiscard]] std::vector<PuzzlePar> parsOf(const PuzzleRules& rules);
/// The kinds that a position can still become: each rank has begun as they do. Of a puzzle that is done: what was built.
[[nodiscard]] std::vector<ScheduleKind> recognised(const Puzzle& puzzle);
/// A published order as moves that may be played one after the other. Precondition: it is one of `parsOf`.
[[nodiscard]] std::vector<PuzzleMove> movesOf(const PuzzleRules& rules, ScheduleKind kind);

}  // namespace shardscope
