// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/finding.h"
#include "core/scenario/scenario.h"

namespace shardscope {

struct StepEstimate;

/// Hints about the step of a scenario: an overlap that costs more than it hides, a low precision that is no faster.
[[nodiscard]] std::vector<Finding> stepFindings(const Scenario& scenario, const StepEstimate& step);

}  // namespace shardscope
