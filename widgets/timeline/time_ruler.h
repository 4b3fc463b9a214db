// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "widgets/timeline/gantt_data.h"
#include "widgets/timeline/time_scale.h"

namespace shardscope {

/// The marks of a time axis: steps of 1, 2, 2.5 or 5 times a power of ten, in one unit that suits the visible range.
struct TimeRuler {
    std::vector<double> times;  ///< within the range
    double unit = 1;            ///< of the numbers
    QString unitName;           ///< "ms"; empty for units of no name
    int decimals = 0;

    [[nodiscard]] QString text(double time) const;
};

/// Returns at most `most` intervals (at least 1). Precondition: a range with a length.
[[nodiscard]] TimeRuler timeRuler(GanttTime time, const TimeRange& range, int most);
/// Returns the marks of an axis with breaks; `seen` are its visible pieces, `length` includes the breaks.
[[nodiscard]] TimeRuler timeRuler(GanttTime time, const std::vector<TimeRange>& seen, double length, int most);

}  // namespace shardscope
