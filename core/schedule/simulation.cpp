// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/simulation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "core/schedule/stage_map.h"

namespace shardscope {
namespace {

using Durations = EnumArray<BlockKind, double>;

Durations durationsOf(const BlockTimes& times)
{
    Durations durations{};
    const auto set = [&](BlockKind kind, double value) { durations[static_cast<std::size_t>(kind)] = value; };
    set(BlockKind::Forward, times.forward);
    set(BlockKind::Backward, times.backward);
    set(BlockKind::InputGrad, times.inputGrad);
    set(BlockKind::WeightGrad, times.weightGrad);
    set(BlockKind::Fused, times.fused);
    return durations;
}

/// Runs each rank as far as it gets. A rank that must wait notes the one block result it waits for; the rank that computes it puts the
/// waiting rank back on the list. Each block is thus looked at once, and once more for each time that its rank waited. Asking each block for
/// factors that most callers do not have took 5 % of the time, so that there are two classes.
template <bool kHasFactors>
class Propagation {
public:
    Propagation(const Schedule& schedule, const StageTimes& times, const HopTimes& hops, std::span<const double> factors)
        : m_schedule(schedule), m_map(schedule.shape), m_factors(factors), m_ranks(static_cast<std::size_t>(schedule.rankCount()))
    {
        m_result.hops = hops;
        m_result.spans.resize(schedule.blocks.size());
        m_result.forwardBlock.assign(m_map.cellCount(), Simulation::kNone);
        m_result.gradientBlock.assign(m_map.cellCount(), Simulation::kNone);
        m_fusedPairs = times.fusedPairs;
        m_pairsPerStage = times.pairsPerStage();
        m_durations.reserve(static_cast<std::size_t>(m_map.slotCount()));
        for (int slot = 0; slot < m_map.slotCount(); ++slot)
            m_durations.push_back(durationsOf(times[static_cast<std::size_t>(m_map.slot(slot).stage)]));
    }

    /// False if ranks wait for each other in a circle.
    bool run()
    {
        for (int rank = m_schedule.rankCount() - 1; rank >= 0; --rank) {
            m_ranks[static_cast<std::size_t>(rank)].next = m_schedule.begin(rank);
            m_ready.push_back(rank);
        }
        while (!m_ready.empty()) {
            const int rank = m_ready.back();
            m_ready.pop_back();
            advance(rank);
        }
        for (int rank = 0; rank < m_schedule.rankCount(); ++rank) {
            const RankState& state = m_ranks[static_cast<std::size_t>(rank)];
            if (state.next != m_schedule.end(rank))
                return false;
            m_result.makespan = std::max(m_result.makespan, state.clock);
        }
        return true;
    }

    Simulation takeResult() { return std::move(m_result); }

private:
    static constexpr std::size_t kNothing = std::numeric_limits<std::size_t>::max();

    struct RankState {
        std::uint32_t next = 0;  ///< block
        double clock = 0;        ///< end of the block before
        std::size_t awaited = kNothing;
    };

    /// Forward results are awaited as 2·cell, gradients as 2·cell + 1.
    static std::size_t forwardOf(std::size_t cell) { return 2 * cell; }
    static std::size_t gradientOf(std::size_t cell) { return 2 * cell + 1; }
    std::uint32_t producerOf(std::size_t result) const
    {
        return (result % 2 == 0 ? m_result.forwardBlock : m_result.gradientBlock)[result / 2];
    }

    void advance(int rank)
    {
        RankState& state = m_ranks[static_cast<std::size_t>(rank)];
        state.awaited = kNothing;
        const std::uint32_t end = m_schedule.end(rank);
        for (; state.next < end; ++state.next) {
            const Block& block = m_schedule.blocks[state.next];
            double start = state.clock;
            if (!isReady(rank, block, start, state))
                return;
            state.clock = start + durationOf(rank, block);
            m_result.spans[state.next] = {start, state.clock};
            publish(rank, block, state.next);
        }
    }

    double durationOf(int rank, const Block& block) const
    {
        if constexpr (kHasFactors)
            return meanDurationOf(rank, block) * factorOf(rank, block);
        return meanDurationOf(rank, block);
    }

    /// Of a fused block: the mean of its parts' factors, by their times.
    double factorOf(int rank, const Block& block) const
    {
        const double first = m_factors[block.microBatch];
        if (!block.isFused())
            return first;
        const double forward = durationIn(m_map.slotOf(rank, block.chunk), BlockKind::Forward);
        const double backward = durationIn(m_map.slotOf(rank, block.backwardChunk()), BlockKind::Backward);
        if (forward + backward <= 0)
            return 1;
        return (first * forward + m_factors[block.fusedMicroBatch] * backward) / (forward + backward);
    }

    double durationIn(int slot, BlockKind kind) const
    {
        return m_durations[static_cast<std::size_t>(slot)][static_cast<std::size_t>(kind)];
    }

    double meanDurationOf(int rank, const Block& block) const
    {
        const int slot = m_map.slotOf(rank, block.chunk);
        if (block.isFused() && !m_fusedPairs.empty())
            return m_fusedPairs[static_cast<std::size_t>(m_map.slot(slot).stage) * m_pairsPerStage + block.fusedChunk];
        return durationIn(slot, block.kind);
    }

