// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace shardscope {

/// A stretch of a series with one level.
struct Level {
    std::size_t begin = 0;  ///< index of the first value
    std::size_t end = 0;    ///< behind the last
    double median = 0;
    double noise = 0;  ///< 1.4826 × the median distance from the median: the standard deviation of normal values
};

/// The least change of a level that is told, as a fraction: below it a run is said to be steady.
inline constexpr double kLeastChange = 0.02;

/// Cuts a series where its level changes and is not noise: at the place where the ranks before and behind differ most, by the test of Mann
/// and Whitney (1947), which single outliers do not move; at a level of 1e-4 over all places; then each part again. A cut also needs a change
/// of the median by `kLeastChange` and by the noise of both sides. Parts have at least eight values. Precondition: there is a value, all are
/// above 0.
[[nodiscard]] std::vector<Level> levelsOf(std::span<const double> values);

}  // namespace shardscope
