// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/base/units.h"
#include "core/hardware/hardware_profile.h"

namespace shardscope {

struct Scenario;

/// Says what a profile measures, as far as an estimate reads it.
enum class ProfilePart { Multiplies, Bandwidths, Launches, Attention, Collectives, Contention };

/// Holds what a profile makes of an estimate, and why.
struct PartEffects {
    Seconds before;  ///< the step of the scenario as it is
    Seconds after;   ///< with the profile in the place of its own, if any
    /// Holds what each part of the profile alone makes of it, a fraction of `before`; longest first. Parts that change nothing are left
    /// out.
    std::vector<std::pair<ProfilePart, double>> slower;
    bool isLeftOut = false;  ///< the estimate does not use the profile (`isMeaninglessMixture`)

    [[nodiscard]] double change() const { return after / before - 1; }
};

/// Empty where either has no step time. Who shows it says where the profile is from: a simulated one has an effect, too.
[[nodiscard]] std::optional<PartEffects> partEffects(const Scenario& scenario, const HardwareProfile& profile);

}  // namespace shardscope
