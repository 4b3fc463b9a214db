// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/block_groups.h"

#include <algorithm>

#include "widgets/timeline/gantt_data.h"

namespace shardscope {

namespace {

void addLength(BlockGroups& all, std::uint32_t begin, std::uint8_t style, double length)
{
    const auto first = all.parts.begin() + begin;
    const auto known = std::find_if(first, all.parts.end(), [style](const BlockGroups::Part& part) { return part.style == style; });
    if (known != all.parts.end())
        known->length += static_cast<float>(length);
    else
        all.parts.push_back({static_cast<float>(length), style});
}

BlockGroup groupOf(const GanttData& data, const GanttLane& lane, std::uint32_t from, BlockGroups& all)
{
    BlockGroup group;
    group.partsBegin = static_cast<std::uint32_t>(all.parts.size());
    const std::uint32_t end = std::min(from + BlockGroups::kSize, lane.end);
    double busy = 0;
    for (std::uint32_t block = from; block < end; ++block) {
        const BlockSpan& span = data.spans[block];
        const double gap = block > lane.begin ? span.start - data.spans[block - 1].end : 0;
        busy += span.end - span.start;
        group.longestBlock = std::max(group.longestBlock, span.end - span.start);
        group.longestGap = std::max(group.longestGap, gap);
        const GanttStyle& style = data.style(block);
        group.liveChange += style.liveAtStart;
        group.liveMost = std::max(group.liveMost, group.liveChange);
        group.liveChange += style.liveAtEnd;
        group.liveMost = std::max(group.liveMost, group.liveChange);
        addLength(all, group.partsBegin, data.styleOf[block], span.end - span.start);
    }
    group.mean = busy / (end - from);
    return group;
}

}  // namespace

BlockGroups groupBlocks(const GanttData& data)
{
    BlockGroups all;
    all.groups.reserve(data.spans.size() / BlockGroups::kSize + data.lanes.size());
    for (const GanttLane& lane : data.lanes) {
        all.laneBegin.push_back(static_cast<std::uint32_t>(all.groups.size()));
        for (std::uint32_t block = lane.begin; block < lane.end; block += BlockGroups::kSize)
            all.groups.push_back(groupOf(data, lane, block, all));
    }
    return all;
}

}  // namespace shardscope
