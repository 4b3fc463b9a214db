// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope::calibration {

/// Σ step·curvature·step / 2 − slope·step, to be minimised. `curvature` is symmetric and positive semidefinite.
struct Quadratic {
    std::vector<std::vector<double>> curvature;
    std::vector<double> slope;
};

/// Returns the step within [low, high] that minimises the quadratic. Where low = high, it is that value.
[[nodiscard]] std::vector<double> leastWithin(const Quadratic& quadratic, const std::vector<double>& low, const std::vector<double>& high);

}  // namespace shardscope::calibration
