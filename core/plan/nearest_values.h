// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/field/parameters.h"
#include "core/plan/plan_rule.h"

namespace shardscope {

/// Returns values of `knob` that make `rule` hold with everything else unchanged, nearest first: for a number the nearest one below and
/// above, for a switch the other position, for a kind up to three other kinds. Values that break no error rule that now holds are
/// preferred; numbers and switches that break one are returned only where there are no others. A change of tp, cp, pp or the number of
/// nodes is judged as if dp followed.
/// For a list of modules the longest remaining one, as comma-separated names.
[[nodiscard]] std::vector<NearestValue> nearestValues(const PlanRule& rule, const PlanFacts& facts, const Knob& knob, RuleScope scope);

/// Returns a finding's value in the field's type: a finding's numbers are all doubles, its lists are words.
[[nodiscard]] Value valueOf(const Parameter& parameter, const NearestValue& nearest);

}  // namespace shardscope
