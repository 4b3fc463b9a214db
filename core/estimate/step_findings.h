// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cost/cost_constants.h"
#include "core/plan/finding.h"
#include "core/plan/resolved_plan.h"

namespace shardscope {

struct StepEstimate;

/// Hints about a step: an overlap that costs more than it hides, a low precision that is no faster.
[[nodiscard]] std::vector<Finding> stepFindings(const Scenario& scenario, const ResolvedPlan& plan, const StepEstimate& step,
                                                const CostConstants& constants);

}  // namespace shardscope
