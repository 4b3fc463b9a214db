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
    // Each of the ranks that exchange heads computes some heads of a block that has the tokens of all of them.
    const double stride = shape.stride();
    return shape.sequence ? static_cast<double>(pairsOf(mask, *shape.sequence * shape.stride() / shape.ranks)) / stride
                          : shareOf(mask) * stride;
}

double causalWork(const RingShape& shape)
{
    if (shape.sequence)
        return static_cast<double>(pairsOf(BlockMask::Causal, *shape.sequence));
    const double ranks = shape.ranks;
    return ranks * ranks / 2;
}

/// How many pairs of a rank in [rank, rankEnd) and a step in [step, stepEnd) have step ≤ rank. Precondition: step ≥ 0.
double countOfLower(int rank, int rankEnd, int step, int stepEnd)
{
    const double width = stepEnd - step;
    // From the rank on that reaches the first step it is one step more for each rank, until all are reached.
    const int first = std::clamp(step, rank, rankEnd);
    const int full = std::clamp(stepEnd - 1, first, rankEnd);
    const double rising = full - first;
    const double least = first + 1 - step;
    return rising * least + rising * (rising - 1) / 2 + (rankEnd - full) * width;
}

}  // namespace

RingWork::RingWork(const RingShape& shape)
    : m_ranks(shape.ranks), m_stride(shape.stride()), m_steps(shape.levels().ring), m_all(causalWork(shape)), m_isRing(isRing(shape.layout))
{
    if (shape.layout == ContextLayout::Ulysses)
        return;
    m_own = blockWork(shape, 0, 0);
    m_lower = blockWork(shape, 1, 0);
    m_higher = blockWork(shape, 0, 1);
}

double RingWork::cell(int rank, int step) const
{
    if (!m_isRing)
        return ofRank(rank);
    return step == 0 ? m_own : step * m_stride <= rank ? m_lower : m_higher;
}

double RingWork::ofRank(int rank) const
{
    if (m_own <= 0)
        return m_all / m_ranks;
    const int place = rank / m_stride;
    return m_own + place * m_lower + (m_ranks / m_stride - 1 - place) * m_higher;
}

double RingWork::shareOfStep(int step) const
{
    if (!m_isRing)
        return 1;
    return (step == 0 ? m_ranks * m_own : (m_ranks - step * m_stride) * m_lower + step * m_stride * m_higher) / m_all;
}

double RingWork::shareOfCells(int rank, int rankEnd, int step, int stepEnd) const
{
    const double ranks = rankEnd - rank;
    if (!m_isRing)
        return ranks * (shareOfRank(rank) + shareOfRank(rankEnd - 1)) / 2;
    double sum = step == 0 ? ranks * m_own : 0;
    const int others = std::max(step, 1);
    if (others < stepEnd) {
        // With two levels both kinds are equal, and their numbers do not matter.
        const double lower = countOfLower(rank, rankEnd, others, stepEnd);
        sum += lower * m_lower + (ranks * (stepEnd - others) - lower) * m_higher;
    }
    return sum / m_all;
}

double RingWork::largestShare() const
{
    if (!m_isRing)
        return std::max(shareOfRank(0), shareOfRank(m_ranks - 1));
    return (m_steps > 1 ? std::max({m_own, m_lower, m_higher}) : m_own) / m_all;
}

double RingWork::balance() const
{
    // A rank's work rises or falls evenly with its number.
    return 1 / (m_ranks * std::max(shareOfRank(0), shareOfRank(m_ranks - 1)));
}

double RingWork::balanceOfStep(int step) const
{
    if (!m_isRing)
        return balance();
    if (step == 0)
        return 1;
    const double busiest = std::max(m_lower, m_higher) / m_all;
    return busiest > 0 ? shareOfStep(step) / (m_ranks * busiest) : 1;
}

}  // namespace shardscope
