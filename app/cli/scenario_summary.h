// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/terminal.h"
#include "core/plan/resolved_plan.h"
#include "core/scenario/scenario.h"

namespace shardscope::cli {

/// Returns "tp 2 cp 1 pp 4 …": degrees, recompute, schedule and micro-batches.
[[nodiscard]] std::string planLine(const Scenario& scenario, const ResolvedPlan& plan);

/// Returns the summary of a scenario: name, model, cluster, training and plan, one line each.
[[nodiscard]] std::string scenarioSummary(const Scenario& scenario, const ResolvedPlan& plan, const Terminal& terminal);

}  // namespace shardscope::cli
