// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <vector>

namespace shardscope {

/// Returns the percentile: the value at or below which this share of all lies.
inline double percentileOf(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
    return values[std::max<std::size_t>(rank, 1) - 1];
}

/// Sets one frame for each repetition (`main` requests many); reports their median and 99th percentile.
inline void tellFrames(benchmark::internal::Benchmark* frames)
{
    frames->Iterations(1)
        ->Unit(benchmark::kMillisecond)
        ->ComputeStatistics("p50", [](const std::vector<double>& values) { return percentileOf(values, 0.50); })
        ->ComputeStatistics("p99", [](const std::vector<double>& values) { return percentileOf(values, 0.99); });
}

/// Returns the CPU seconds of this thread so far, regardless of the machine's load.
inline double threadSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

}  // namespace shardscope
