// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/choices.h"
#include "core/plan/target.h"

namespace shardscope {

struct Plan;
struct Scenario;
struct Software;

/// The plan with what it leaves open filled in, and at its default what says nothing in it: chunks where there are no stages, a layout
/// of contexts where there is one rank of them.
[[nodiscard]] Plan meaningOf(const Scenario& scenario);

/// The software likewise, as far as this launcher's files decide it.
[[nodiscard]] Software softwareMeaning(const Scenario& scenario, Target target);

/// What gradients are summed in, by the plan or else by its recipe, as far as all recipes agree.
[[nodiscard]] std::optional<GradientType> gradientMeaning(const Scenario& scenario, Target target);

}  // namespace shardscope
