// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/charts/plotted.h"

namespace shardscope {

/// A logarithmic axis of whole steps of 1, 2, 5, 10, …
struct LogAxis {
    double low = 1;
    double high = 10;
    std::vector<double> ticks;  ///< within [low, high], ascending

    /// Returns the place of a value: 0 at `low`, 1 at `high`.
    [[nodiscard]] double place(double value) const;
    /// Returns the value at a place, also outside the axis.
    [[nodiscard]] double valueAt(double place) const;
    /// Returns the axis extended by `beyond` pixels at each end, so that points at its ends are drawn completely.
    [[nodiscard]] PlottedAxis plotted(double pixels, double beyond) const;
};

/// Returns the smallest such axis that contains [lowest, highest], with at most `most` ticks (at least 2): 1-2-5 where there is room, else
/// decades, else every second, third … one. Values that are not positive give 1 to 10.
[[nodiscard]] LogAxis logAxis(double lowest, double highest, int most);

}  // namespace shardscope
