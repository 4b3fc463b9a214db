// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstddef>

#include "core/schedule/block_times.h"
#include "core/schedule/kinds/fused_pairs.h"
#include "core/schedule/kinds/kinds.h"
#include "core/schedule/kinds/laws.h"
#include "core/schedule/kinds/shape_rules.h"

namespace shardscope {
namespace {

constexpr std::array kRules{kTakesOneChunk};

/// Megatron-LM, forward_backward_pipelining_without_interleaving: as many forwards as ranks behind this one, then one
/// forward and one backward in turn, then the backwards that are left.
void appendOrder(const PipelineShape& shape, int rank, OrderWriter& order)
{
    const std::int64_t m = shape.microBatches;
    const std::int64_t warmUp = std::min<std::int64_t>(m, shape.stages - 1 - rank);
    for (std::int64_t i = 0; i < warmUp; ++i)
        order.forward(i, 0);
    for (std::int64_t i = 0; i < m - warmUp; ++i) {
        order.forward(warmUp + i, 0);
        order.backward(i, 0);
    }
    for (std::int64_t i = m - warmUp; i < m; ++i)
        order.backward(i, 0);
}

Term peak(const LawTerms& law) { return law.terms.minimum(law.id, law.m, law.difference("p − r", law.p, law.r)); }

/// Round i of rank r is the forward of micro-batch i + p - 1 - r and the backward of micro-batch i, where they are there. A
/// forward then waits for the rank before it in round i - 1, a backward for the rank after it in the same round.
class Rounds {
public:
    Rounds(const StageTimes& times, std::int64_t microBatches, double hop)
        : m_times(times),
          m_ranks(static_cast<std::ptrdiff_t>(times.size())),
          m_microBatches(microBatches),
          m_hop(hop),
          m_state(2 * times.size(), 0.0)
    {
    }

    void run(std::vector<double>& ends)
    {
        for (std::int64_t round = 1 - m_ranks; round < m_microBatches; ++round) {
            const bool isFull = round >= 0 && round <= m_microBatches - m_ranks;
            if (isFull)
                fullRound();
            else
                partialRound(round);
            if (isFull && !m_skipped)
                round += skip(round);
        }
        ends.assign(m_state.begin() + m_ranks, m_state.end());
    }

private:
    double& forwardEnd(std::ptrdiff_t rank) { return m_state[static_cast<std::size_t>(rank)]; }
    double& clock(std::ptrdiff_t rank) { return m_state[static_cast<std::size_t>(m_ranks + rank)]; }
    const BlockTimes& timesOf(std::ptrdiff_t rank) const { return m_times[static_cast<std::size_t>(rank)]; }

    void forward(std::ptrdiff_t rank)
    {
        double start = clock(rank);
        if (rank > 0)
            start = std::max(start, forwardEnd(rank - 1) + m_hop);
        clock(rank) = forwardEnd(rank) = start + timesOf(rank).forward;
    }
    /// `gradient`: when the rank after it has ended its backward of this round.
    double backward(std::ptrdiff_t rank, double gradient)
    {
        return clock(rank) = std::max(clock(rank), gradient + m_hop) + timesOf(rank).backward;
    }

    void fullRound()
    {
        double gradient = -m_hop;
        for (std::ptrdiff_t rank = m_ranks - 1; rank >= 0; --rank) {
            forward(rank);
            gradient = backward(rank, gradient);
        }
    }

    void partialRound(std::int64_t round)
    {
        double gradient = -m_hop;
        // Before round 0 the first micro-batch has come no further than this.
        for (std::ptrdiff_t rank = std::min<std::ptrdiff_t>(round, 0) + m_ranks - 1; rank >= 0; --rank) {
            if (round + m_ranks - 1 - rank < m_microBatches)
                forward(rank);
            if (round >= 0)
                gradient = backward(rank, gradient);
        }
    }

    /// How many rounds may be left out after this one: once a round leaves the ranks as an earlier one did, only later, all
    /// that follows is repeated.
    std::int64_t skip(std::int64_t round)
    {
        if (round > 0 && repeats()) {
            const std::int64_t period = round - m_savedRound;
            const std::int64_t periods = (m_microBatches - m_ranks - round) / period;
            const double shift = static_cast<double>(periods) * (m_state.back() - m_saved.back());
            for (double& time : m_state)
                time += shift;
            m_skipped = true;
            return periods * period;
        }
        // Kept at rounds 0, 1, 2, 4, 8, … so that a period of any length is found.
        if ((round & (round - 1)) == 0) {
            m_saved = m_state;
            m_savedRound = round;
        }
        return 0;
    }

    bool repeats() const
    {
        const double shift = m_state.back() - m_saved.back();
        const double tolerance = 1e-13 * m_state.back();
        for (std::size_t i = 0; i < m_state.size(); ++i) {
            if (!(std::abs(m_state[i] - m_saved[i] - shift) <= tolerance))
                return false;
        }
        return true;
    }

    const StageTimes& m_times;
    std::ptrdiff_t m_ranks;
    std::int64_t m_microBatches;
    double m_hop;
    std::vector<double> m_state;  ///< by rank the end of its last forward, then by rank that of its last block
    std::vector<double> m_saved;
    std::int64_t m_savedRound = 0;
    bool m_skipped = false;
};

/// `rankEnds` of 1F1B, always exact: when each rank's last backward ends, of any stages, micro-batches and hop. Time: some rounds of
/// p steps, however many micro-batches there are, unless two ranks are about equally slow.
bool oneFOneBEnds(const PipelineShape& shape, const StageTimes& times, double hop, std::vector<double>& ends)
{
    Rounds(times, shape.microBatches, hop).run(ends);
    return true;
}

}  // namespace

constinit const ScheduleTraits kOneFOneB{.label = "One forward, one backward",
                                         .shortLabel = "1F1B",
                                         .source = "Narayanan et al. 2021, arXiv 2104.04473, section 2.2.1",
                                         .blocksSends = true,
                                         .endsAreKnown = true,
                                         .megatron = MegatronSchedule::Plain,
                                         .torch = "1F1B",
                                         .nanotron = "1f1b",
                                         .rules = kRules,
                                         .appendOrder = appendOrder,
                                         .peak = {peak, "mpr", "min(m, p − r)"},
                                         .bubble = {wholeBackwardLaw, kWholeBackward, kAnyCount},
                                         .pairs = &kFusedPairsOfStages,
                                         .rankEnds = oneFOneBEnds};

}  // namespace shardscope
