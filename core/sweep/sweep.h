// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/base/error.h"
#include "core/base/finding.h"
#include "core/remedy/figures.h"
#include "core/scenario/scenario.h"
#include "core/sweep/sweep_axis.h"

namespace shardscope {

class Evidence;

/// One value of an axis and what `estimate` says of it. Without figures: why not.
struct SweepPoint {
    double value = 0;
    Scenario scenario;
    Figures figures;
    std::optional<double> mfu;
    std::optional<double> pricePerMillionTokens;  ///< in the currency of `price_per_gpu_hour`
    std::optional<Finding> refusal;               ///< the rule that such a plan breaks
    std::optional<Error> problem;                 ///< what keeps its time from being known
    std::optional<double> tightGain;              ///< of a plan that was looked for: what a tight one would add to it, a fraction
    bool hasNoPlan = false;                       ///< one was looked for, and none is within the capacity

    /// There is a time, and it fits, with its band.
    [[nodiscard]] bool isAnswer() const { return figures.fit == Fit::Fits && figures.step.has_value(); }
};

/// Holds what is found for a model, cluster and training in place of the plan at hand.
struct Replanned {
    std::optional<Scenario> best;     ///< empty: none fits
    std::optional<Scenario> tight{};  ///< where none fits: the best of those that are tight
    std::optional<double> tightGain{};
};
using Replan = std::function<Replanned(const Scenario&, std::stop_token)>;

/// `evidence`: how far its memory can be wrong, which its verdict counts with; null: not known.
[[nodiscard]] SweepPoint sweepPoint(Scenario scenario, double value, const Evidence* evidence = nullptr);

/// One point per value. With `replan` each value gets the plan that it gives, without it the scenario's own plan is held. What is there
/// when asked to stop.
[[nodiscard]] std::vector<SweepPoint> sweep(const Scenario& scenario, const SweepAxis& axis, const std::vector<double>& values,
                                            const Replan& replan = {}, std::stop_token stop = {}, const Evidence* evidence = nullptr);

}  // namespace shardscope
