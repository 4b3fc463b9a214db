// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/calibration/box_step.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace shardscope::calibration {
namespace {

constexpr double kFlat = 1e-12;  ///< a direction with less curvature than this is left where it is
constexpr double kExact = 1e-10;
constexpr int kSweeps = 500;

/// Gaussian elimination with partial pivoting of the equations of the free directions.
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

/// Newton's step of the directions that may move, as if there were no bounds; 0 of the others.
std::vector<double> freeStep(const Quadratic& quadratic, const std::vector<double>& low, const std::vector<double>& high)
{
    std::vector<std::size_t> free;
    for (std::size_t j = 0; j < low.size(); ++j) {
        if (high[j] > low[j] && quadratic.curvature[j][j] > kFlat)
            free.push_back(j);
    }
    std::vector<std::vector<double>> curvature;
    std::vector<double> slope;
    for (const std::size_t j : free) {
        std::vector<double>& row = curvature.emplace_back();
        for (const std::size_t k : free)
            row.push_back(quadratic.curvature[j][k]);
        row[curvature.size() - 1] += kFlat;
        slope.push_back(quadratic.slope[j]);
    }
    const std::vector<double> solved = solveLinear(std::move(curvature), std::move(slope));
    std::vector<double> step(low.size(), 0);
    for (std::size_t i = 0; i < free.size(); ++i)
        step[free[i]] = solved[i];
    return step;
}

}  // namespace

std::vector<double> leastWithin(const Quadratic& quadratic, const std::vector<double>& low, const std::vector<double>& high)
{
    std::vector<double> step = freeStep(quadratic, low, high);
    for (std::size_t j = 0; j < step.size(); ++j)
        step[j] = std::clamp(step[j], low[j], high[j]);
    // One direction after another, each to its least within its bounds, ends at the least of all: the quadratic is convex.
    for (int sweep = 0; sweep < kSweeps; ++sweep) {
        double furthest = 0;
        for (std::size_t j = 0; j < step.size(); ++j) {
            const std::vector<double>& row = quadratic.curvature[j];
            if (row[j] <= kFlat)
                continue;
            const double pulled = quadratic.slope[j] - std::inner_product(row.begin(), row.end(), step.begin(), 0.0);
            const double moved = std::clamp(step[j] + pulled / row[j], low[j], high[j]);
            furthest = std::max(furthest, std::abs(moved - step[j]));
            step[j] = moved;
        }
        if (furthest < kExact)
            break;
    }
    return step;
}

}  // namespace shardscope::calibration
