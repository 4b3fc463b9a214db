// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/collective/collective_model.h"
#include "core/communication/strategy.h"
#include "core/cost/cost_constants.h"
#include "core/scenario/scenario.h"

namespace shardscope {

/// One reason why the corrected ratio differs from the printed one, and by how much: `error` is an id of
/// core/text/printed_error_text.h, or kExactCounts.
struct RatioStep {
    std::string_view error;
    double factor = 1;
};
/// Real bytes and FLOP of this model and plan in place of a layer of 16·h² and the like.
inline constexpr std::string_view kExactCounts = "exact-counts";

/// The time of a strategy's communication over that of the compute beside which it can run: below 1 it can be hidden.
struct OverlapRatio {
    std::string_view formula;       ///< id of core/cheatsheet/printed_formula.h; empty: nothing is printed
    std::optional<double> printed;  ///< its value; the cheatsheet prints a volume for context parallelism, no ratio
    double corrected = 0;           ///< bytes on the wire and FLOP as they are, links and GPU at their datasheet's peaks
    double live = 0;                ///< the modelled times of both
    std::vector<RatioStep> steps;   ///< printed · Π factor = corrected
};

/// One strategy in the current plan. Bytes and seconds are one rank's, of a whole step, mean over the pipeline's ranks.
struct StrategyRow {
    Strategy strategy = Strategy::Data;
    bool inUse = false;
    int degree = 1;
    Bytes memorySaved;                    ///< of the fullest GPU, against the same plan without it
    CollectiveKind collective = CollectiveKind::AllReduce;
    GroupPlacement group;
    Bytes bytesEach;                      ///< of one collective, as nccl-tests counts them; the largest
    double collectives = 0;               ///< how many
    Bytes wire;                           ///< that leave the rank
    CollectiveTime each;
    Seconds seconds;                      ///< all of them, hidden or not
    OverlapRatio ratio;                   ///< without meaning where the strategy sends nothing of its own (Sequence)
};

/// All nine strategies, in the table's order; those that the plan does not use have only their degree. The collectives are those
/// that the step sends (core/step), so the Communication view agrees with the streams. Precondition: a legal plan.
[[nodiscard]] std::vector<StrategyRow> strategyTable(const Scenario& scenario, const ResolvedPlan& plan, const CostConstants& constants);

}  // namespace shardscope
