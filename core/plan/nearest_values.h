// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/field/parameters.h"
#include "core/plan/plan_rule.h"

namespace shardscope {

/// Values of `knob` that make `rule` hold with everything else as it is, nearest first: for a number the nearest one
/// below and above, for a switch the other position, for a kind up to three other kinds. Values that break no error rule
/// that holds now are preferred; numbers and switches that break others are given only where there are none.
/// A change of tp, cp, pp or the number of nodes is judged as if dp followed.
/// Of a list of modules the longest that is left, as its names with commas between them.
[[nodiscard]] std::vector<NearestValue> nearestValues(const PlanRule& rule, const PlanFacts& facts, const Knob& knob, RuleScope scope);

/// As the field takes it: a finding's numbers are all doubles, its lists words.
[[nodiscard]] Value valueOf(const Parameter& parameter, const NearestValue& nearest);

}  // namespace shardscope
