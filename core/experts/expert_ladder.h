// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/experts/expert_settings.h"
#include "core/scenario/scenario.h"
#include "core/trust/fit.h"

namespace shardscope {

/// The rungs, from every expert for every token to today's practice, one idea each.
enum class ExpertRungKind {
    Naive,        ///< every token through every expert, all experts on every GPU
    TopK,         ///< only its k experts
    Distributed,  ///< experts on many GPUs, one copy of a token per expert, at the stated imbalance
    Tuned         ///< one copy per domain, and a balanced router
};

template <>
struct EnumNames<ExpertRungKind> {
    using enum ExpertRungKind;
    static constexpr std::array<std::pair<ExpertRungKind, std::string_view>, 4> names{
        {{Naive, "naive"}, {TopK, "top-k"}, {Distributed, "distributed"}, {Tuned, "tuned"}}};
};

/// The scenario on one rung, with its own estimate.
struct ExpertRung {
    ExpertRungKind kind = ExpertRungKind::Naive;
    Scenario scenario;
    int ep = 1;
    bool isLegal = false;
    Bytes peak;  ///< of the worst GPU; 0 where the plan is illegal
    Fit fit = Fit::DoesNotFit;
    Flop expertFlopPerToken;      ///< of the routed experts, forward, one layer
    double busiest = 1;           ///< the busiest rank's tokens / the mean
    Wires dispatch;               ///< sent by one GPU for one layer and micro-batch, one way
    Seconds dispatchSeconds;      ///< at line rate
    std::optional<Seconds> step;  ///< of the whole training step; empty where it cannot be known
};

/// Returns the four rungs of a mixture of experts. Where the plan has no expert parallelism, the third and fourth take as many ranks as
/// experts and GPUs allow. `memoryBand`: relative error of their memory; empty: not known. Precondition: the model is a mixture of experts
/// that can be estimated.
[[nodiscard]] std::vector<ExpertRung> expertLadder(const Scenario& scenario, std::optional<double> memoryBand = {});

}  // namespace shardscope
