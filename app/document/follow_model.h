// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shardscope {

struct Scenario;

/// Adapts fields of the plan that the scenario's model rules out: expert parallelism without experts, or one that does not divide them (the
/// new one also divides the ranks); recomputed modules that no layer has; layers of each stage that add up to another model's. Everything
/// else stays. Precondition: the architecture is set.
void followModel(Scenario& scenario);

/// Returns a sentence on the fields of the plan that `followModel` changed, with both values; empty where there are none.
[[nodiscard]] QString planFollowsModel(const Scenario& before, const Scenario& after);

}  // namespace shardscope
