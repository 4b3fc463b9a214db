// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ring/ring_work.h"

#include <algorithm>

#include "core/ring/block_mask.h"

namespace shardscope {
namespace {

double blockWork(const RingShape& shape, int queriesOf, int keysOf)
{
    const BlockMask mask = maskOf(shape.layout, queriesOf, keysOf);
    return shape.sequence ? static_cast<double>(pairsOf(mask, *shape.sequence / shape.ranks)) : shareOf(mask);
}

double cellWork(const RingShape& shape, double all, int rank, int step)
{
    if (isRing(shape.layout))
        return blockWork(shape, rank, keysFrom(rank, step, shape.ranks));
    if (shape.layout == ContextLayout::Ulysses)
        return all / shape.ranks;
    double sum = 0;
    for (int other = 0; other < shape.ranks; ++other)
        sum += blockWork(shape, rank, other);
    return sum;
}

double causalWork(const RingShape& shape)
{
    if (shape.sequence)
        return static_cast<double>(pairsOf(BlockMask::Causal, *shape.sequence));
    const double ranks = shape.ranks;
    return ranks * ranks / 2;
}

}  // namespace

RingWork::RingWork(const RingShape& shape)
    : m_ranks(shape.ranks),
      m_steps(stepsOf(shape.layout, shape.ranks)),
      m_all(causalWork(shape)),
      m_cells(static_cast<std::size_t>(m_ranks) * static_cast<std::size_t>(m_steps))
{
    for (int rank = 0; rank < m_ranks; ++rank) {
        for (int step = 0; step < m_steps; ++step)
            m_cells[index(rank, step)] = cellWork(shape, m_all, rank, step);
    }
}

double RingWork::shareOfRank(int rank) const
{
    double sum = 0;
    for (int step = 0; step < m_steps; ++step)
        sum += cell(rank, step);
    return sum / m_all;
}

double RingWork::shareOfStep(int step) const
{
    double sum = 0;
    for (int rank = 0; rank < m_ranks; ++rank)
        sum += cell(rank, step);
    return sum / m_all;
}

double RingWork::balance() const
{
    double busiest = 0;
    for (int rank = 0; rank < m_ranks; ++rank)
        busiest = std::max(busiest, shareOfRank(rank));
    return 1 / (m_ranks * busiest);
}

double RingWork::balanceOfStep(int step) const
{
    double busiest = 0;
    for (int rank = 0; rank < m_ranks; ++rank)
        busiest = std::max(busiest, share(rank, step));
    return busiest > 0 ? shareOfStep(step) / (m_ranks * busiest) : 1;
}

}  // namespace shardscope
