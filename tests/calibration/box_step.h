// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope::calibration {

/// Σ step·curvature·step / 2 − slope·step, to be made least. `curvature` is symmetric and positive semidefinite.
struct Quadratic {
    std::vector<std::vector<double>> curvature;
    std::vector<double> slope;
};

/// The step within [low, high] at which the quadratic is least. Where low = high the step is that.
[[nodiscard]] std::vector<double> leastWithin(const Quadratic& quadratic, const std::vector<double>& low, const std::vector<double>& high);

}  // namespace shardscope::calibration
