// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace shardscope {

struct GanttData;

/// The average width in pixels below which blocks drawn one by one cause moiré patterns.
inline constexpr double kNarrowestBlock = 3;
/// The width in pixels from which a single block among such is still drawn on its own.
inline constexpr double kNarrowestAmongNarrow = 6;

/// Neighbouring blocks of a lane, summed, so that blocks too narrow to be seen need not be visited.
struct BlockGroup {
    double mean = 0;  ///< length of the blocks
    double longestBlock = 0;
    double longestGap = 0;         ///< before one of the blocks; the one before the lane's first does not count
    double liveChange = 0;         ///< of the row's strip, from the first begin to the last end
    double liveMost = 0;           ///< above the level before
    std::uint32_t partsBegin = 0;  ///< into `BlockGroups::parts`

    /// Returns whether its blocks are too narrow to be drawn one by one.
    [[nodiscard]] bool isNarrow(double pixelsPerTime) const { return mean * pixelsPerTime < kNarrowestBlock; }
    /// Returns whether none of its blocks is drawn on its own.
    [[nodiscard]] bool isNarrowAltogether(double pixelsPerTime) const
    {
        return isNarrow(pixelsPerTime) && longestBlock * pixelsPerTime < kNarrowestAmongNarrow &&
               longestGap * pixelsPerTime < kNarrowestBlock;
    }
};

/// The groups of all lanes, made once: of a dozen blocks each (schedules repeat after two, three or four), of twice as many, and so on, up
/// to a whole lane. A lane has twice as many groups as dozens.
struct BlockGroups {
    static constexpr std::uint32_t kSize = 12;

    struct Part {
        float length = 0;  ///< of the group's blocks of a style, together
        std::uint8_t style = 0;
    };
    /// The groups of one size.
    struct Level {
        std::vector<BlockGroup> groups;
        std::vector<Part> parts;
        std::vector<std::uint32_t> laneBegin;  ///< of each lane, into `groups`
    };

    std::vector<Level> levels;  ///< of `kSize` blocks, of twice as many, …; empty: nothing is grouped

    [[nodiscard]] const BlockGroup& of(std::size_t level, int lane, std::uint32_t index) const
    {
        return levels[level].groups[levels[level].laneBegin[static_cast<std::size_t>(lane)] + index];
    }
    [[nodiscard]] std::span<const Part> partsOf(std::size_t level, const BlockGroup& group) const
    {
        const Level& all = levels[level];
        const BlockGroup* next = &group + 1;
        const std::size_t end = next == all.groups.data() + all.groups.size() ? all.parts.size() : next->partsBegin;
        return {all.parts.data() + group.partsBegin, end - group.partsBegin};
    }
};

[[nodiscard]] BlockGroups groupBlocks(const GanttData& data);

}  // namespace shardscope
