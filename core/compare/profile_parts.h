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

/// The parts of a profile that an estimate reads.
enum class ProfilePart { Multiplies, Bandwidths, Launches, Attention, Collectives, Contention };

/// The effect of a profile on an estimate, by part.
struct PartEffects {
    Seconds before;  ///< the step of the scenario as it is
    Seconds after;   ///< with the profile in place of its own, if any
    /// The effect of each part of the profile alone, as a fraction of `before`, largest first. Parts without effect are left out.
    std::vector<std::pair<ProfilePart, double>> slower;
    bool isLeftOut = false;  ///< the estimate does not use the profile (`isMeaninglessMixture`)

    [[nodiscard]] double change() const { return after / before - 1; }
};

/// Returns the effects, empty where either has no step time. A simulated profile has effects as well: the caller must show its origin.
[[nodiscard]] std::optional<PartEffects> partEffects(const Scenario& scenario, const HardwareProfile& profile);

}  // namespace shardscope
