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

/// A plan with every setting turned that cost time for nothing: among them those that a search keeps (overlap, buckets, offload).
struct LeanPlan {
    Scenario scenario;
    Figures figures;
};

/// Returns the scenario of the estimate without its wastes (`smallWastes`), the largest first, for as long as there are any; the scenario itself where
/// there are none. It is at least as fast as any single waste promises. What was found so far when asked to stop. Precondition: there is a step.
[[nodiscard]] LeanPlan withoutWastes(const Estimate& estimate, const Evidence& evidence, std::stop_token stop = {},
                                     const TrialRules& rules = {});

/// Returns the fastest plan that fits of those that are known, each without its wastes: the one that a search found and the present one, or,
/// where that does not fit, what its remedies make of it by what the best plan may change. What the best plan promises is so never less
/// than what a finding or a cure does. A present plan that its framework cannot run is none of them, where the found one runs. Empty where
/// none fits.
[[nodiscard]] std::optional<LeanPlan> fastestOf(const Estimate& present, const std::optional<Plan>& found, const Evidence& evidence,
                                                std::stop_token stop = {}, const TrialRules& rules = {});

}  // namespace shardscope