    /// Raises `start` to the arrival of the block's inputs, or notes the missing one.
    bool isReady(int rank, const Block& block, double& start, RankState& state) const
    {
        if (block.hasForward()) {
            const int previous = m_map.slot(m_map.slotOf(rank, block.chunk)).previous;
            if (previous != StageMap::kNone && !arrives(rank, previous, forwardOf(m_map.cellOf(previous, block.microBatch)), start, state))
                return false;
        }
        if (block.kind == BlockKind::Forward)
            return true;
        const int slot = m_map.slotOf(rank, block.backwardChunk());
        const std::uint32_t microBatch = block.backwardMicroBatch();
        const std::size_t cell = m_map.cellOf(slot, microBatch);
        if (block.kind == BlockKind::WeightGrad)
            return arrives(rank, slot, gradientOf(cell), start, state);
        const int next = m_map.slot(slot).next;
        return arrives(rank, slot, forwardOf(cell), start, state) &&
               (next == StageMap::kNone || arrives(rank, next, gradientOf(m_map.cellOf(next, microBatch)), start, state));
    }

    bool arrives(int rank, int producerSlot, std::size_t result, double& start, RankState& state) const
    {
        const std::uint32_t producer = producerOf(result);
        if (producer == Simulation::kNone) {
            state.awaited = result;
            return false;
        }
        const int from = m_map.slot(producerSlot).rank;
        const double hop = from == rank ? 0 : m_result.hops.between(from, rank);
        start = std::max(start, m_result.spans[producer].end + hop);
        return true;
    }

    void publish(int rank, const Block& block, std::uint32_t index)
    {
        if (block.hasForward()) {
            const int slot = m_map.slotOf(rank, block.chunk);
            const std::size_t cell = m_map.cellOf(slot, block.microBatch);
            m_result.forwardBlock[cell] = index;
            wake(m_map.slot(slot).next, forwardOf(cell));
        }
        if (block.hasInputGrad()) {
            const int slot = m_map.slotOf(rank, block.backwardChunk());
            const std::size_t cell = m_map.cellOf(slot, block.backwardMicroBatch());
            m_result.gradientBlock[cell] = index;
            wake(m_map.slot(slot).previous, gradientOf(cell));
        }
    }

    void wake(int consumerSlot, std::size_t result)
    {
        if (consumerSlot == StageMap::kNone)
            return;
        const int rank = m_map.slot(consumerSlot).rank;
        RankState& state = m_ranks[static_cast<std::size_t>(rank)];
        if (state.awaited == result) {
            state.awaited = kNothing;
            m_ready.push_back(rank);
        }
    }

    const Schedule& m_schedule;
    StageMap m_map;
    std::span<const double> m_factors;   ///< by micro-batch; empty: 1
    std::vector<Durations> m_durations;  ///< by slot
    std::vector<double> m_fusedPairs;
    std::size_t m_pairsPerStage = 0;
    std::vector<RankState> m_ranks;
    std::vector<int> m_ready;  ///< ranks that can go on
    Simulation m_result;
};

std::optional<Error> problemWith(double value, const char* what)
{
    if (!std::isfinite(value))
        return Error{ErrorCode::NotFinite, {std::to_string(value)}, {}, what};
    if (value < 0)
        return Error{ErrorCode::OutOfRange, {std::to_string(value), "0", std::to_string(std::numeric_limits<double>::max())}, {}, what};
    return std::nullopt;
}

template <bool kHasFactors>
Result<Simulation> run(Propagation<kHasFactors> propagation)
{
    if (!propagation.run())
        return Error{ErrorCode::Internal, {"pipeline ranks wait for each other"}, {}, {}};
    Simulation simulation = propagation.takeResult();
    if (auto error = problemWith(simulation.makespan, "makespan"))
        return *std::move(error);
    return simulation;
}

std::optional<Error> problemWith(std::span<const double> factors, const PipelineShape& shape)
{
    if (!factors.empty() && static_cast<std::int64_t>(factors.size()) != shape.microBatches)
        return Error{ErrorCode::Internal, {"factors of " + std::to_string(factors.size()) + " micro-batches"}, {}, {}};
    for (const double factor : factors) {
        if (auto error = problemWith(factor, "factors"))
            return error;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Error> problemWith(const StageTimes& times, const HopTimes& hops)
{
    for (const BlockTimes& stage : times) {
        for (const double duration : durationsOf(stage)) {
            if (auto error = problemWith(duration, "durations"))
                return error;
        }
    }
    for (const double duration : times.fusedPairs) {
        if (auto error = problemWith(duration, "durations"))
            return error;
    }
    return problemWith(hops.longest(), "p2p");
}

Result<Simulation> simulate(const Schedule& schedule, const StageTimes& times, const HopTimes& hops, std::span<const double> factors)
{
    if (static_cast<std::int64_t>(times.size()) != virtualStages(schedule.shape))
        return Error{ErrorCode::Internal, {"durations of " + std::to_string(times.size()) + " virtual stages"}, {}, {}};
    if (auto error = problemWith(times, hops))
        return *std::move(error);
    if (auto error = problemWith(factors, schedule.shape))
        return *std::move(error);
    return factors.empty() ? run(Propagation<false>(schedule, times, hops, factors))
                           : run(Propagation<true>(schedule, times, hops, factors));
}

}  // namespace shardscope
