// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/timeline/gantt_data.h"
#include "widgets/timeline/time_scale.h"

namespace shardscope {

/// Everything that a picture of schedules depends on besides its size and theme.
struct GanttContent {
    std::vector<std::shared_ptr<const GanttData>> panels;  ///< none, one, or two on one axis
    QString whenEmpty;
    TimeRange range;    ///< in real time, folds included
    TimeFolds folds;    ///< omitted repetitions; empty: everything is shown
    double scroll = 0;  ///< pixels of rows scrolled above the top
    bool letters = true;
    bool legend = true;
    bool memoryStrip = false;
    bool criticalPath = false;
    std::optional<double> playhead;  ///< later times are pale
    GanttPlace selected;
    GanttGap gap;  ///< selected instead of a block
    int highlightedRow = -1;

    /// Returns the range from 0 to the last end of all panels; length 1 where nothing takes any time.
    [[nodiscard]] TimeRange extent() const;
    /// Convert a range to shown time, for panning and zooming, and back.
    [[nodiscard]] TimeRange shown(const TimeRange& real) const { return {folds.shown(real.begin), folds.shown(real.end)}; }
    [[nodiscard]] TimeRange real(const TimeRange& shown) const { return {folds.real(shown.begin), folds.real(shown.end)}; }
    /// Returns the makespan of the second panel less that of the first; 0 with fewer.
    [[nodiscard]] double difference() const;
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] GanttTime time() const { return panels.empty() ? GanttTime::InUnits : panels.front()->time; }
};

}  // namespace shardscope
