// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace shardscope {

/// The steps of an axis from 0, each 1, 2, 2.5 or 5 times a power of ten.
struct AxisTicks {
    std::vector<double> values;  ///< from 0 to the first step at or above the maximum
    int decimals = 0;            ///< needed to distinguish the steps

    [[nodiscard]] double top() const { return values.back(); }
};

/// Returns at most `most` intervals (at least 1) that cover [0, maximum]. A maximum that is not a positive number gives 0 and 1.
[[nodiscard]] AxisTicks niceTicks(double maximum, int most);

}  // namespace shardscope
