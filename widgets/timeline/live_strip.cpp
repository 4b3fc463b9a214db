// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/live_strip.h"

#include <cmath>

namespace shardscope {

void liveLevels(const GanttData& data, int row, const TimeScale& scale, int columns, std::vector<double>& levels)
{
    levels.assign(static_cast<std::size_t>(columns), 0);
    const GanttLane& lane = data.lanes[static_cast<std::size_t>(data.rows[static_cast<std::size_t>(row)].firstLane)];
    double live = 0;
    int column = 0;  // `live` holds from within this one on
    const auto raise = [&](double time, double level) {
        const int last = static_cast<int>(std::clamp(std::floor(scale.x(time)), -1.0, static_cast<double>(columns)));
        for (; column < last; ++column)
            levels[static_cast<std::size_t>(column)] = std::max(levels[static_cast<std::size_t>(column)], live);
        if (last >= 0 && last < columns)
            levels[static_cast<std::size_t>(last)] = std::max({levels[static_cast<std::size_t>(last)], live, level});
        live = level;
    };
    for (std::uint32_t block = lane.begin; block < lane.end && column < columns; ++block) {
        const GanttStyle& style = data.style(block);
        if (style.liveAtStart != 0)
            raise(data.spans[block].start, live + style.liveAtStart);
        if (style.liveAtEnd != 0)
            raise(data.spans[block].end, live + style.liveAtEnd);
    }
    raise(data.end, live);
}

}  // namespace shardscope
