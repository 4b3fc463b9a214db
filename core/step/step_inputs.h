// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/schedule/hop_times.h"
#include "core/schedule/in_flight.h"
#include "core/step/data_sync.h"
#include "core/step/group_costs.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_time.h"
#include "core/step/sharded_layers.h"

namespace shardscope {

struct Basis;
struct CostInputs;

/// Everything about a step except the times of its blocks.
struct StepInputs {
    PipelineShape shape;
    GroupCosts costs;                      ///< of the first group of nodes
    std::vector<GroupCosts> otherCosts{};  ///< of the others
    std::vector<Passes> stages;            ///< by virtual stage
    StageTimes times;                      ///< the same as blocks, seconds
    std::vector<double> factors;           ///< of each micro-batch: its work over the mean; empty where all are alike
    HopTimes hops;                         ///< between pipeline ranks, seconds
    StageTimes occupied;                   ///< `times` with the sends that block their rank
    HopTimes latency;                      ///< of a message after the block that sends it: the hop, or 0 where the send blocks
    std::vector<RankTail> tails;           ///< by pipeline rank
    Seconds gatherExposed;                 ///< of the rank where it is longest
    Seconds optimizer;                     ///< of the slowest rank
    Seconds overhead;                      ///< of every step
    Seconds overheadPerLayer;              ///< of every layer of the rank that ends last

    [[nodiscard]] const GroupCosts& costsOf(int group) const
    {
        return group == 0 ? costs : otherCosts[static_cast<std::size_t>(group) - 1];
    }
};

/// Returns the time of a message between pipeline ranks on nodes of one kind.
[[nodiscard]] Seconds hopTime(const CostInputs& inputs);

/// Returns what layers and data-parallel collectives cost on the nodes of a basis.
[[nodiscard]] GroupCosts groupCosts(const Basis& basis);

/// Returns the inputs of a legal plan.
[[nodiscard]] StepInputs stepInputs(const Basis& basis);

}  // namespace shardscope
