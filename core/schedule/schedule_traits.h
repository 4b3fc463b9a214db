// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/schedule/block_times.h"
#include "core/schedule/in_flight.h"
#include "core/schedule/order_writer.h"
#include "core/schedule/schedule_limits.h"
#include "core/schedule/stage_map.h"

namespace shardscope {

/// Everything that distinguishes one kind of schedule. A new kind is one file that defines a constant of this type, its
/// name in `ScheduleKind`, and a row in `schedule_traits.cpp`.
struct ScheduleTraits {
    ScheduleKind kind = ScheduleKind::Afab;
    Placement placement = Placement::Loop;
    bool alwaysTwoChunks = false;
    bool splitsBackward = false;  ///< has I and W blocks
    bool grouped = false;         ///< depends on PipelineShape::group
    std::span<const ShapeRule> rules;
    void (*appendOrder)(const PipelineShape& shape, int rank, OrderWriter& order) = nullptr;
    std::int64_t (*peakLive)(const PipelineShape& shape, int rank) = nullptr;
    /// See `bubbleLaw`.
    std::optional<double> (*bubbleLaw)(const PipelineShape& shape, const BlockTimes& times) = nullptr;
};

[[nodiscard]] const ScheduleTraits& traitsOf(ScheduleKind kind);

/// Micro-batches per group where none is written (contract.md, `group`): the stages for `interleaved`, m / max(1, floor(m/p))
/// floored for `zb1p-interleaved` (`checkShape` says where it is not whole), else 1.
[[nodiscard]] std::int64_t defaultGroup(ScheduleKind kind, std::int64_t stages, std::int64_t microBatches);

/// The longest idle time of any rank between 0 and the makespan, for equal stages and no hop latency, by the closed form
/// of schedules.md section 1; nothing where none is known to be exact.
[[nodiscard]] std::optional<double> bubbleLaw(const PipelineShape& shape, const BlockTimes& times);

}  // namespace shardscope
