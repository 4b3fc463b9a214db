// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/advice/advice_rule.h"

namespace shardscope {

struct Scenario;

/// Plans that one rule may lead to at most; of more the first.
inline constexpr std::size_t kMostPlans = 256;

/// The scenarios that a technique means here: each combination of its values, with the degrees re-solved (`moved`): data parallelism takes
/// what the others leave. What does not divide is left to the rules of a plan.
[[nodiscard]] std::vector<Scenario> plansOf(const Technique& technique, const Scenario& scenario,
                                            const std::optional<TokenRange>& target = {});

/// The scenario with this field turned, and with it what nobody would leave as it was (core/remedy/move.h).
[[nodiscard]] Scenario turned(const Scenario& scenario, const Parameter& parameter, const Value& value);

}  // namespace shardscope
