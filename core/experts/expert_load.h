// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace shardscope {

/// A router that sends each of `tokens` tokens of each of `ranks` ranks to `topK` of `experts` experts. Experts lie on ranks in
/// order, experts / ranks on each.
struct Routing {
    double tokens = 0;  ///< of one rank and micro-batch
    int ranks = 1;      ///< expert-parallel ranks
    int experts = 1;
    int topK = 1;
    double imbalance = 1;                  ///< tokens of the busiest rank / the mean
    std::optional<double> capacityFactor;  ///< empty: no token is dropped
};

/// Where the tokens of one micro-batch go, on average. Invariants: `ofExpert` sums to tokens · ranks · topK; kept + dropped =
/// routed; `ofRank[0]` is the busiest and `imbalance` times the mean.
struct ExpertLoads {
    std::vector<double> ofExpert;  ///< (token, expert) pairs routed to each expert, from all ranks
    std::vector<double> keptOfExpert;
    std::vector<double> ofRank;  ///< routed to the experts of each rank
    std::vector<double> keptOfRank;
    double capacityOfRank = 0;  ///< rows that a rank has room for; 0: any number
    double dropRate = 0;        ///< dropped / routed
    double padding = 0;         ///< share of the buffers that stays empty

    [[nodiscard]] double meanOfRank() const;
};

/// The largest imbalance that a router of this shape can have: every token sends all it can to one rank.
[[nodiscard]] double largestImbalance(const Routing& routing);

/// The share of tokens that each expert is chosen by, the busiest first; sums to topK, each at most 1. An assumption of this
/// program: popularity falls from expert to expert by one factor, such that the busiest rank is `imbalance` times the mean (1: all
/// alike). What routers really do differs from model to model; the imbalance is the number to measure.
[[nodiscard]] std::vector<double> expertShares(const Routing& routing);

/// The mean of what exceeds `capacity` of a count that is normal with this mean and deviation:
/// σ·(φ(z) − z·(1 − Φ(z))), z = (capacity − mean)/σ (the loss function of the newsvendor problem).
[[nodiscard]] double meanExcess(double mean, double deviation, double capacity);

/// Tokens choose alike and independently: those of one rank that choose an expert are binomial, here normal, with its share.
/// With a capacity factor each rank keeps tokens · topK / experts · factor for each expert, rounded up, and drops the rest
/// (Fedus et al. 2021, arXiv 2101.03961, eq. 3; Megatron-LM's moe_utils.py counts per rank, as here).
[[nodiscard]] ExpertLoads expertLoads(const Routing& routing);

}  // namespace shardscope
