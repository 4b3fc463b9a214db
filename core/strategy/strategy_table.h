// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/collective/collective_model.h"
#include "core/collective/group_placement.h"
#include "core/strategy/strategy.h"

namespace shardscope {

class Estimate;

/// The time of a strategy's communication over that of the compute that can overlap it: below 1 it can be hidden. For the cheatsheet's
/// formula see core/cheatsheet/printed_ratio.h.
struct OverlapRatio {
    double corrected = 0;  ///< actual bytes and FLOP, links and GPU at their datasheet's peaks
    double live = 0;       ///< the modelled times of both
    FlopPerSecond peak;    ///< the datasheet's, of `corrected`
    BytesPerSecond link;
    double bytesPerElement = 2;  ///< of the data sent
};

/// One strategy in the current plan. Bytes and seconds are those of the rank that ends the step, in one step.
struct StrategyRow {
    Strategy strategy = Strategy::Data;
    bool inUse = false;
    int degree = 1;
    Bytes memorySaved;  ///< of the fullest GPU, against the same plan without it
    CollectiveKind collective = CollectiveKind::AllReduce;
    GroupPlacement group;
    /// Of context parallelism on two levels: the ranks that exchange heads, then those that form a ring. Else empty.
    std::vector<GroupPlacement> levels{};
    Bytes bytesEach;         ///< of one collective, as nccl-tests counts them; the largest
    double collectives = 0;  ///< how many
    bool areAlike = true;    ///< of one kind and size
    Bytes wire;              ///< that leave the rank
    Bytes network;           ///< of these, over the network between nodes
    CollectiveTime each;
    Seconds seconds;     ///< all of them, hidden or not
    OverlapRatio ratio;  ///< without meaning where the strategy sends nothing of its own (Sequence)
};

/// Returns all nine strategies, in the table's order; those that the plan does not use have only their degree. The collectives are the
/// step's own flows (core/step/flows.h), so that the Communication view agrees with the streams. Precondition: the estimate has a step.
[[nodiscard]] std::vector<StrategyRow> strategyTable(const Estimate& estimate);

}  // namespace shardscope
