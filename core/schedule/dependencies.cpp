// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/dependencies.h"

#include <algorithm>

namespace shardscope {

std::vector<Dependency> Dependencies::of(std::uint32_t index) const
{
    std::vector<Dependency> found;
    const Block& block = m_schedule.blocks[index];
    const int rank = m_schedule.rankOf(index);
    const auto add = [&](const std::vector<std::uint32_t>& producers, int slot, std::uint32_t microBatch) {
        if (slot != StageMap::kNone)
            found.push_back({producers[m_map.cellOf(slot, microBatch)], index, m_map.slot(slot).rank != rank});
    };
    if (block.hasForward())
        add(m_simulation.forwardBlock, m_map.slot(m_map.slotOf(rank, block.chunk)).previous, block.microBatch);
    const int slot = m_map.slotOf(rank, block.backwardChunk());
    if (block.hasInputGrad()) {
        add(m_simulation.gradientBlock, m_map.slot(slot).next, block.backwardMicroBatch());
        add(m_simulation.forwardBlock, slot, block.backwardMicroBatch());
    }
    if (block.kind == BlockKind::WeightGrad)
        add(m_simulation.gradientBlock, slot, block.microBatch);
    return found;
}

std::vector<Dependency> Dependencies::on(std::uint32_t index) const
{
    std::vector<Dependency> found;
    const Block& block = m_schedule.blocks[index];
    const int rank = m_schedule.rankOf(index);
    const auto add = [&](const std::vector<std::uint32_t>& consumers, int slot, std::uint32_t microBatch) {
        if (slot != StageMap::kNone)
            found.push_back({index, consumers[m_map.cellOf(slot, microBatch)], m_map.slot(slot).rank != rank});
    };
    if (block.hasForward()) {
        const int slot = m_map.slotOf(rank, block.chunk);
        add(m_simulation.forwardBlock, m_map.slot(slot).next, block.microBatch);
        add(m_simulation.gradientBlock, slot, block.microBatch);
    }
    if (block.hasInputGrad())
        add(m_simulation.gradientBlock, m_map.slot(m_map.slotOf(rank, block.backwardChunk())).previous, block.backwardMicroBatch());
    if (block.kind == BlockKind::InputGrad)
        found.push_back({index, weightGradOf(index), false});
    return found;
}

std::uint32_t Dependencies::weightGradOf(std::uint32_t inputGrad) const
{
    Block wanted = m_schedule.blocks[inputGrad];
    wanted.kind = BlockKind::WeightGrad;
    const auto end = m_schedule.blocks.begin() + m_schedule.end(m_schedule.rankOf(inputGrad));
    return static_cast<std::uint32_t>(std::find(m_schedule.blocks.begin() + inputGrad, end, wanted) - m_schedule.blocks.begin());
}

std::uint32_t Dependencies::whatSetTheStart(std::uint32_t index) const
{
    const double start = m_simulation.spans[index].start;
    const bool firstOfRank = index == m_schedule.begin(m_schedule.rankOf(index));
    if (!firstOfRank && m_simulation.spans[index - 1].end == start)
        return index - 1;
    for (const Dependency& dependency : of(index)) {
        const double hop =
            dependency.crossesRanks ? m_simulation.hops.between(m_schedule.rankOf(dependency.from), m_schedule.rankOf(index)) : 0;
        // The simulation computed the start as exactly this sum.
        if (m_simulation.spans[dependency.from].end + hop == start)
            return dependency.from;
    }
    return Simulation::kNone;
}

std::vector<std::uint32_t> Dependencies::pathTo(std::uint32_t block) const
{
    std::vector<std::uint32_t> path;
    for (; block != Simulation::kNone; block = whatSetTheStart(block))
        path.push_back(block);
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<std::uint32_t> Dependencies::criticalPath() const
{
    const auto& spans = m_simulation.spans;
    const auto last = std::find_if(spans.begin(), spans.end(), [&](const BlockSpan& span) { return span.end == m_simulation.makespan; });
    return last == spans.end() ? std::vector<std::uint32_t>() : pathTo(static_cast<std::uint32_t>(last - spans.begin()));
}

}  // namespace shardscope
