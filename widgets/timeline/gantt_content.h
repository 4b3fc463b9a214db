// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/timeline/gantt_data.h"
#include "widgets/timeline/time_scale.h"

namespace shardscope {

/// Everything that a picture of schedules depends on besides its size and theme.
struct GanttContent {
    std::vector<std::shared_ptr<const GanttData>> panels;  ///< none, one, or two above each other on one axis
    QString whenEmpty;
    TimeRange range;    ///< in real time, also where some of it is folded
    TimeFolds folds;    ///< what repeats and is left out; empty: everything is shown
    double scroll = 0;  ///< pixels of the rows that are above the top, where they do not all fit
    bool letters = true;
    bool legend = true;
    bool memoryStrip = false;
    bool criticalPath = false;
    std::optional<double> playhead;  ///< what comes after it is pale
    GanttPlace selected;
    GanttGap gap;  ///< selected instead of a block
    int highlightedRow = -1;

    /// From 0 to the last end of all panels; length 1 where nothing takes any time.
    [[nodiscard]] TimeRange extent() const;
    /// A range in shown time, in which one pans and zooms, and back.
    [[nodiscard]] TimeRange shown(const TimeRange& real) const { return {folds.shown(real.begin), folds.shown(real.end)}; }
    [[nodiscard]] TimeRange real(const TimeRange& shown) const { return {folds.real(shown.begin), folds.real(shown.end)}; }
    /// The makespan of the second panel less that of the first; 0 with fewer.
    [[nodiscard]] double difference() const;
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] GanttTime time() const { return panels.empty() ? GanttTime::InUnits : panels.front()->time; }
};

}  // namespace shardscope
