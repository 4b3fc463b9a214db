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

/// All lanes' groups, made once. A dozen blocks each: schedules repeat after two, three or four.
struct BlockGroups {
    static constexpr std::uint32_t kSize = 12;

    struct Part {
        float length = 0;  ///< of the group's blocks of a style, together
        std::uint8_t style = 0;
    };

    std::vector<BlockGroup> groups;
    std::vector<Part> parts;
    std::vector<std::uint32_t> laneBegin;  ///< of each lane, into `groups`

    [[nodiscard]] const BlockGroup& of(int lane, std::uint32_t index) const
    {
        return groups[laneBegin[static_cast<std::size_t>(lane)] + index];
    }
    [[nodiscard]] std::span<const Part> partsOf(const BlockGroup& group) const
    {
        const BlockGroup* next = &group + 1;
        const std::size_t end = next == groups.data() + groups.size() ? parts.size() : next->partsBegin;
        return {parts.data() + group.partsBegin, end - group.partsBegin};
    }
};

[[nodiscard]] BlockGroups groupBlocks(const GanttData& data);

}  // namespace shardscope
