// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/enum_names.h"
#include "core/schedule/bubble.h"
#include "core/schedule/schedule_limits.h"

namespace shardscope {

/// The steps in which pipelines improved, in the playbook's order: the whole batch from stage to stage, so that one rank works at a time;
/// micro-batches; backwards as early as possible; several chunks of layers per rank; the backward in two halves that fill the gaps (ZB-V,
/// whose memory is that of 1F1B).
enum class ImprovementStep { Naive, AllForwardAllBackward, OneFOneB, Interleaved, ZeroBubble };

template <>
struct EnumNames<ImprovementStep> {
    using enum ImprovementStep;
    static constexpr std::array<std::pair<ImprovementStep, std::string_view>, 5> names{
        {{Naive, "naive"}, {AllForwardAllBackward, "afab"}, {OneFOneB, "1f1b"}, {Interleaved, "interleaved"}, {ZeroBubble, "zero-bubble"}}};
};

/// One of them, for the same work: m micro-batches through p equal stages.
struct ImprovementRequest {
    ImprovementStep step = ImprovementStep::Naive;
    PipelineShape shape;
    BlockTimes times;             ///< of one block: of a chunk, and in the naive step of all micro-batches at once
    double microBatchesHeld = 1;  ///< micro-batches on a whole stage per live activation
};

/// Returns the five steps, in order. `stage` is the time of one micro-batch on a whole stage; the interleaved step has `chunks`, at least
/// 2. A step that this p and m do not allow has limits: `checkShape(request.shape)`.
[[nodiscard]] std::vector<ImprovementRequest> improvementSteps(int stages, std::int64_t microBatches, int chunks, const BlockTimes& stage);

/// The figures of a step, in units of `stage` and of whole stages.
struct ImprovementResult {
    double makespan = 0;
    BubbleFractions bubble;
    double peakLive = 0;  ///< live micro-batches of the worst rank
};

/// Simulates the request. Precondition: the request's shape is legal. Errors: those of `simulate`, and times that are all 0.
[[nodiscard]] Result<ImprovementResult> measure(const ImprovementRequest& request);

}  // namespace shardscope
