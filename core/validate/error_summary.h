// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope {

/// Statistics of errors of estimates. An error is (estimate − measured) / measured; fractions, not percent.
struct ErrorSummary {
    int count = 0;      ///< comparisons; without any, the other fields are meaningless
    double mape = 0;    ///< mean of the absolute errors
    double median = 0;  ///< of the absolute errors
    double p90 = 0;     ///< of the absolute errors
    double bias = 0;    ///< median of the signed errors
};

[[nodiscard]] ErrorSummary summarise(const std::vector<double>& errors);

/// Returns the value below which this fraction of the values lies, linear between two of them (Hyndman and Fan 1996, definition 7; the
/// usual one of numerical libraries). Precondition: there is a value, all are finite, 0 ≤ fraction ≤ 1.
[[nodiscard]] double quantile(std::vector<double> values, double fraction);

}  // namespace shardscope
