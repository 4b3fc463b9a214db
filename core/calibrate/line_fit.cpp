// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibrate/line_fit.h"

#include <utility>
#include <vector>

#include "core/calibrate/residual.h"

namespace shardscope {
namespace {

FitResidual residualOfLine(std::span<const SizeSample> samples, const LineFit& fit)
{
    std::vector<double> errors;
    for (const SizeSample& sample : samples)
        errors.push_back((fit.latency + sample.bytes / fit.bandwidth) / sample.seconds - 1);
    return residualOf(std::move(errors));
}

}  // namespace

std::optional<LineFit> fitLine(std::span<const SizeSample> samples)
{
    // Minimises Σ (a·x + b·y − 1)² with x = 1 / seconds, y = bytes / seconds: latency a, seconds per byte b.
    double xx = 0, xy = 0, yy = 0, x1 = 0, y1 = 0;
    for (const SizeSample& sample : samples) {
        const double x = 1 / sample.seconds.value(), y = sample.bytes.value() * x;
        xx += x * x;
        xy += x * y;
        yy += y * y;
        x1 += x;
        y1 += y;
    }
    const double determinant = xx * yy - xy * xy;
    if (samples.size() < 2 || !(determinant > 1e-9 * xx * yy))
        return std::nullopt;
    double latency = (x1 * yy - y1 * xy) / determinant;
    double perByte = (y1 * xx - x1 * xy) / determinant;
    if (latency < 0) {
        latency = 0;
        perByte = y1 / yy;
    }
    if (!(perByte > 0))
        return std::nullopt;
    LineFit fit{Seconds(latency), BytesPerSecond(1 / perByte), {}};
    fit.residual = residualOfLine(samples, fit);
    return fit;
}

}  // namespace shardscope
