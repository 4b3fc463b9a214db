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

/// One value of an axis with its estimate, or the reason why there are no figures.
struct SweepPoint {
    double value = 0;
    Scenario scenario;
    Figures figures;
    std::optional<double> mfu;
    std::optional<double> pricePerMillionTokens;  ///< in the currency of `price_per_gpu_hour`
    std::optional<Finding> refusal;               ///< the rule that such a plan breaks
    std::optional<Error> problem;                 ///< why its time cannot be known
    std::optional<double> tightGain;              ///< for a searched plan: gain of a tight one over it, a fraction
    bool hasNoPlan = false;                       ///< a plan was searched for, and none is within the capacity

    /// Returns whether there is a time, and the plan fits with its band.
    [[nodiscard]] bool isAnswer() const { return figures.fit == Fit::Fits && figures.step.has_value(); }
};

/// The plan found for a model, cluster and training instead of the current one.
struct Replanned {
    std::optional<Scenario> best;     ///< empty: none fits
    std::optional<Scenario> tight{};  ///< where none fits: the best of those that are tight
    std::optional<double> tightGain{};
};
using Replan = std::function<Replanned(const Scenario&, std::stop_token)>;

/// Returns the point of one value. `evidence` decides the memory band of its verdict; null: none.
[[nodiscard]] SweepPoint sweepPoint(Scenario scenario, double value, const Evidence* evidence = nullptr);

/// Returns one point per value. With `replan` each value gets the plan that it returns, else the scenario's own. Returns the points so far
/// when asked to stop.
[[nodiscard]] std::vector<SweepPoint> sweep(const Scenario& scenario, const SweepAxis& axis, const std::vector<double>& values,
                                            const Replan& replan = {}, std::stop_token stop = {}, const Evidence* evidence = nullptr);

}  // namespace shardscope
