// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/once.h"
#include "core/schedule/simulation.h"
#include "core/step/data_sync.h"
#include "core/step/layer_passes.h"
#include "core/step/pass_time.h"
#include "core/step/sharded_layers.h"

namespace shardscope {

struct Basis;

/// Where the seconds of one step go on one pipeline rank. Invariant: end = compute + bubble + Σ exposed + overhead, up to
/// the optimizer, which all ranks start together after the gradients' norm is known.
struct RankTime {
    int rank = 0;
    Seconds compute;
    Seconds bubble;  ///< idle for want of a micro-batch
    SecondsByAxis exposed{};
    SecondsByAxis hidden{};
    Seconds hostWait;
    Seconds gradients;  ///< to reduce this rank's gradients at the end of the step, hidden or not
    Seconds gather;     ///< to gather the new weights
    Seconds optimizer;
    Seconds lastBlock;     ///< when the last block ends
    Seconds synchronised;  ///< when the last gradient is reduced
};

/// The end of what an overlap of `plan.overlap` moves, on the slowest rank, with it and without.
struct OverlapGain {
    Seconds with;
    Seconds without;
};

/// One training step: `shardscope.estimate/1`'s `time`, and what the pictures are drawn from.
struct StepEstimate {
    Seconds step;
    Seconds compute;
    Seconds bubble;
    SecondsByAxis exposed{};
    Seconds optimizer;
    Seconds overhead;
    Seconds communication;  ///< of the ending rank, hidden or not
    int endingRank = 0;

    std::vector<Passes> stages;   ///< by virtual stage
    std::vector<RankTime> ranks;  ///< by pipeline rank
    Once<Schedule> schedule;
    Once<Simulation> simulation;  ///< seconds
    Seconds hop;                  ///< between pipeline ranks
    LayerPasses layers;
    DataTraffic traffic;
    std::vector<RankTail> tails;  ///< by pipeline rank
    OverlapGain gradReduce;       ///< until the last gradient is reduced
    OverlapGain paramGather;      ///< the wait for the new weights
};

/// The step of a legal plan (model.md section 5). Errors: `OutOfRange` where the schedule has more blocks than are laid out.
[[nodiscard]] Result<StepEstimate> estimateStep(const Basis& basis);

}  // namespace shardscope
