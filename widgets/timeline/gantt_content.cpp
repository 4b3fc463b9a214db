// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/gantt_content.h"

namespace shardscope {

TimeRange GanttContent::extent() const
{
    double end = 0;
    for (const auto& panel : panels)
        end = std::max(end, panel->end);
    return {0, end > 0 ? end : 1};
}

double GanttContent::difference() const { return panels.size() < 2 ? 0 : panels[1]->end - panels[0]->end; }

bool GanttContent::isEmpty() const
{
    return std::all_of(panels.begin(), panels.end(), [](const auto& panel) { return panel->lanes.empty(); });
}

}  // namespace shardscope
