// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "core/schedule/schedule_limits.h"

/// Rules that several kinds share.
namespace shardscope {

inline constexpr std::array kChunkField{ShapeField::Chunks};
inline constexpr std::array kStageField{ShapeField::Stages};
inline constexpr std::array kMicroBatchField{ShapeField::MicroBatches};
inline constexpr std::array kMicroBatchAndStageFields{ShapeField::MicroBatches, ShapeField::Stages};
inline constexpr std::array kGroupField{ShapeField::Group};
inline constexpr std::array kMicroBatchAndGroupFields{ShapeField::MicroBatches, ShapeField::Group};

// Sentences that rules of several kinds share.
inline constexpr std::string_view kNeedsMoreMicroBatches =
    says("Schedule {kind} cannot fill {stages} pipeline ranks with {microbatches} micro-batches: use more micro-batches "
         "or fewer pipeline ranks.");
inline constexpr std::string_view kGroupOutOfRange =
    says("Groups of {group} micro-batches are not possible with {stages} pipeline ranks and {microbatches} "
         "micro-batches: a group must fill the pipeline and cannot have more micro-batches than the step.");
inline constexpr std::string_view kLastGroupTooShort =
    says("{microbatches} micro-batches in groups of {group} leave a last group that cannot fill {stages} pipeline "
         "ranks: the last group must be full or have at least as many micro-batches as there are pipeline ranks.");

inline constexpr ShapeRule kTakesOneChunk{
    "schedule-takes-one-chunk", kChunkField, [](const PipelineShape& shape) { return shape.chunks == 1; }, "one stage per rank",
    says("Schedule {kind} needs exactly one chunk of layers on each pipeline rank, but chunks is {chunks}.")};
inline constexpr ShapeRule kTakesTwoChunks{
    "schedule-takes-two-chunks", kChunkField, [](const PipelineShape& shape) { return shape.chunks == 2; }, "two stages per rank",
    says("Schedule {kind} needs exactly two chunks of layers on each pipeline rank, but chunks is {chunks}.")};
inline constexpr ShapeRule kNeedsAsManyMicroBatchesAsStages{"schedule-needs-more-microbatches", kMicroBatchAndStageFields,
                                                            [](const PipelineShape& shape) { return shape.microBatches >= shape.stages; },
                                                            "as many micro-batches as stages", kNeedsMoreMicroBatches};
inline constexpr ShapeRule kNeedsTwiceAsManyMicroBatchesAsStages{
    "schedule-needs-more-microbatches", kMicroBatchAndStageFields,
    [](const PipelineShape& shape) { return shape.microBatches >= 2 * std::int64_t{shape.stages}; },
    "DeepSeek DualPipe: num_chunks >= num_ranks * 2", kNeedsMoreMicroBatches};

/// The last group may be shorter, but not shorter than the pipeline (Megatron-LM, get_schedule_table).
inline bool lastGroupFillsPipeline(const PipelineShape& shape)
{
    const std::int64_t rest = shape.microBatches % shape.group;
    return rest == 0 || rest >= shape.stages;
}

}  // namespace shardscope
