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
#include "core/sweep/sweep_axis.h"

namespace shardscope {

/// One value of an axis and what `estimate` says of it. Without figures: why not.
struct SweepPoint {
    double value = 0;
    Scenario scenario;
    Figures figures;
    std::optional<double> mfu;
    std::optional<double> pricePerMillionTokens;  ///< in the currency of `price_per_gpu_hour`
    std::optional<Finding> refusal;               ///< the rule that such a plan breaks
    std::optional<Error> problem;                 ///< what keeps its time from being known

    /// There is a time, and it fits.
    [[nodiscard]] bool isAnswer() const { return figures.fits && figures.step.has_value(); }
};

/// Another plan for the same model, cluster and training; empty: none fits.
using Replan = std::function<std::optional<Scenario>(const Scenario&, std::stop_token)>;

/// `memoryBand`: how far its memory can be wrong, which its verdict counts with; empty: not known.
[[nodiscard]] SweepPoint sweepPoint(Scenario scenario, double value, std::optional<double> memoryBand = {});

/// One point per value. With `replan` each value gets the plan that it gives, without it the scenario's own plan is held. What is there
/// when asked to stop.
[[nodiscard]] std::vector<SweepPoint> sweep(const Scenario& scenario, SweepAxis axis, const std::vector<double>& values,
                                            const Replan& replan = {}, std::stop_token stop = {}, std::optional<double> memoryBand = {});

}  // namespace shardscope
