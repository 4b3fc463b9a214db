// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/advice/advice_rule.h"

namespace shardscope {

struct Scenario;

/// The largest number of plans that are tried for one rule; further ones are dropped.
inline constexpr std::size_t kMostPlans = 256;

/// Returns the scenarios of a technique: each combination of its values, with the degrees re-solved (`moved`) so that data parallelism
/// takes the remaining GPUs. Degrees that do not divide are left to the rules of a plan.
[[nodiscard]] std::vector<Scenario> plansOf(const Technique& technique, const Scenario& scenario,
                                            const std::optional<TokenRange>& target = {});

/// Returns the scenario with this field changed, and with it the fields that depend on it (core/remedy/move.h).
[[nodiscard]] Scenario turned(const Scenario& scenario, const Parameter& parameter, const Value& value);

}  // namespace shardscope
