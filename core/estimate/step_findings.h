// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/finding.h"

namespace shardscope {

struct Cluster;
struct Scenario;
struct StepEstimate;

/// Whether the cluster's profile is of another device than the cluster has: times are then carried over, and nothing measured says how
/// far they are off. A profile that names no device is taken for the cluster's.
[[nodiscard]] bool hasProfileOfAnotherDevice(const Cluster& cluster);

/// About the step of a scenario: an overlap that costs more than it hides, a low precision that is no faster, a profile of another device.
[[nodiscard]] std::vector<Finding> stepFindings(const Scenario& scenario, const StepEstimate& step);

}  // namespace shardscope
