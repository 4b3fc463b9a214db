// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/choices.h"
#include "core/base/communication.h"

namespace shardscope {

/// Rank order, fastest-varying axis first.
using RankOrder = std::array<Axis, 5>;
inline constexpr RankOrder kMegatronOrder{Axis::Tp, Axis::Cp, Axis::Ep, Axis::Dp, Axis::Pp};

/// Which communication the framework hides behind compute.
struct Overlap {
    bool gradReduce = true;
    bool paramGather = true;
    bool tensor = false;
    bool pipeline = true;
    bool expert = false;
    bool operator==(const Overlap&) const = default;
};

/// The bucket of PyTorch's DistributedDataParallel, 25 MiB: of frameworks that have none of their own.
inline constexpr std::int64_t kTorchBucketBytes = 26214400;

/// What a plan says and physics reads as it was written: nothing of it is resolved.
struct PlanChoices {
    ScheduleKind schedule = kDefaultSchedule;
    ContextLayout cpLayout = ContextLayout::Zigzag;
    int microBatch = 1;  ///< sequences
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
    bool operator==(const PlanChoices&) const = default;
};

/// How a training step is split, as written in the scenario (contract.md, `plan`). An empty optional is JSON null:
/// it follows from the other fields (see `resolvePlan`). Degrees are counts of ranks.
struct Plan : PlanChoices {
    int tp = 1;
    bool sequenceParallel = false;
    int cp = 1;
    int pp = 1;
    int chunks = 1;
    std::optional<int> group;
    std::optional<std::vector<int>> stageLayers;  ///< layers per (stage, chunk) in model order
    int ep = 1;
    std::optional<int> etp;
    std::optional<int> dp;
    int zero = 0;
    std::optional<int> shardGroup;
    std::optional<std::vector<RecomputeModule>> recomputeModules;  ///< of `selective`; empty optional: the attention core
    bool operator==(const Plan&) const = default;
};

}  // namespace shardscope
