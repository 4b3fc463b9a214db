// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/puzzle/puzzle.h"
#include "core/schedule/bubble.h"
#include "core/schedule/live_activations.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/schedule_traits.h"

namespace shardscope {
namespace {

PipelineShape shapeOfKind(const PuzzleRules& rules, ScheduleKind kind)
{
    PipelineShape shape;
    shape.kind = kind;
    shape.stages = rules.stages;
    shape.microBatches = rules.microBatches;
    shape.chunks = rules.chunks;
    shape.group = static_cast<int>(defaultGroup(kind, rules.stages, rules.microBatches));
    return shape;
}

/// The kinds whose blocks are the puzzle's, and that its numbers allow.
std::vector<PipelineShape> shapesOf(const PuzzleRules& rules)
{
    std::vector<PipelineShape> shapes;
    for (const auto& [kind, name] : EnumNames<ScheduleKind>::names) {
        const ScheduleTraits& traits = traitsOf(kind);
        const PipelineShape shape = shapeOfKind(rules, kind);
        // With one chunk the kinds that have chunks are one of the others under another name.
        const bool hasChunks = rules.chunks == 1 ? !traits.chunks.isFree() && traits.chunks.most == 1 : traits.chunks.isFree();
        if (hasChunks && traits.placement == Placement::Loop && !traits.fuses && traits.splitsBackward == rules.splitsBackward &&
            checkShape(shape, GroupChoice::Written).empty())
            shapes.push_back(shape);
    }
    return shapes;
}

bool beginsLike(const Puzzle& puzzle, const Schedule& schedule)
{
    for (int rank = 0; rank < puzzle.rules().stages; ++rank) {
        const auto order = schedule.rank(rank);
        const auto& placed = puzzle.rank(rank);
        if (placed.size() > order.size() || !std::equal(placed.begin(), placed.end(), order.begin(),
                                                        [](const PlacedBlock& mine, const Block& theirs) { return mine.block == theirs; }))
            return false;
    }
    return true;
}

}  // namespace

std::vector<PuzzlePar> parsOf(const PuzzleRules& rules)
{
    std::vector<PuzzlePar> pars;
    for (const PipelineShape& shape : shapesOf(rules)) {
        const Schedule schedule = makeSchedule(shape);
        const Result<Simulation> simulation = simulate(schedule, uniformTimes(shape, rules.times), 0);
        if (!simulation)
            continue;
        PuzzlePar par{shape.kind, simulation->makespan, 0, 0};
        if (const auto bubble = bubbleFractions(schedule, *simulation))
            par.bubbleOfTotal = bubble->ofTotal;
        for (int rank = 0; rank < rules.stages; ++rank)
            par.peakLive = std::max(par.peakLive, static_cast<int>(peakLiveOf(schedule.rank(rank))));
        if (!rules.mostLive || par.peakLive <= *rules.mostLive)
            pars.push_back(par);
    }
    std::stable_sort(pars.begin(), pars.end(), [](const PuzzlePar& a, const PuzzlePar& b) {
        return a.makespan != b.makespan ? a.makespan < b.makespan : a.peakLive < b.peakLive;
    });
    return pars;
}

std::vector<ScheduleKind> recognised(const Puzzle& puzzle)
{
    std::vector<ScheduleKind> kinds;
    for (const PipelineShape& shape : shapesOf(puzzle.rules())) {
        if (beginsLike(puzzle, makeSchedule(shape)))
            kinds.push_back(shape.kind);
    }
    return kinds;
}

std::vector<PuzzleMove> movesOf(const PuzzleRules& rules, ScheduleKind kind)
{
    const Schedule schedule = makeSchedule(shapeOfKind(rules, kind));
    Puzzle puzzle(rules);
    std::vector<std::uint32_t> next(schedule.rankBegin.begin(), schedule.rankBegin.end() - 1);
    for (bool moved = true; moved && !puzzle.isDone();) {
        moved = false;
        for (int rank = 0; rank < rules.stages; ++rank) {
            std::uint32_t& at = next[static_cast<std::size_t>(rank)];
            if (at < schedule.end(rank) && !puzzle.place({rank, schedule.blocks[at]})) {
                ++at;
                moved = true;
            }
        }
    }
    return puzzle.moves();
}

}  // namespace shardscope
