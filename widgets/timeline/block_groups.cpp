// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/block_groups.h"

#include <algorithm>

#include "widgets/timeline/gantt_data.h"

namespace shardscope {

namespace {

void addLength(BlockGroups::Level& all, std::uint32_t begin, std::uint8_t style, double length)
{
    const auto first = all.parts.begin() + begin;
    const auto known = std::find_if(first, all.parts.end(), [style](const BlockGroups::Part& part) { return part.style == style; });
    if (known != all.parts.end())
        known->length += static_cast<float>(length);
    else
        all.parts.push_back({static_cast<float>(length), style});
}

BlockGroup groupOf(const GanttData& data, const GanttLane& lane, std::uint32_t from, BlockGroups::Level& all)
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

BlockGroups::Level dozens(const GanttData& data)
{
    BlockGroups::Level all;
    all.groups.reserve(data.spans.size() / BlockGroups::kSize + data.lanes.size());
    for (const GanttLane& lane : data.lanes) {
        all.laneBegin.push_back(static_cast<std::uint32_t>(all.groups.size()));
        for (std::uint32_t block = lane.begin; block < lane.end; block += BlockGroups::kSize)
            all.groups.push_back(groupOf(data, lane, block, all));
    }
    return all;
}

/// One group after another.
BlockGroup joined(const BlockGroup& first, const BlockGroup& second)
{
    BlockGroup both = first;
    both.mean = std::max(first.mean, second.mean);
    both.longestBlock = std::max(first.longestBlock, second.longestBlock);
    both.longestGap = std::max(first.longestGap, second.longestGap);
    both.liveMost = std::max(first.liveMost, first.liveChange + second.liveMost);
    both.liveChange = first.liveChange + second.liveChange;
    return both;
}

/// Pairs of the groups of the last level; where a lane has an odd one, it stays alone.
BlockGroups::Level twiceAsLarge(const BlockGroups& groups, std::size_t lanes)
{
    const std::size_t last = groups.levels.size() - 1;
    const BlockGroups::Level& small = groups.levels.back();
    BlockGroups::Level all;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        const std::size_t begin = small.laneBegin[lane];
        const std::size_t end = lane + 1 < lanes ? small.laneBegin[lane + 1] : small.groups.size();
        all.laneBegin.push_back(static_cast<std::uint32_t>(all.groups.size()));
        for (std::size_t i = begin; i < end; i += 2) {
            BlockGroup group = i + 1 < end ? joined(small.groups[i], small.groups[i + 1]) : small.groups[i];
            group.partsBegin = static_cast<std::uint32_t>(all.parts.size());
            for (std::size_t half = i; half < std::min(i + 2, end); ++half) {
                for (const BlockGroups::Part& part : groups.partsOf(last, small.groups[half]))
                    addLength(all, group.partsBegin, part.style, static_cast<double>(part.length));
            }
            all.groups.push_back(group);
        }
    }
    return all;
}

}  // namespace

BlockGroups groupBlocks(const GanttData& data)
{
    BlockGroups groups;
    if (data.lanes.empty())
        return groups;
    groups.levels.push_back(dozens(data));
    while (groups.levels.back().groups.size() > data.lanes.size() && groups.levels.size() < 32) {
        BlockGroups::Level next = twiceAsLarge(groups, data.lanes.size());
        if (next.groups.size() == groups.levels.back().groups.size())
            break;
        groups.levels.push_back(std::move(next));
    }
    return groups;
}

}  // namespace shardscope
