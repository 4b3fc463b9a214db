// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/finding.h"

namespace shardscope {

struct Cluster;
struct Scenario;
struct StepEstimate;

/// Returns whether the cluster's profile is of a device that the cluster does not have. Times are then transferred with an unknown error. A
/// profile without a device counts as the cluster's.
[[nodiscard]] bool hasProfileOfAnotherDevice(const Cluster& cluster);

/// Returns the findings about the step of a scenario: an overlap that costs more than it hides, a low precision that is no faster, a
/// profile of another device.
[[nodiscard]] std::vector<Finding> stepFindings(const Scenario& scenario, const StepEstimate& step);

}  // namespace shardscope
