// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>

#include "core/remedy/trial.h"
#include "core/remedy/wastes.h"

namespace shardscope {

class Estimate;
class Evidence;

/// A plan without settings that cost time for nothing, including those that a search keeps (overlap, buckets, offload).
struct LeanPlan {
    Scenario scenario;
    Figures figures;
};

/// Returns the scenario of the estimate without its wastes (`smallWastes`), the largest first, for as long as there are any; the scenario itself where
/// there are none. It is at least as fast as any single waste promises. Returns the result so far when asked to stop. Precondition: there
/// is a step.
[[nodiscard]] LeanPlan withoutWastes(const Estimate& estimate, const Evidence& evidence, std::stop_token stop = {},
                                     const TrialRules& rules = {});

/// Returns the fastest plan that fits, without its wastes, of the one that a search found and the present one; where the present one does
/// not fit, its remedies by allowed changes take its place. So the best plan is never worse than a finding or a cure. A present plan that
/// its framework cannot run is skipped if the found one runs. Empty where none fits.
[[nodiscard]] std::optional<LeanPlan> fastestOf(const Estimate& present, const std::optional<Plan>& found, const Evidence& evidence,
                                                std::stop_token stop = {}, const TrialRules& rules = {});

}  // namespace shardscope
