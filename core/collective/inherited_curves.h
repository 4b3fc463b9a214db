// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/collective/measured_curve.h"

namespace shardscope {

struct Cluster;

/// Returns curves inside a node for a device without published ones. They are those of a device of its family (generation and kind of
/// links), each sample scaled by the ratio of the times in NCCL's model. So a measured correction of the model holds for the whole family,
/// and a device is not faster because it lacks a measurement. Empty where the device has curves of its own, or no family that has.
[[nodiscard]] std::vector<MeasuredCurve> inheritedCurves(const Cluster& cluster, int year);

}  // namespace shardscope
