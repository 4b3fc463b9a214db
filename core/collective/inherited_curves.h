// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/collective/measured_curve.h"

namespace shardscope {

struct Cluster;

/// Returns curves inside a node for a device of which none is published: those of a device of its family (generation and kind of links), each
/// sample multiplied by what NCCL's model says this device takes longer. So what measurements correct in the model they correct for the whole
/// family, and a device is no faster for want of a measurement. Empty where the device has curves of its own, or no family that has.
[[nodiscard]] std::vector<MeasuredCurve> inheritedCurves(const Cluster& cluster, int year);

}  // namespace shardscope
