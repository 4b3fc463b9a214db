// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/least_squares.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <future>

#include "tests/calibration/box_step.h"
#include "tests/calibration/robust_loss.h"

namespace shardscope::calibration {
namespace {

constexpr double kStep = 0.02;
constexpr int kReweightings = 60;
constexpr double kSettled = 1e-6;  ///< parameters move no more
constexpr double kDamped = 0.7;    ///< of a step: the weights that it was made with change with it
constexpr int kChords = 4;
constexpr double kWorthwhile = 1e-5;  ///< of the cost

std::vector<double> linearResiduals(const Linearisation& linearisation, const std::vector<double>& parameters)
{
    std::vector<double> residuals = linearisation.residuals;
    for (std::size_t j = 0; j < parameters.size(); ++j) {
        const double moved = parameters[j] - linearisation.at[j];
        if (moved == 0)
            continue;
        for (std::size_t i = 0; i < residuals.size(); ++i)
            residuals[i] += linearisation.slopes[i][j] * moved;
    }
    return residuals;
}

/// Half the cost's curvature and slope at `at`, the loss taken as the square that touches it there.
Quadratic quadraticAt(const std::vector<double>& at, const Linearisation& linearisation, const std::vector<double>& weights,
                      const Parameters& parameters)
{
    const std::size_t n = at.size();
    Quadratic quadratic{std::vector<std::vector<double>>(n, std::vector<double>(n, 0)), std::vector<double>(n, 0)};
    const std::vector<double> residuals = linearResiduals(linearisation, at);
    for (std::size_t i = 0; i < residuals.size(); ++i) {
        const double weight = weights[i] * robustPull(residuals[i]);
        const std::vector<double>& slopes = linearisation.slopes[i];
        for (std::size_t j = 0; j < n && weight > 0; ++j) {
            const double weighted = weight * slopes[j];
            if (weighted == 0 || parameters.isFrozen[j])
                continue;
            quadratic.slope[j] -= weighted * residuals[i];
            std::vector<double>& row = quadratic.curvature[j];
            for (std::size_t k = 0; k < n; ++k)
                row[k] += weighted * slopes[k];
        }
    }
    for (std::size_t j = 0; j < n; ++j) {
        quadratic.curvature[j][j] += parameters.stiffness[j];
        quadratic.slope[j] -= parameters.stiffness[j] * (at[j] - parameters.prior[j]);
    }
    return quadratic;
}

/// The free parameters' bounds, seen from `at`; a frozen one's are nothing.
std::vector<double> roomTo(const std::vector<double>& bound, const std::vector<double>& at, const Parameters& parameters)
{
    std::vector<double> room(at.size(), 0);
    for (std::size_t j = 0; j < at.size(); ++j) {
        if (!parameters.isFrozen[j])
            room[j] = bound[j] - at[j];
    }
    return room;
}

}  // namespace

Linearisation linearise(const Residuals& residuals, const std::vector<double>& at, const std::vector<double>& high)
{
    Linearisation linearisation{at, residuals(at), {}};
    const std::size_t rows = linearisation.residuals.size();
    linearisation.slopes.assign(rows, std::vector<double>(at.size(), 0));
    const auto fill = [&](std::size_t first) {
        for (std::size_t j = first; j < at.size(); j += 2) {
            std::vector<double> moved = at;
            const double step = at[j] + kStep <= high[j] ? kStep : -kStep;
            moved[j] += step;
            const std::vector<double> there = residuals(moved);
            for (std::size_t i = 0; i < rows; ++i)
                linearisation.slopes[i][j] = (there[i] - linearisation.residuals[i]) / step;
        }
    };
    auto other = std::async(std::launch::async, fill, 1);
    fill(0);
    other.get();
    return linearisation;
}

double costOf(const std::vector<double>& residuals, const std::vector<double>& weights, const std::vector<double>& at,
              const Parameters& parameters)
{
    double sum = 0;
    for (std::size_t i = 0; i < residuals.size(); ++i)
        sum += weights[i] * robustLoss(residuals[i]);
    for (std::size_t j = 0; j < at.size(); ++j)
        sum += parameters.stiffness[j] * (at[j] - parameters.prior[j]) * (at[j] - parameters.prior[j]);
    return sum;
}

std::vector<double> solveLinearised(const Linearisation& linearisation, const std::vector<double>& weights, const Parameters& parameters)
{
    std::vector<double> at = linearisation.at;
    for (int iteration = 0; iteration < kReweightings; ++iteration) {
        const Quadratic quadratic = quadraticAt(at, linearisation, weights, parameters);
        const std::vector<double> step =
            leastWithin(quadratic, roomTo(parameters.low, at, parameters), roomTo(parameters.high, at, parameters));
        double furthest = 0;
        for (std::size_t j = 0; j < at.size(); ++j) {
            at[j] += kDamped * step[j];
            furthest = std::max(furthest, std::abs(step[j]));
        }
        if (furthest < kSettled)
            break;
    }
    return at;
}

Solution descend(const Residuals& residuals, Linearisation linearisation, const std::vector<double>& weights, const Parameters& parameters)
{
    Solution best{linearisation.at, linearisation.residuals, costOf(linearisation.residuals, weights, linearisation.at, parameters)};
    for (int chord = 0; chord < kChords; ++chord) {
        const std::vector<double> target = solveLinearised(linearisation, weights, parameters);
        const double before = best.cost;
        for (const double part : {1.0, 0.5, 0.2}) {
            std::vector<double> moved = linearisation.at;
            for (std::size_t j = 0; j < moved.size(); ++j)
                moved[j] += part * (target[j] - moved[j]);
            std::vector<double> there = residuals(moved);
            const double cost = costOf(there, weights, moved, parameters);
            if (cost < best.cost) {
                best = {std::move(moved), std::move(there), cost};
                break;
            }
        }
        if (before - best.cost < kWorthwhile * before)
            break;
        linearisation.at = best.parameters;
        linearisation.residuals = best.residuals;
    }
    return best;
}

Solution solve(const Residuals& residuals, const std::vector<double>& weights, const Parameters& parameters,
               const std::vector<double>& start, int linearisations)
{
    std::vector<double> at = start;
    for (std::size_t j = 0; j < at.size(); ++j) {
        if (!parameters.isFrozen[j])
            at[j] = std::clamp(at[j], parameters.low[j], parameters.high[j]);
    }
    Solution solution;
    for (int i = 0; i < linearisations; ++i) {
        Linearisation linearisation = linearise(residuals, at, parameters.high);
        const double before = costOf(linearisation.residuals, weights, at, parameters);
        solution = descend(residuals, std::move(linearisation), weights, parameters);
        at = solution.parameters;
        if (before - solution.cost < 10 * kWorthwhile * before)
            break;
    }
    return solution;
}

}  // namespace shardscope::calibration
