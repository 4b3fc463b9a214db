// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace shardscope {

struct GanttData;

/// Pixels. Blocks that are shorter on average than this beat with the pixels (moiré) where they are drawn one by one.
inline constexpr double kNarrowestBlock = 3;
/// Among such, those that are longer than this stand out all the same.
inline constexpr double kNarrowestAmongNarrow = 6;

/// Neighbouring blocks of a lane, summed up: where each is too narrow to be seen, none of them has to be looked at.
struct BlockGroup {
    double mean = 0;  ///< length of the blocks
    double longestBlock = 0;
    double longestGap = 0;         ///< before one of the blocks; that before the lane's first counts for nothing
    double liveChange = 0;         ///< of the row's strip, from the first begin to the last end
    double liveMost = 0;           ///< above what it was before
    std::uint32_t partsBegin = 0;  ///< into `BlockGroups::parts`

    /// Whether its blocks are too narrow to be drawn one by one.
    [[nodiscard]] bool isNarrow(double pixelsPerTime) const { return mean * pixelsPerTime < kNarrowestBlock; }
    /// Whether nothing in it stands out.
    [[nodiscard]] bool isNarrowAltogether(double pixelsPerTime) const
    {
        return isNarrow(pixelsPerTime) && longestBlock * pixelsPerTime < kNarrowestAmongNarrow &&
               longestGap * pixelsPerTime < kNarrowestBlock;
    }
};

/// All lanes' groups, made once: of a dozen blocks each (schedules repeat after two, three or four), and of twice as many, and so
/// on, up to a lane's all. Together a lane has twice as many groups as dozens.
struct BlockGroups {
    static constexpr std::uint32_t kSize = 12;

    struct Part {
        float length = 0;  ///< of the group's blocks of a style, together
        std::uint8_t style = 0;
    };
    /// Holds the groups of one size.
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
