// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/choices.h"
#include "core/base/communication.h"

namespace shardscope {

/// The communication that the framework overlaps with compute.
struct Overlap {
    bool gradReduce = true;
    bool paramGather = true;
    bool tensor = false;
    bool pipeline = true;
    bool expert = false;
    bool operator==(const Overlap&) const = default;
};

/// Where the model's encoders run.
struct EncoderChoices {
    std::optional<EncoderPlacement> placement;  ///< empty: the first stage
    std::optional<int> tp;                      ///< tensor-parallel ranks of an encoder: 1 or the plan's, on GPUs of its own any; empty: 1
    std::optional<int> dp;                      ///< copies of an encoder on GPUs of its own, which needs them stated
    bool operator==(const EncoderChoices&) const = default;
};

/// The bucket of PyTorch's DistributedDataParallel, 25 MiB, for frameworks without a default of their own.
inline constexpr std::int64_t kTorchBucketBytes = 26214400;

/// The fields of a plan that physics reads as written, without resolution.
struct PlanChoices {
    ScheduleKind schedule = kDefaultSchedule;
    ContextLayout cpLayout = ContextLayout::Zigzag;
    std::optional<int> cpInner;  ///< ranks that exchange heads inside a ring of them: of Ulysses × ring alone, which has to state it
    std::optional<RecurrenceContext> recurrenceContext;  ///< empty: headwise
    int microBatch = 1;                                  ///< sequences
    Recompute recompute = Recompute::None;
    std::optional<int> recomputeLayers;        ///< of each virtual stage, under full recompute; empty: all
    std::optional<GradientType> gradientType;  ///< empty: the recipe's
    bool reshardAfterForward = true;
    bool syncEveryMicrobatch = false;
    double offloadActivations = 0;            ///< fraction, 0 to 1
    std::optional<std::int64_t> bucketBytes;  ///< empty: the framework's
    RankOrder order = kMegatronOrder;
    Overlap overlap;
    Offload offload = Offload::None;
    std::optional<MatrixUpdate> matrixUpdate;  ///< empty: duplicated
    std::optional<int> innerSteps;             ///< between two outer steps of DiLoCo; empty: all ranks sum their gradients
    EncoderChoices encoder;
    bool operator==(const PlanChoices&) const = default;
};

}  // namespace shardscope
