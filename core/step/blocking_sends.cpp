// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/step/blocking_sends.h"

#include <algorithm>

#include "core/schedule/stage_map.h"

namespace shardscope {
double lengthOf(BlockKind kind, const BlockTimes& times)
{
    switch (kind) {
    case BlockKind::Forward:
        return times.forward;
    case BlockKind::Backward:
        return times.backward;
    case BlockKind::InputGrad:
        return times.inputGrad;
    case BlockKind::WeightGrad:
        return times.weightGrad;
    case BlockKind::Fused:
        return times.fused;
    }
    return 0;
}

StageTimes withBlockingSends(StageTimes times, const PipelineShape& shape, const HopTimes& hops)
{
    const StageMap map(shape);
    for (int index = 0; index < map.slotCount(); ++index) {
        const StageMap::Slot& slot = map.slot(index);
        BlockTimes& stage = times[static_cast<std::size_t>(slot.stage)];
        const auto hopTo = [&](int other) {
            const int rank = other == StageMap::kNone ? slot.rank : map.slot(other).rank;
            return rank == slot.rank ? 0 : hops.between(slot.rank, rank);
        };
        // Both directions share a stage's times, and the slots of both cross ranks or neither does.
        const bool isFirst = directions(shape.kind) == 1 || slot.firstMicroBatch == 0;
        if (!isFirst)
            continue;
        stage.forward += hopTo(slot.next);
        stage.backward += hopTo(slot.previous);
        stage.inputGrad += hopTo(slot.previous);
        // The forward's and the backward's messages travel at the same time, in opposite directions.
        const double longer = std::max(hopTo(slot.next), hopTo(slot.previous));
        stage.fused += longer;
        const std::size_t pairs = times.pairsPerStage();
        for (std::size_t pair = 0; pair < pairs; ++pair)
            times.fusedPairs[static_cast<std::size_t>(slot.stage) * pairs + pair] += longer;
    }
    return times;
}

void cutSends(Simulation& simulation, const Schedule& schedule, const StageTimes& times, const StageTimes& occupied,
              std::span<const double> factors)
{
    simulation.makespan = 0;
    for (int rank = 0; rank < schedule.rankCount(); ++rank) {
        for (std::uint32_t i = schedule.begin(rank); i < schedule.end(rank); ++i) {
            const Block& block = schedule.blocks[i];
            const auto stage = static_cast<std::size_t>(stageOf(schedule.shape, rank, block.chunk));
            const double factor = factors.empty() ? 1 : factors[block.microBatch];
            simulation.spans[i].end -= factor * (lengthOf(block.kind, occupied[stage]) - lengthOf(block.kind, times[stage]));
            simulation.makespan = std::max(simulation.makespan, simulation.spans[i].end);
        }
    }
}

}  // namespace shardscope
