// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/least_squares.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <future>

namespace shardscope::calibration {
namespace {

constexpr double kStep = 0.01;
constexpr double kSmooth = 0.03;   ///< residuals below it count squared
constexpr double kOutlier = 0.35;  ///< residuals beyond it pull less and less: a run that stalls says nothing of the model

double loss(double residual)
{
    return kOutlier * std::atan((std::sqrt(residual * residual + kSmooth * kSmooth) - kSmooth) / kOutlier);
}

/// The slope of the loss over the residual: the weight of its square.
double pull(double residual)
{
    const double size = std::sqrt(residual * residual + kSmooth * kSmooth);
    const double beyond = (size - kSmooth) / kOutlier;
    return 1 / (2 * size * (1 + beyond * beyond));
}

double cost(const Problem& problem, const std::vector<double>& residuals, const std::vector<double>& parameters)
{
    double sum = 0;
    for (std::size_t i = 0; i < residuals.size(); ++i)
        sum += problem.weights[i] * loss(residuals[i]);
    for (std::size_t j = 0; j < parameters.size(); ++j)
        sum += problem.stiffness[j] * (parameters[j] - problem.priors[j]) * (parameters[j] - problem.priors[j]);
    return sum;
}

/// Gaussian elimination with partial pivoting.
std::vector<double> solveLinear(std::vector<std::vector<double>> a, std::vector<double> b)
{
    const std::size_t n = b.size();
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < n; ++row) {
            if (std::abs(a[row][column]) > std::abs(a[pivot][column]))
                pivot = row;
        }
        std::swap(a[column], a[pivot]);
        std::swap(b[column], b[pivot]);
        for (std::size_t row = column + 1; row < n; ++row) {
            const double factor = a[row][column] / a[column][column];
            for (std::size_t k = column; k < n; ++k)
                a[row][k] -= factor * a[column][k];
            b[row] -= factor * b[column];
        }
    }
    for (std::size_t row = n; row-- > 0;) {
        for (std::size_t k = row + 1; k < n; ++k)
            b[row] -= a[row][k] * b[k];
        b[row] /= a[row][row];
    }
    return b;
}

std::vector<std::vector<double>> jacobian(const Problem& problem, const std::vector<double>& parameters, const std::vector<double>& at)
{
    std::vector<std::vector<double>> columns(parameters.size());
    const auto fill = [&](std::size_t first) {
        for (std::size_t j = first; j < parameters.size(); j += 2) {
            std::vector<double> moved = parameters;
            const double step = parameters[j] + kStep <= problem.high[j] ? kStep : -kStep;
            moved[j] += step;
            columns[j] = problem.residuals(moved);
            for (std::size_t i = 0; i < at.size(); ++i)
                columns[j][i] = (columns[j][i] - at[i]) / step;
        }
    };
    auto other = std::async(std::launch::async, fill, 1);
    fill(0);
    other.get();
    return columns;
}

}  // namespace

std::vector<double> solve(const Problem& problem, std::vector<double> parameters, int iterations)
{
    double damping = 1e-3;
    std::vector<double> residuals = problem.residuals(parameters);
    double best = cost(problem, residuals, parameters);
    for (int iteration = 0; iteration < iterations; ++iteration) {
        const auto columns = jacobian(problem, parameters, residuals);
        const std::size_t n = parameters.size();
        std::vector<std::vector<double>> normal(n, std::vector<double>(n, 0));
        std::vector<double> gradient(n, 0);
        for (std::size_t i = 0; i < residuals.size(); ++i) {
            const double weight = problem.weights[i] * pull(residuals[i]);
            for (std::size_t j = 0; j < n; ++j) {
                gradient[j] -= weight * columns[j][i] * residuals[i];
                for (std::size_t k = 0; k <= j; ++k)
                    normal[j][k] += weight * columns[j][i] * columns[k][i];
            }
        }
        for (std::size_t j = 0; j < n; ++j) {
            gradient[j] -= problem.stiffness[j] * (parameters[j] - problem.priors[j]);
            normal[j][j] += problem.stiffness[j];
            for (std::size_t k = 0; k < j; ++k)
                normal[k][j] = normal[j][k];
        }
        bool improved = false;
        for (int attempt = 0; attempt < 6 && !improved; ++attempt) {
            auto damped = normal;
            for (std::size_t j = 0; j < n; ++j)
                damped[j][j] += damping * (normal[j][j] + 1e-6);
            const std::vector<double> step = solveLinear(damped, gradient);
            std::vector<double> moved = parameters;
            for (std::size_t j = 0; j < n; ++j)
                moved[j] = std::clamp(moved[j] + std::clamp(step[j], -0.3, 0.3), problem.low[j], problem.high[j]);
            const std::vector<double> at = problem.residuals(moved);
            const double value = cost(problem, at, moved);
            if (value < best) {
                improved = best - value > 1e-6;
                best = value;
                parameters = moved;
                residuals = at;
                damping = std::max(damping / 4, 1e-7);
                if (!improved)
                    return parameters;
            } else {
                damping *= 6;
            }
        }
        std::fprintf(stderr, "iteration %d: %.5f\n", iteration, best);
        if (!improved)
            break;
    }
    return parameters;
}

}  // namespace shardscope::calibration
