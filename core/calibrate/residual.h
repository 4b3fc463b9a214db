// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/hardware/hardware_profile.h"

namespace shardscope {

/// Median and ninetieth percentile of |error|. Precondition: not empty.
[[nodiscard]] FitResidual residualOf(std::vector<double> errors);

/// The middle value; of an even number the mean of the two. Precondition: not empty.
[[nodiscard]] double medianOf(std::vector<double> values);

}  // namespace shardscope
