// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/in_flight.h"

namespace shardscope {

/// The durations of the blocks of one virtual stage, in any unit of time.
struct BlockTimes {
    double forward = 1;
    double backward = 2;  ///< a whole backward; usually inputGrad + weightGrad
    double inputGrad = 1;
    double weightGrad = 1;
    double fused = 3;  ///< the fused block whose forward is of this stage; the mean where it meets several backwards

    bool operator==(const BlockTimes&) const = default;
};

/// The times of every virtual stage in model order: stages · chunks of them (DualPipe: stages, shared by both directions).
struct StageTimes : std::vector<BlockTimes> {
    using std::vector<BlockTimes>::vector;

    /// The fused blocks where a forward meets the backwards of several chunks of its rank: by stage of the forward, then by chunk of the
    /// backward. Empty where `BlockTimes::fused` is exact.
    std::vector<double> fusedPairs;

    [[nodiscard]] std::size_t pairsPerStage() const { return empty() ? 0 : fusedPairs.size() / size(); }
    [[nodiscard]] double fused(std::size_t stage, std::size_t backwardChunk) const
    {
        return fusedPairs.empty() ? (*this)[stage].fused : fusedPairs[stage * pairsPerStage() + backwardChunk];
    }
    friend bool operator==(const StageTimes& a, const StageTimes& b)
    {
        using Stages = const std::vector<BlockTimes>&;
        return static_cast<Stages>(a) == static_cast<Stages>(b) && a.fusedPairs == b.fusedPairs;
    }
};

[[nodiscard]] bool areEqual(const StageTimes& times);

/// Returns the same times for every virtual stage.
[[nodiscard]] StageTimes uniformTimes(const PipelineShape& shape, const BlockTimes& times);

}  // namespace shardscope
