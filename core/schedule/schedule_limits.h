// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/finding.h"
#include "core/schedule/in_flight.h"

namespace shardscope {

/// The most blocks that are laid out: about 0.6 GB with their times, at 28 to 40 bytes each.
inline constexpr std::int64_t kMaxBlocks = std::int64_t{1} << 24;
/// The most blocks that an estimate lays out, a few times each: about a second and 0.2 GB.
inline constexpr std::int64_t kMaxEstimatedBlocks = std::int64_t{1} << 21;
/// The most blocks that are drawn, each also kept as a position in the picture.
inline constexpr std::int64_t kMaxDrawnBlocks = std::int64_t{1} << 18;

/// Returns the number of forwards, backwards and weight gradients as if none were fused, at most `kMaxBlocks` + 1.
[[nodiscard]] std::int64_t countBlocks(const PipelineShape& shape);
/// Returns whether an estimate may lay the schedule out. If not, only closed forms are known.
[[nodiscard]] inline bool isLaidOut(const PipelineShape& shape) { return countBlocks(shape) <= kMaxEstimatedBlocks; }

/// The fields of a schedule that a person can change.
enum class ShapeField { Stages, MicroBatches, Chunks, Group };

/// The command line's flags and the keys of `shardscope.schedule/1`.
template <>
struct EnumNames<ShapeField> {
    using enum ShapeField;
    static constexpr std::array<std::pair<ShapeField, std::string_view>, 4> names{
        {{Stages, "stages"}, {MicroBatches, "microbatches"}, {Chunks, "chunks"}, {Group, "group"}}};
};

/// One thing that a kind of schedule demands of its shape.
struct ShapeRule {
    std::string_view id;                 ///< of the finding, as in a plan
    std::span<const ShapeField> fields;  ///< fields whose change can repair it, the likeliest first
    bool (*holds)(const PipelineShape& shape) = nullptr;
    std::string_view source;
    std::string_view sentence{};  ///< of the finding in a plan
};

/// A rule that a shape breaks. For each field that can repair it alone, the nearest value below and above that makes the whole shape legal,
/// nearest first.
struct ScheduleLimit {
    std::string_view id;
    PipelineShape shape;
    std::vector<std::pair<ShapeField, std::vector<std::int64_t>>> nearest;
    std::string_view source;
    std::int64_t most = kMaxBlocks;  ///< blocks
};

/// Whether the group is fixed when other numbers change, or is the default that follows them.
enum class GroupChoice { Written, Follows };

/// Returns the reasons against laying out this schedule; empty if it is legal. Precondition: every number of `shape` is at least 1. `most`:
/// blocks, at most `kMaxBlocks`.
[[nodiscard]] std::vector<ScheduleLimit> checkShape(const PipelineShape& shape, GroupChoice group = GroupChoice::Follows,
                                                    std::int64_t most = kMaxBlocks);

/// Returns the limit as a finding. Its numbers are named as in the findings of a plan, its `nearest` by the flags of the command
/// `schedule`.
[[nodiscard]] Finding toFinding(const ScheduleLimit& limit);

}  // namespace shardscope
