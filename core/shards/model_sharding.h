// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "core/base/finding.h"
#include "core/base/units.h"
#include "core/layer/operator.h"
#include "core/trust/fit.h"

namespace shardscope {

struct Basis;
struct Scenario;
struct StepEstimate;

/// The purposes of data-parallel communication, in the order of a step.
enum class ShardTrafficUse { GatherForward, GatherBackward, Gradients, GradientReplicas, GatherUpdated };

/// One rank's collectives of a step for one purpose.
struct ShardTraffic {
    ShardTrafficUse use = ShardTrafficUse::Gradients;
    CollectiveKind kind = CollectiveKind::AllReduce;
    int ranks = 1;     ///< of the dense weights' group
    double times = 1;  ///< in a step
    Bytes size;        ///< of one time, dense and expert weights together, as in `Collective`
    Bytes sent;        ///< by each rank in the step, with a ring
};

/// One way to shard the states of the scenario's model over its data-parallel ranks, everything else as in the plan.
struct ModelSharding {
    int zero = 0;
    int ranks = 1;       ///< ranks with the same dense weights before sharding: dp·cp
    int shardGroup = 1;  ///< ranks that share one copy
    bool isHybrid = false;
    bool isPlans = false;           ///< the plan's own way
    std::vector<Finding> problems;  ///< errors; with any there are no bytes
    Bytes parameters;               ///< from the estimate's ledger, like the next two
    Bytes gradients;
    Bytes optimizer;
    Bytes total;  ///< all of the GPU, with activations and framework
    Bytes capacity;
    Fit fit = Fit::DoesNotFit;  ///< of this GPU
    std::vector<ShardTraffic> traffic;

    [[nodiscard]] Bytes states() const { return parameters + gradients + optimizer; }
    [[nodiscard]] Bytes sent() const;
};

/// Returns ZeRO-0 to 3 over all ranks, then stage 3 within smaller groups (hybrid): the plan's own where it has one, else one copy per
/// node. `stage`: pipeline rank. `memoryBand`: relative error of its memory; empty: not known. Precondition: the architecture can be
/// estimated.
[[nodiscard]] std::vector<ModelSharding> modelShardings(const Scenario& scenario, int stage, std::optional<double> memoryBand = {});

/// Returns the data-parallel flows of the step (core/step/flows.h), by purpose.
[[nodiscard]] std::vector<ShardTraffic> shardTraffic(const Basis& basis, const StepEstimate& step, int stage);

}  // namespace shardscope
