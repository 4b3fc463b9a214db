// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "probe/cuda/measure/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace shardscope::probe::cuda {

namespace {

/// Between neighbours in proportion, as numpy's default has it. Precondition: sorted, not empty.
double quantile(const std::vector<double>& sorted, double at)
{
    const double place = at * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

}  // namespace

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return quantile(values, 0.5);
}

Timing summarise(const std::vector<double>& seconds)
{
    std::vector<double> sorted = seconds;
    std::sort(sorted.begin(), sorted.end());
    const double middle = quantile(sorted, 0.5);
    const double range = quantile(sorted, 0.75) - quantile(sorted, 0.25);
    return {middle, sorted.front(), middle > 0 ? range / middle : 0, static_cast<int>(sorted.size())};
}

bool isEnough(const StopRule& rule, const std::vector<double>& seconds, double elapsed)
{
    const int runs = static_cast<int>(seconds.size());
    if (runs < rule.leastRuns)
        return false;
    if (runs >= rule.mostRuns || elapsed >= rule.seconds)
        return true;
    const double mean = std::accumulate(seconds.begin(), seconds.end(), 0.0) / runs;
    double squares = 0;
    for (double value : seconds)
        squares += (value - mean) * (value - mean);
    return std::sqrt(squares / (runs - 1)) <= rule.agreement * mean;
}

std::vector<Outlier> outliers(const std::vector<double>& values, double tolerance)
{
    std::vector<Outlier> found;
    if (values.size() < 2)
        return found;
    const double middle = median(values);
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (std::abs(values[i] - middle) > tolerance * middle)
            found.push_back({static_cast<int>(i), values[i], middle});
    }
    return found;
}

std::vector<double> atFullClock(const std::vector<double>& seconds, const std::vector<double>& clocks)
{
    std::vector<double> known;
    std::copy_if(clocks.begin(), clocks.end(), std::back_inserter(known), [](double clock) { return clock > 0; });
    if (known.empty())
        return seconds;
    const double least = 0.97 * median(known);
    std::vector<double> kept;
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        if (i >= clocks.size() || clocks[i] <= 0 || clocks[i] >= least)
            kept.push_back(seconds[i]);
    }
    return 2 * kept.size() >= seconds.size() ? kept : seconds;
}

}  // namespace shardscope::probe::cuda
