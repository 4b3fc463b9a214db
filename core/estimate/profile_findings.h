// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/finding.h"

namespace shardscope {

struct Scenario;
struct Basis;
struct StepEstimate;

/// Returns findings where a step relies on more than the cluster's own profile measured: collectives more than `kFarOutside` times beyond
/// the sizes or the groups of its curves, and a processor's profile that is left out because the training multiplies in another precision.
/// Nothing without a profile. A finding is a warning where the collectives are a hundredth of the step or more, else a hint.
[[nodiscard]] std::vector<Finding> profileFindings(const Scenario& scenario, const Basis& basis, const StepEstimate& step);

}  // namespace shardscope
