// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/step/flows.h"
#include "core/step/operator_seconds.h"
#include "core/step/pass_time.h"

namespace shardscope {

class Estimate;

/// The kinds of computing into which the kernels of a trace and the operators of an estimate are divided alike.
enum class ComputeClass : std::uint8_t { Multiply, Attention, Kernels };
inline constexpr std::size_t kComputeClasses = 3;
using SecondsByClass = std::array<Seconds, kComputeClasses>;

/// The step of one pipeline rank as it is estimated, divided as the timeline of a trace is (core/doctor/timeline.h). Its parts sum to the
/// step: compute + Σ exposed + host + idle.
struct EstimatedRank {
    int rank = 0;
    Seconds step;
    SecondsByClass compute{};  ///< the optimizer is part of `Kernels`
    Seconds optimizer;
    SecondsByAxis exposed{};  ///< pp: waits for messages between stages
    SecondsByAxis waits{};    ///< of `exposed`: for a group's busiest rank, while nothing is sent
    Seconds host;             ///< waits for launches, and the overhead of every step
    Seconds idle;             ///< bubble, and waits for other pipeline ranks
    SecondsByClass forward{};
    SecondsByClass layers{};  ///< of `forward`: what recomputation can repeat, without embedding, head and loss
    SecondsByClass backward{};
    SecondsByClass recompute{};
    double attentionRuns = 0;  ///< forward passes of attention, without recomputation; 0: the estimate does not count them
    std::vector<OperatorSeconds> operators;
    std::vector<Flow> flows;

    [[nodiscard]] Seconds of(ComputeClass which) const { return compute[static_cast<std::size_t>(which)]; }
};

/// Returns the division of one pipeline rank's step, from the simulation that every view draws. Precondition: the estimate has a step, and
/// 0 <= rank < plan.pp.
[[nodiscard]] EstimatedRank estimatedRank(const Estimate& estimate, int rank);

}  // namespace shardscope
