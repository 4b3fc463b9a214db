// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/choices.h"
#include "core/plan/target.h"

namespace shardscope {

struct Plan;
struct Scenario;
struct Software;

/// Returns the plan with open fields filled in, and fields without effect at their default: chunks without stages, a context layout with
/// one context-parallel rank.
[[nodiscard]] Plan meaningOf(const Scenario& scenario);

/// Returns the software likewise, as far as this launcher's files decide it.
[[nodiscard]] Software softwareMeaning(const Scenario& scenario, Target target);

/// Returns the type in which gradients are summed, by the plan or else by its recipe, as far as all recipes agree.
[[nodiscard]] std::optional<GradientType> gradientMeaning(const Scenario& scenario, Target target);

}  // namespace shardscope
