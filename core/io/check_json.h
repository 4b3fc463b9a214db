// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/plan/check_plan.h"

namespace shardscope {

/// The verdict on a plan as a `shardscope.check/1` document. A derived number that the plan's numbers do not give is absent.
[[nodiscard]] std::string checkToJson(const DerivedPlan& derived, const std::vector<Finding>& findings, std::optional<Target> target);

/// `{"findings": [...]}`: what every command answers to an illegal plan.
[[nodiscard]] std::string refusalToJson(const std::vector<Finding>& findings);

}  // namespace shardscope
