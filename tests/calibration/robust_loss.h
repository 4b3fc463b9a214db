// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace shardscope::calibration {

inline constexpr double kSmooth = 0.03;   ///< residuals below it are squared
inline constexpr double kOutlier = 0.35;  ///< residuals beyond it count less and less, e.g. of a stalled run

/// Returns the loss of a residual: close to its absolute value between the two.
inline double robustLoss(double residual)
{
    return kOutlier * std::atan((std::sqrt(residual * residual + kSmooth * kSmooth) - kSmooth) / kOutlier);
}

/// Returns the slope of the loss / (2 × residual): the weight of the residual's square.
inline double robustPull(double residual)
{
    const double size = std::sqrt(residual * residual + kSmooth * kSmooth);
    const double beyond = (size - kSmooth) / kOutlier;
    return 1 / (2 * size * (1 + beyond * beyond));
}

}  // namespace shardscope::calibration
