// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace shardscope::calibration {

inline constexpr double kSmooth = 0.03;   ///< residuals below it count squared
inline constexpr double kOutlier = 0.35;  ///< residuals beyond it pull less and less: a run that stalls says nothing of the model

/// Near the absolute residual where it is between the two.
inline double robustLoss(double residual)
{
    return kOutlier * std::atan((std::sqrt(residual * residual + kSmooth * kSmooth) - kSmooth) / kOutlier);
}

/// The slope of the loss over twice the residual: the weight with which the residual's square counts.
inline double robustPull(double residual)
{
    const double size = std::sqrt(residual * residual + kSmooth * kSmooth);
    const double beyond = (size - kSmooth) / kOutlier;
    return 1 / (2 * size * (1 + beyond * beyond));
}

}  // namespace shardscope::calibration
