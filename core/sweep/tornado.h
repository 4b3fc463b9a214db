// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/units.h"
#include "core/site/cost_constants.h"
#include "core/sweep/sweep_axis.h"

namespace shardscope {

struct Scenario;
struct Basis;

/// By how much each assumption is turned, to either side: the same for all, so that the bars compare.
inline constexpr double kTornadoStep = 0.1;

/// How far the step's time follows one assumption. Times with the assumption lower and higher; a constant stops at its bound.
struct Sensitivity {
    const SweepAxis* rate = nullptr;   ///< a figure of the hardware, …
    std::optional<Constant> constant;  ///< … or a constant of the time model
    double value = 0;
    double lowValue = 0;
    double highValue = 0;
    Seconds low;
    Seconds high;

    /// The widest distance from `step`, as a fraction of it.
    [[nodiscard]] double reach(Seconds step) const;
};

/// The name that the constant's table or the axis has.
[[nodiscard]] std::string nameOf(const Sensitivity& sensitivity);

/// Every figure of the hardware and every constant that moves the step's time at all, the farthest first. Precondition: the scenario's plan is
/// legal and has a time. What is there when asked to stop.
[[nodiscard]] std::vector<Sensitivity> tornado(const Scenario& scenario, std::stop_token stop = {});

}  // namespace shardscope
