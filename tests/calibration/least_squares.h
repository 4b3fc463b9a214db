// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace shardscope::calibration {

/// The prior knowledge of the parameters, before any residual.
struct Parameters {
    std::vector<double> prior;
    std::vector<double> stiffness;  ///< weight of the squared distance from the prior
    std::vector<double> low;
    std::vector<double> high;
    std::vector<bool> isFrozen;  ///< stays where it starts
};

/// Residuals of the parameters; a fixed number of them.
using Residuals = std::function<std::vector<double>(const std::vector<double>&)>;

/// The residuals and their slopes at one place.
struct Linearisation {
    std::vector<double> at;
    std::vector<double> residuals;
    std::vector<std::vector<double>> slopes;  ///< [residual][parameter]
};

struct Solution {
    std::vector<double> parameters;
    std::vector<double> residuals;
    double cost = 0;
};

/// Returns residuals and slopes, by one evaluation a parameter, two in parallel. A step that would cross the upper bound goes down instead.
[[nodiscard]] Linearisation linearise(const Residuals& residuals, const std::vector<double>& at, const std::vector<double>& high);

/// Returns Σ weight · loss(residual) + Σ stiffness · (parameter − prior)²
[[nodiscard]] double costOf(const std::vector<double>& residuals, const std::vector<double>& weights, const std::vector<double>& at,
                            const Parameters& parameters);

/// Returns the parameters of least cost of the linearised residuals within the bounds, by iteratively reweighted least squares.
[[nodiscard]] std::vector<double> solveLinearised(const Linearisation& linearisation, const std::vector<double>& weights,
                                                  const Parameters& parameters);

/// Makes a few such steps with constant slopes, and evaluates the residuals after each; makes no step that raises the cost.
[[nodiscard]] Solution descend(const Residuals& residuals, Linearisation linearisation, const std::vector<double>& weights,
                               const Parameters& parameters);

/// Repeats this with new slopes until they no longer help, at most `linearisations` times.
[[nodiscard]] Solution solve(const Residuals& residuals, const std::vector<double>& weights, const Parameters& parameters,
                             const std::vector<double>& start, int linearisations);

}  // namespace shardscope::calibration
