// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/validate/error_summary.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace shardscope {

double quantile(std::vector<double> values, double fraction)
{
    std::sort(values.begin(), values.end());
    const double position = fraction * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return std::lerp(values[below], values[above], position - static_cast<double>(below));
}

ErrorSummary summarise(const std::vector<double>& errors)
{
    ErrorSummary summary;
    summary.count = static_cast<int>(errors.size());
    if (errors.empty())
        return summary;
    std::vector<double> absolute;
    for (const double error : errors)
        absolute.push_back(std::abs(error));
    summary.mape = std::accumulate(absolute.begin(), absolute.end(), 0.0) / static_cast<double>(absolute.size());
    summary.median = quantile(absolute, 0.5);
    summary.p90 = quantile(absolute, 0.9);
    summary.bias = quantile(errors, 0.5);
    return summary;
}

}  // namespace shardscope
