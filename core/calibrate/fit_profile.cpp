// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibrate/fit_profile.h"

#include <vector>

#include "core/calibrate/line_fit.h"
#include "core/calibrate/matrix_multiply_fit.h"
#include "core/calibrate/measured_rates.h"
#include "core/calibrate/residual.h"
#include "core/hardware/hardware.h"

namespace shardscope {
namespace {

void fitMultiply(MatrixMultiplySeries& series, const Gpu* gpu)
{
    if (!series.fit)
        series.fit = fitMatrixMultiply(series.samples, series.precision);
    if (!series.fit || !gpu)
        return;
    MatrixMultiplyFit& fit = *series.fit;
    const std::optional<FlopPerSecond> peak = gpu->peak(series.precision);
    const BytesPerSecond memory = gpu->memoryBandwidth;
    if (peak && fit.rate && !fit.computeEfficiency)
        fit.computeEfficiency = *fit.rate / *peak;
    else if (peak && fit.computeEfficiency && !fit.rate)
        fit.rate = *peak * *fit.computeEfficiency;
    if (memory.value() > 0 && fit.bandwidth && !fit.memoryEfficiency)
        fit.memoryEfficiency = *fit.bandwidth / memory;
    else if (memory.value() > 0 && fit.memoryEfficiency && !fit.bandwidth)
        fit.bandwidth = memory * *fit.memoryEfficiency;
}

template <typename Series>
void fitSizes(std::vector<Series>& all)
{
    for (Series& series : all) {
        if (!series.fit)
            series.fit = fitLine(series.samples);
    }
}

}  // namespace

void fitProfile(HardwareProfile& profile, const Gpu* gpu)
{
    for (MatrixMultiplySeries& series : profile.matrixMultiply)
        fitMultiply(series, gpu);
    fitSizes(profile.bandwidth);
    fitSizes(profile.collectives);
    fitSizes(profile.otherCollectives);
    for (LaunchSeries& series : profile.launch) {
        std::vector<double> seconds;
        for (const Seconds sample : series.samples)
            seconds.push_back(sample.value());
        if (!series.median && !seconds.empty())
            series.median = Seconds(medianOf(std::move(seconds)));
    }
    profile.rates = measuredRates(profile, gpu);
}

}  // namespace shardscope
