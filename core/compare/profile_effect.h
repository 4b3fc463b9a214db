// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/base/communication.h"

namespace shardscope {

struct Scenario;

/// The effect of a change of profile on a step, and the measured rate that contributes most.
struct ProfileEffect {
    enum class Cause { Nothing, Multiply, Memory, Attention, Collective };
    double change = 0;  ///< of the step's time: after / before - 1
    Cause cause = Cause::Nothing;
    double before = 0;  ///< that rate: FLOP/s, or bytes/s; of a collective its bus bandwidth
    double after = 0;
    CollectiveKind kind = CollectiveKind::AllReduce;  ///< of Collective
    Axis axis = Axis::Tp;
    bool crossesNodes = false;
};

/// Estimates both scenarios and returns the part of the step that changes most: for computing the rate that changed most, for waiting the
/// flow that takes longest. Empty where either has no step (an illegal plan). The scenarios differ in their profile only.
[[nodiscard]] std::optional<ProfileEffect> profileEffect(const Scenario& before, const Scenario& after);

}  // namespace shardscope
