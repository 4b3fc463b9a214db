// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>

namespace shardscope {

/// The most ranks, steps or pieces of the sequence that a panel draws side by side.
inline constexpr int kMostRingCells = 96;

/// Ranks, steps or pieces in even groups of neighbours: each alone where there is room for all, so that the picture never exceeds the
/// screen.
struct RingGroups {
    int count = 1;
    int shown = 1;

    explicit RingGroups(int all, int most = kMostRingCells) : count(all), shown(std::clamp(all, 1, std::max(most, 1))) {}

    [[nodiscard]] int begin(int group) const { return static_cast<int>(std::int64_t{count} * group / shown); }
    [[nodiscard]] int end(int group) const { return begin(group + 1); }
    [[nodiscard]] int size(int group) const { return end(group) - begin(group); }
    /// Returns the member that represents its group.
    [[nodiscard]] int middle(int group) const { return (begin(group) + end(group)) / 2; }
    [[nodiscard]] int groupOf(int one) const { return static_cast<int>(((std::int64_t{one} + 1) * shown - 1) / count); }
    [[nodiscard]] bool isAlone() const { return shown == count; }
    /// Returns the size of the largest group.
    [[nodiscard]] int largest() const { return (count + shown - 1) / shown; }
};

}  // namespace shardscope
