// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace shardscope::calibration {

/// Least absolute residuals by iteratively reweighted Levenberg-Marquardt with a numerical Jacobian. `residuals` maps
/// parameters to residuals; `weights` is one per residual.
struct Problem {
    std::function<std::vector<double>(const std::vector<double>&)> residuals;
    std::vector<double> weights;
    std::vector<double> priors;       ///< of the parameters
    std::vector<double> stiffness;    ///< weight of a parameter's squared distance from its prior
    std::vector<double> low;
    std::vector<double> high;
};

[[nodiscard]] std::vector<double> solve(const Problem& problem, std::vector<double> start, int iterations);

}  // namespace shardscope::calibration
