// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/least_of_blocks.h"

#include <algorithm>
#include <limits>

#include "core/plan/resolved_plan.h"
#include "core/schedule/schedule_traits.h"
#include "core/step/step_inputs.h"

namespace shardscope {
namespace {

/// A whole backward, or its halves where they may be apart.
double backwardOf(const BlockTimes& times, const ScheduleTraits& traits)
{
    return traits.splitsBackward ? times.inputGrad + times.weightGrad : times.backward;
}

/// Gradients that leave with whole backwards go back through the stages before, after the rank's last block.
double leastInOrder(const StepInputs& inputs, const ResolvedPlan& plan, const ScheduleTraits& traits)
{
    const auto times = static_cast<double>(microBatchesPerChunk(inputs.shape));
    double least = 0;
    double through = 0;  // of one micro-batch through the first stages of the ranks before
    for (int rank = 0; rank < plan.pp; ++rank) {
        double busy = 0;
        for (const int stage : plan.stagesOfRank(rank)) {
            const BlockTimes& of = inputs.times[static_cast<std::size_t>(stage)];
            busy += of.forward + backwardOf(of, traits);
        }
        least = std::max(least, through + times * busy);
        const BlockTimes& first = inputs.times[static_cast<std::size_t>(plan.stagesOfRank(rank).front())];
        through += first.forward + (traits.splitsBackward ? 0 : first.backward);
    }
    return least;
}

/// The blocks of one rank where some are fused.
class FusedRank {
public:
    FusedRank(const StepInputs& inputs, const ResolvedPlan& plan, int rank)
        : m_times(inputs.times), m_traits(traitsOf(inputs.shape.kind)), m_stages(plan.stagesOfRank(rank))
    {
    }

    /// Returns the seconds of one micro-batch through each of the rank's chunks.
    [[nodiscard]] double busy() const
    {
        double sum = 0;
        for (const int stage : m_stages) {
            const BlockTimes& own = timesOf(stage);
            sum += own.forward + std::min(own.backward, backwardOf(own, m_traits)) - mostHidden(stage);
        }
        return sum;
    }
    /// Returns the seconds of a forward of a stage, at least: a fused block may be shorter than its halves.
    [[nodiscard]] double forward(int stage) const { return std::max(0.0, timesOf(stage).forward - mostHidden(stage)); }

private:
    [[nodiscard]] const BlockTimes& timesOf(int stage) const { return m_times[static_cast<std::size_t>(stage)]; }
    [[nodiscard]] double mostHidden(int stage) const
    {
        double most = 0;
        for (std::size_t chunk = 0; chunk < m_stages.size(); ++chunk) {
            // A kind that always fuses pairs the stages that are as far from both ends (`FusedStages`).
            if (m_times.fusedPairs.empty() && static_cast<std::size_t>(stage + m_stages[chunk]) + 1 != m_times.size())
                continue;
            const BlockTimes& other = timesOf(m_stages[chunk]);
            const double apart = timesOf(stage).forward + std::min(other.backward, backwardOf(other, m_traits));
            most = std::max(most, apart - m_times.fused(static_cast<std::size_t>(stage), chunk));
        }
        return most;
    }

    const StageTimes& m_times;
    const ScheduleTraits& m_traits;
    const std::vector<int> m_stages;
};

/// A rank starts with a forward of one of its stages.
double leastFused(const StepInputs& inputs, const ResolvedPlan& plan)
{
    std::vector<double> forwards(inputs.times.size());
    std::vector<double> busy;
    for (int rank = 0; rank < plan.pp; ++rank) {
        const FusedRank own(inputs, plan, rank);
        busy.push_back(own.busy());
        for (const int stage : plan.stagesOfRank(rank))
            forwards[static_cast<std::size_t>(stage)] = own.forward(stage);
    }
    std::vector<double> through(forwards.size(), 0);
    for (std::size_t stage = 1; stage < forwards.size(); ++stage)
        through[stage] = through[stage - 1] + forwards[stage - 1];
    const auto times = static_cast<double>(microBatchesPerChunk(inputs.shape));
    double least = 0;
    for (int rank = 0; rank < plan.pp; ++rank) {
        double start = std::numeric_limits<double>::infinity();
        for (const int stage : plan.stagesOfRank(rank))
            start = std::min(start, through[static_cast<std::size_t>(stage)]);
        least = std::max(least, start + times * busy[static_cast<std::size_t>(rank)]);
    }
    return least;
}

}  // namespace

double leastOfBlocks(const StepInputs& inputs, const ResolvedPlan& plan)
{
    const double least = fuses(inputs.shape) ? leastFused(inputs, plan) : leastInOrder(inputs, plan, traitsOf(plan.schedule));
    return least + (inputs.gatherExposed + inputs.optimizer + inputs.overhead).value();
}

}  // namespace shardscope
