// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/schedule/schedule.h"

namespace shardscope {

/// The blocks of other ranks that each block of a schedule waits for.
struct BlockWaits {
    static constexpr std::uint32_t kNone = UINT32_MAX;

    explicit BlockWaits(const Schedule& schedule);

    /// Returns whether `holds` for all that the block waits for.
    template <typename Condition>
    [[nodiscard]] bool all(std::size_t block, const Condition& holds) const
    {
        return (first[block] == kNone || holds(first[block])) && (gradient.empty() || gradient[block] == kNone || holds(gradient[block]));
    }

    std::vector<std::uint32_t> first;     ///< for a forward, or for a gradient
    std::vector<std::uint32_t> gradient;  ///< of fused blocks, besides; empty where there are none
};

}  // namespace shardscope
