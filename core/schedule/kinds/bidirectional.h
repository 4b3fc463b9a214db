// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/schedule/schedule_traits.h"

namespace shardscope {

/// The eight steps that DualPipe and DualPipeV share (DeepSeek, dualpipe.py and dualpipev.py: step). Phase 0 is the chunk whose
/// stage this rank reaches first, phase 1 the other.
struct BidirectionalSteps {
    std::int64_t inner = 0;                             ///< ranks between this one and the turning point
    std::int64_t depth = 0;                             ///< this rank's distance from the entry
    std::int64_t steady = 0;                            ///< rounds of the main step
    bool atTurningPoint = false;                        ///< starts the main step unfused
    std::array<int, 2> chunkOf{0, 1};                   ///< by phase
    std::array<std::int64_t, 2> firstMicroBatch{0, 0};  ///< by phase
};

void appendBidirectionalOrder(const BidirectionalSteps& steps, OrderWriter& order);

inline constexpr std::string_view kBidirectionalCondition = "F = I = W and 2F ≤ FB ≤ 3F";

/// Returns `hops` · (FB + B - 3W), DeepSeek's bubble, where it is exact: F = I = W and 2F <= FB <= 3F.
[[nodiscard]] std::optional<double> bidirectionalLaw(int hops, const BlockTimes& times);

}  // namespace shardscope
