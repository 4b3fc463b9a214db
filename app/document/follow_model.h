// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace shardscope {

struct Scenario;

/// Makes the fields of the plan that the scenario's model cannot have follow it: expert parallelism where there are no experts, or no longer
/// a number that divides them, then one that divides the ranks, too; recomputed modules that no layer has; layers of each stage that add up to
/// another model's. All else stays. Precondition: the architecture is set.
void followModel(Scenario& scenario);

/// Says which fields of the plan `followModel` changed, with both values; empty where there are none.
[[nodiscard]] QString planFollowsModel(const Scenario& before, const Scenario& after);

}  // namespace shardscope
