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

/// A setting that costs time for nothing: what it should be, and what that gains.
struct Waste {
    PlanSetting setting = PlanSetting::Recompute;
    std::vector<FieldChange> changes;  ///< with what follows from them
    Figures before;
    Figures after;

    /// By which fraction a GPU gets through more tokens.
    [[nodiscard]] double gain() const { return speedUp(before, after).value_or(0); }
};

/// Bounds what is told: it is worth at least this much.
inline constexpr double kLeastGain = 0.01;

/// Settings of a plan that fits without which, or with more of which, it would be faster and still fit with a margin: as much as the estimate
/// of its memory may be wrong, at least what the allocator needs. The largest gain first; of each setting the best value. All of it was
/// estimated. Nothing for a plan that does not fit, or when asked to stop.
[[nodiscard]] std::vector<Waste> wastes(const Estimate& estimate, std::stop_token stop = {}, const TrialRules& rules = {});

/// Less is rounding, and told as "as fast".
inline constexpr double kSmallestGain = 5e-4;

/// The same down to `kSmallestGain`, with what a finding tells of (an overlap that does not pay): of a plan without these no sentence says that
/// turning a setting makes it faster.
[[nodiscard]] std::vector<Waste> smallWastes(const Estimate& estimate, std::stop_token stop = {}, const TrialRules& rules = {});

}  // namespace shardscope
