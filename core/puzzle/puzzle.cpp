// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/puzzle.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace shardscope {
namespace {

/// Chunks of a loop, whatever the kind is called.
PipelineShape shapeOf(const PuzzleRules& rules)
{
    PipelineShape shape;
    shape.stages = rules.stages;
    shape.microBatches = rules.microBatches;
    shape.chunks = rules.chunks;
    return shape;
}

RefusedMove waitsFor(MoveProblem problem, int rank, const Block& block, BlockKind kind, int chunk)
{
    Block awaited = block;
    awaited.kind = kind;
    awaited.chunk = static_cast<std::uint16_t>(chunk);
    return {problem, rank, awaited};
}

}  // namespace

Puzzle::Puzzle(const PuzzleRules& rules)
    : m_rules(rules),
      m_map(shapeOf(rules)),
      m_cells(m_map.cellCount()),
      m_ranks(static_cast<std::size_t>(rules.stages)),
      m_live(static_cast<std::size_t>(rules.stages)),
      m_peak(static_cast<std::size_t>(rules.stages))
{
}

bool Puzzle::exists(const PuzzleMove& move) const
{
    const bool hasKind = move.block.kind == BlockKind::Forward ||
                         (m_rules.splitsBackward ? move.block.kind == BlockKind::InputGrad || move.block.kind == BlockKind::WeightGrad
                                                 : move.block.kind == BlockKind::Backward);
    return hasKind && move.rank >= 0 && move.rank < m_rules.stages && move.block.chunk < m_rules.chunks &&
           static_cast<int>(move.block.microBatch) < m_rules.microBatches;
}

bool Puzzle::isPlaced(const PuzzleMove& move) const
{
    const Cell& at = cell(m_map.slotOf(move.rank, move.block.chunk), move.block.microBatch);
    switch (move.block.kind) {
    case BlockKind::Forward:
        return at.isForwardDone;
    case BlockKind::WeightGrad:
        return at.isWeightDone;
    default:
        return at.isGradientDone;
    }
}

std::optional<RefusedMove> Puzzle::problemWith(const PuzzleMove& move) const
{
    if (!exists(move))
        return RefusedMove{MoveProblem::NoSuchBlock, -1, move.block};
    if (isPlaced(move))
        return RefusedMove{MoveProblem::Placed, move.rank, move.block};
    const int index = m_map.slotOf(move.rank, move.block.chunk);
    const StageMap::Slot& slot = m_map.slot(index);
    const std::uint32_t microBatch = move.block.microBatch;
    const auto refuse = [&](MoveProblem problem, int otherSlot, BlockKind kind) {
        return waitsFor(problem, m_map.slot(otherSlot).rank, move.block, kind, otherSlot % m_rules.chunks);
    };
    if (move.block.kind == BlockKind::Forward) {
        if (slot.previous != StageMap::kNone && !cell(slot.previous, microBatch).isForwardDone)
            return refuse(MoveProblem::NoInput, slot.previous, BlockKind::Forward);
        if (m_rules.mostLive && live(move.rank) >= *m_rules.mostLive)
            return RefusedMove{MoveProblem::NoRoom, move.rank, move.block};
        return std::nullopt;
    }
    if (!cell(index, microBatch).isForwardDone)
        return refuse(MoveProblem::NoForward, index, BlockKind::Forward);
    if (move.block.kind == BlockKind::WeightGrad)
        return cell(index, microBatch).isGradientDone ? std::nullopt
                                                      : std::optional(refuse(MoveProblem::NoInputGradient, index, BlockKind::InputGrad));
    if (slot.next != StageMap::kNone && !cell(slot.next, microBatch).isGradientDone)
        return refuse(MoveProblem::NoGradient, slot.next, move.block.kind);
    return std::nullopt;
}

double Puzzle::arrival(const PuzzleMove& move) const
{
    const int index = m_map.slotOf(move.rank, move.block.chunk);
    const StageMap::Slot& slot = m_map.slot(index);
    const std::uint32_t microBatch = move.block.microBatch;
    const Cell& own = cell(index, microBatch);
    if (move.block.kind == BlockKind::Forward)
        return slot.previous == StageMap::kNone ? 0 : cell(slot.previous, microBatch).forwardEnd;
    if (move.block.kind == BlockKind::WeightGrad)
        return own.gradientEnd;
    return std::max(own.forwardEnd, slot.next == StageMap::kNone ? 0 : cell(slot.next, microBatch).gradientEnd);
}

