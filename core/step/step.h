// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/once.h"
#include "core/schedule/simulation.h"
#include "core/step/data_sync.h"
#include "core/step/group_costs.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_time.h"
#include "core/step/sharded_layers.h"

namespace shardscope {

struct Basis;
struct StepInputs;

/// The seconds of one step on one pipeline rank, by cause. Invariant: end = compute + bubble + Σ exposed + overhead, up to the optimizer,
/// which all ranks start together after the gradients' norm is known.
struct RankTime {
    int rank = 0;
    Seconds compute;
    Seconds bubble;  ///< idle without a micro-batch
    SecondsByAxis exposed{};
    SecondsByAxis hidden{};
    Seconds hostWait;
    Seconds gradients;  ///< to reduce this rank's gradients at the end of the step, hidden or not
    Seconds gather;     ///< to gather the new weights
    Seconds optimizer;
    Seconds lastBlock;     ///< end of the last block
    Seconds synchronised;  ///< end of the last gradient's reduction
};

/// The end that an overlap of `plan.overlap` changes, on the slowest rank, with and without it.
struct OverlapGain {
    Seconds with;
    Seconds without;
};

/// One training step: `time` of `shardscope.estimate/1`, and the data for the pictures.
struct StepEstimate {
    Seconds step;
    Seconds compute;
    Seconds bubble;
    SecondsByAxis exposed{};
    Seconds optimizer;
    Seconds overhead;
    Seconds communication;  ///< of the ending rank, hidden or not
    int endingRank = 0;     ///< of the language model's ranks
    Seconds encoderWait;    ///< of `bubble`: from that rank's end until an encoder apart has its last gradient

    std::vector<Passes> stages;   ///< by virtual stage
    StageTimes times;             ///< the same as blocks, seconds
    std::vector<double> factors;  ///< of each micro-batch of the slowest pipeline: its work over the mean; empty where all are alike
    std::vector<RankTime> ranks;  ///< by pipeline rank
    Once<Schedule> schedule;
    Once<Simulation> simulation;         ///< seconds
    HopTimes hops;                       ///< between pipeline ranks, seconds
    LayerPasses layers;                  ///< on the first group of nodes
    DataTraffic traffic;                 ///< the same
    std::vector<GroupCosts> otherCosts;  ///< of the other groups
    std::vector<RankTail> tails;         ///< by pipeline rank
    OverlapGain gradReduce;              ///< until the last gradient is reduced
    OverlapGain paramGather;             ///< the wait for the new weights

    [[nodiscard]] Seconds hop() const { return Seconds(hops.longest()); }
    [[nodiscard]] const LayerPasses& layersOf(int group) const
    {
        return group == 0 ? layers : otherCosts[static_cast<std::size_t>(group) - 1].layers;
    }
    [[nodiscard]] const DataTraffic& trafficOf(int group) const
    {
        return group == 0 ? traffic : otherCosts[static_cast<std::size_t>(group) - 1].traffic;
    }
};

/// Returns the step of a legal plan (model.md section 5). Errors: `OutOfRange` where the schedule has more blocks than are laid out.
[[nodiscard]] Result<StepEstimate> estimateStep(const Basis& basis);
/// Returns the same from its inputs (core/step/step_inputs.h).
[[nodiscard]] Result<StepEstimate> estimateStep(const Basis& basis, StepInputs inputs);

}  // namespace shardscope
