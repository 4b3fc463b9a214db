// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// Returns the median and the ninetieth percentile of |error|. Precondition: not empty.
[[nodiscard]] FitResidual residualOf(std::vector<double> errors);

/// Returns the median; for an even count the mean of the middle two. Precondition: not empty.
[[nodiscard]] double medianOf(std::vector<double> values);

}  // namespace shardscope