double Puzzle::durationOf(BlockKind kind) const
{
    switch (kind) {
    case BlockKind::Forward:
        return m_rules.times.forward;
    case BlockKind::InputGrad:
        return m_rules.times.inputGrad;
    case BlockKind::WeightGrad:
        return m_rules.times.weightGrad;
    default:
        return m_rules.times.backward;
    }
}

std::optional<RefusedMove> Puzzle::place(const PuzzleMove& move)
{
    if (std::optional<RefusedMove> problem = problemWith(move))
        return problem;
    auto& placed = m_ranks[static_cast<std::size_t>(move.rank)];
    const double start = std::max(placed.empty() ? 0 : placed.back().span.end, arrival(move));
    placed.push_back({move.block, {start, start + durationOf(move.block.kind)}});
    m_moves.push_back(move);
    count(move);
    return std::nullopt;
}

void Puzzle::count(const PuzzleMove& move)
{
    const double end = m_ranks[static_cast<std::size_t>(move.rank)].back().span.end;
    Cell& at = m_cells[m_map.cellOf(m_map.slotOf(move.rank, move.block.chunk), move.block.microBatch)];
    int& held = m_live[static_cast<std::size_t>(move.rank)];
    if (move.block.hasForward()) {
        at.isForwardDone = true;
        at.forwardEnd = end;
        ++held;
        m_peak[static_cast<std::size_t>(move.rank)] = std::max(m_peak[static_cast<std::size_t>(move.rank)], held);
    }
    if (move.block.hasInputGrad()) {
        at.isGradientDone = true;
        at.gradientEnd = end;
    }
    if (move.block.hasWeightGrad()) {
        at.isWeightDone = true;
        --held;
    }
}

bool Puzzle::takeBack()
{
    if (m_moves.empty())
        return false;
    // Few enough to play again: so that a position has one way to come about.
    std::vector<PuzzleMove> kept(m_moves.begin(), m_moves.end() - 1);
    *this = Puzzle(m_rules);
    for (const PuzzleMove& move : kept)
        (void)place(move);
    return true;
}

std::optional<Block> Puzzle::next(int rank, BlockKind kind, int chunk) const
{
    Block block;
    block.kind = kind;
    block.chunk = static_cast<std::uint16_t>(chunk);
    for (int microBatch = 0; microBatch < m_rules.microBatches; ++microBatch) {
        block.microBatch = static_cast<std::uint32_t>(microBatch);
        if (exists({rank, block}) && !isPlaced({rank, block}))
            return block;
    }
    return std::nullopt;
}

std::vector<Block> Puzzle::ready(int rank) const
{
    std::vector<Block> found;
    for (const BlockKind kind : {BlockKind::Forward, BlockKind::Backward, BlockKind::InputGrad, BlockKind::WeightGrad}) {
        for (int chunk = 0; chunk < m_rules.chunks; ++chunk) {
            for (int microBatch = 0; microBatch < m_rules.microBatches; ++microBatch) {
                Block block;
                block.kind = kind;
                block.chunk = static_cast<std::uint16_t>(chunk);
                block.microBatch = static_cast<std::uint32_t>(microBatch);
                if (problemWith({rank, block}))
                    continue;
                found.push_back(block);
                if (kind == BlockKind::Forward)  // any of those that wait would do the same
                    break;
            }
        }
    }
    return found;
}

int Puzzle::blocksLeft() const
{
    const int kinds = m_rules.splitsBackward ? 3 : 2;
    return m_rules.stages * m_rules.microBatches * m_rules.chunks * kinds - static_cast<int>(m_moves.size());
}

double Puzzle::makespan() const
{
    double last = 0;
    for (const auto& placed : m_ranks)
        last = placed.empty() ? last : std::max(last, placed.back().span.end);
    return last;
}

double Puzzle::bubbleOfTotal() const
{
    const double all = makespan() * m_rules.stages;
    double busy = 0;
    for (const PuzzleMove& move : m_moves)
        busy += durationOf(move.block.kind);
    return all > 0 ? 1 - busy / all : 0;
}

int Puzzle::live(int rank) const { return m_live[static_cast<std::size_t>(rank)]; }
int Puzzle::peakLive(int rank) const { return m_peak[static_cast<std::size_t>(rank)]; }
int Puzzle::peakLive() const { return *std::max_element(m_peak.begin(), m_peak.end()); }

Schedule Puzzle::schedule() const
{
    Schedule schedule;
    schedule.shape = shapeOf(m_rules);
    for (const auto& placed : m_ranks) {
        for (const PlacedBlock& each : placed)
            schedule.blocks.push_back(each.block);
        schedule.rankBegin.push_back(static_cast<std::uint32_t>(schedule.blocks.size()));
    }
    return schedule;
}

}  // namespace shardscope
