// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibrate/matrix_multiply_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

#include "core/calibrate/residual.h"

namespace shardscope {
namespace {

constexpr std::size_t kFewestShapes = 4;
constexpr int kMostRounds = 30;

double bytesOfElement(Precision precision)
{
    switch (precision) {
    case Precision::Fp32:
    case Precision::Tf32:
        return 4;
    case Precision::Fp16:
    case Precision::Bf16:
        return 2;
    case Precision::Fp8:
        return 1;
    case Precision::Fp4:
        return 0.5;
    }
    return 2;
}

/// One sample as the fit sees it: all over its seconds, so that every sample weighs the same.
struct Row {
    double one = 0;
    double flop = 0;
    double bytes = 0;
    bool byMemory = false;
};

/// Seconds of a launch, per FLOP and per byte.
using Unknowns = std::array<double, 3>;

double steady(const Row& row, const Unknowns& x) { return std::max(x[1] * row.flop, x[2] * row.bytes); }

double errorOf(const std::vector<Row>& rows, const Unknowns& x)
{
    double sum = 0;
    for (const Row& row : rows) {
        const double error = x[0] * row.one + steady(row, x) - 1;
        sum += error * error;
    }
    return sum;
}

/// Least squares over the unknowns that `used` names; empty where the rows don't determine them.
std::optional<Unknowns> solve(const std::vector<Row>& rows, const std::array<bool, 3>& used)
{
    std::array<std::array<double, 4>, 3> a{};
    for (const Row& row : rows) {
        const Unknowns v{used[0] ? row.one : 0, used[1] && !row.byMemory ? row.flop : 0, used[2] && row.byMemory ? row.bytes : 0};
        for (std::size_t i = 0; i < 3; ++i) {
            for (std::size_t j = 0; j < 3; ++j)
                a[i][j] += v[i] * v[j];
            a[i][3] += v[i];
        }
    }
    Unknowns x{};
    for (std::size_t i = 0; i < 3; ++i) {
        if (!used[i])
            a[i] = {i == 0 ? 1.0 : 0.0, i == 1 ? 1.0 : 0.0, i == 2 ? 1.0 : 0.0, 0};
    }
    for (std::size_t i = 0; i < 3; ++i) {  // Gauss and Jordan; the matrix is symmetric and not negative
        const double scale = a[i][i];
        if (!(scale > 0) || !std::isfinite(scale))
            return std::nullopt;
        for (std::size_t j = 0; j < 4; ++j)
            a[i][j] /= scale;
        for (std::size_t k = 0; k < 3; ++k) {
            const double factor = k == i ? 0 : a[k][i];
            for (std::size_t j = 0; j < 4; ++j)
                a[k][j] -= factor * a[i][j];
        }
    }
    for (std::size_t i = 0; i < 3; ++i)
        x[i] = a[i][3];
    return x;
}

std::vector<Row> rowsOf(std::span<const MatrixMultiplySample> samples, Precision precision)
{
    std::vector<Row> rows;
    for (const MatrixMultiplySample& sample : samples) {
        const double seconds = sample.seconds.value();
        rows.push_back(
            {1 / seconds, flopOfMultiply(sample).value() / seconds, bytesOfMultiply(sample, precision).value() / seconds, false});
    }
    return rows;
}

/// Where nothing is known yet: no launch, the best rate and the best bandwidth that any sample shows.
Unknowns firstGuess(const std::vector<Row>& rows)
{
    double flop = 0, bytes = 0;
    for (const Row& row : rows) {
        flop = std::max(flop, row.flop);
        bytes = std::max(bytes, row.bytes);
    }
    return {0, 1 / flop, 1 / bytes};
}

/// Assigns each sample to what binds it and solves, until the assignment stays.
Unknowns fitted(std::vector<Row> rows)
{
    Unknowns best = firstGuess(rows);
    double least = errorOf(rows, best);
    Unknowns x = best;
    for (int round = 0; round < kMostRounds; ++round) {
        bool changed = round == 0, memory = false, compute = false;
        for (Row& row : rows) {
            const bool byMemory = x[2] * row.bytes > x[1] * row.flop;
            changed = changed || byMemory != row.byMemory;
            row.byMemory = byMemory;
            memory = memory || byMemory;
            compute = compute || !byMemory;
        }
        if (!changed)
            break;
        std::optional<Unknowns> next = solve(rows, {true, compute, memory});
        if (!next || (*next)[0] < 0)
            next = solve(rows, {false, compute, memory});
        if (!next || (compute && !((*next)[1] > 0)) || (memory && !((*next)[2] > 0)))
            break;
        x = {(*next)[0], compute ? (*next)[1] : x[1], memory ? (*next)[2] : x[2]};
        if (const double error = errorOf(rows, x); error < least) {
            least = error;
            best = x;
        }
    }
    return best;
}

std::size_t shapesIn(std::span<const MatrixMultiplySample> samples)
{
    std::vector<std::array<double, 3>> shapes;
    for (const MatrixMultiplySample& sample : samples)
        shapes.push_back({sample.m, sample.n, sample.k});
    std::sort(shapes.begin(), shapes.end());
    return static_cast<std::size_t>(std::unique(shapes.begin(), shapes.end()) - shapes.begin());
}

}  // namespace

Flop flopOfMultiply(const MatrixMultiplySample& sample) { return Flop(2 * sample.m * sample.n * sample.k); }

Bytes bytesOfMultiply(const MatrixMultiplySample& sample, Precision precision)
{
    const double each = bytesOfElement(precision);
    return Bytes(each * (sample.m * sample.k + sample.k * sample.n) + std::max(each, 2.0) * sample.m * sample.n);
}

Seconds fittedSeconds(const MatrixMultiplyFit& fit, const MatrixMultiplySample& sample, Precision precision)
{
    const Seconds compute = fit.rate ? flopOfMultiply(sample) / *fit.rate : Seconds();
    const Seconds memory = fit.bandwidth ? bytesOfMultiply(sample, precision) / *fit.bandwidth : Seconds();
    return fit.launch + std::max(compute, memory);
}

std::optional<MatrixMultiplyFit> fitMatrixMultiply(std::span<const MatrixMultiplySample> samples, Precision precision)
{
    if (samples.empty())
        return std::nullopt;
    const std::vector<Row> rows = rowsOf(samples, precision);
    MatrixMultiplyFit fit;
    if (shapesIn(samples) < kFewestShapes) {
        fit.rate = FlopPerSecond(1 / firstGuess(rows)[1]);
        return fit;
    }
    const Unknowns x = fitted(rows);
    const bool anyCompute = std::any_of(rows.begin(), rows.end(), [&x](const Row& row) { return x[1] * row.flop >= x[2] * row.bytes; });
    const bool anyMemory = std::any_of(rows.begin(), rows.end(), [&x](const Row& row) { return x[2] * row.bytes > x[1] * row.flop; });
    fit.launch = Seconds(x[0]);
    if (anyCompute)
        fit.rate = FlopPerSecond(1 / x[1]);
    if (anyMemory)
        fit.bandwidth = BytesPerSecond(1 / x[2]);
    std::vector<double> errors;
    for (const MatrixMultiplySample& sample : samples)
        errors.push_back(fittedSeconds(fit, sample, precision) / sample.seconds - 1);
    fit.residual = residualOf(std::move(errors));
    return fit;
}

}  // namespace shardscope
