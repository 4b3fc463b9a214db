// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "core/remedy/field_change.h"
#include "core/remedy/figures.h"
#include "core/remedy/move.h"
#include "core/remedy/trial.h"

namespace shardscope {

class Estimate;

/// A setting that costs time for nothing, with its better value and the gain.
struct Waste {
    PlanSetting setting = PlanSetting::Recompute;
    std::vector<FieldChange> changes;  ///< with dependent fields
    Figures before;
    Figures after;

    /// Returns the gain in tokens per GPU, as a fraction.
    [[nodiscard]] double gain() const { return speedUp(before, after).value_or(0); }
};

/// The least gain that is reported.
inline constexpr double kLeastGain = 0.01;

/// Returns the settings of a plan that fits which, changed, make it faster while it still fits with a margin: the error of the memory
/// estimate, and at least the room of the allocator. Largest gain first, with the best value of each setting. Each was estimated. Empty for
/// a plan that does not fit, or when asked to stop.
[[nodiscard]] std::vector<Waste> wastes(const Estimate& estimate, std::stop_token stop = {}, const TrialRules& rules = {});

/// The gain below which plans count as equally fast: rounding.
inline constexpr double kSmallestGain = 5e-4;

/// Returns the same down to `kSmallestGain`, with those that a finding reports (an overlap that does not pay): for a plan without any, no
/// text claims that changing a setting makes it faster.
[[nodiscard]] std::vector<Waste> smallWastes(const Estimate& estimate, std::stop_token stop = {}, const TrialRules& rules = {});

}  // namespace shardscope
