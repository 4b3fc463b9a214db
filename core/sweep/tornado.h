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

/// The relative change of each assumption, to either side: the same for all, so that bars are comparable.
inline constexpr double kTornadoStep = 0.1;

/// The sensitivity of the step's time to one assumption: the times with it lower and higher; a constant stops at its bound.
struct Sensitivity {
    const SweepAxis* rate = nullptr;   ///< a figure of the hardware, …
    std::optional<Constant> constant;  ///< … or a constant of the time model
    double value = 0;
    double lowValue = 0;
    double highValue = 0;
    Seconds low;
    Seconds high;

    /// Returns the larger distance from `step`, as a fraction of it.
    [[nodiscard]] double reach(Seconds step) const;
};

/// Returns the name from the constant's table or the axis.
[[nodiscard]] std::string nameOf(const Sensitivity& sensitivity);

/// Returns every figure of the hardware and every constant that changes the step's time, largest effect first; those so far when asked to
/// stop. Precondition: the scenario's plan is legal and has a time.
[[nodiscard]] std::vector<Sensitivity> tornado(const Scenario& scenario, std::stop_token stop = {});

}  // namespace shardscope
