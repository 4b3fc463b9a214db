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

/// The average numbers of tokens of one micro-batch by destination. Invariants: `ofExpert` sums to tokens · ranks · topK; kept + dropped =
/// routed; `ofRank[0]` is the busiest and `imbalance` times the mean.
struct ExpertLoads {
    std::vector<double> ofExpert;  ///< (token, expert) pairs routed to each expert, from all ranks
    std::vector<double> keptOfExpert;
    std::vector<double> ofRank;  ///< routed to the experts of each rank
    std::vector<double> keptOfRank;
    double capacityOfRank = 0;  ///< rows that the buffer of a rank has; 0: any number
    double dropRate = 0;        ///< dropped / routed
    double padding = 0;         ///< share of the buffers that stays empty

    [[nodiscard]] double meanOfRank() const;
};

/// Returns the largest imbalance that a router of this shape can have: each token sends as many copies as possible to one rank.
[[nodiscard]] double largestImbalance(const Routing& routing);

/// Returns the share of tokens that choose each expert, the busiest first; the shares sum to topK, each at most 1. This is an assumption of
/// this program: popularity falls from expert to expert by one factor, such that the busiest rank is `imbalance` times the mean (1: all
/// alike). Real routers differ from model to model; the imbalance is the number to measure.
[[nodiscard]] std::vector<double> expertShares(const Routing& routing);

/// Returns the mean excess over `capacity` of a normally distributed count: σ·(φ(z) − z·(1 − Φ(z))), z = (capacity − mean)/σ (the loss
/// function of the newsvendor problem).
[[nodiscard]] double meanExcess(double mean, double deviation, double capacity);

/// Returns the average loads. Tokens choose independently: the number of one rank's tokens that choose an expert is binomial, approximated
/// as normal, with the expert's share. With a capacity factor each rank keeps tokens · topK / experts · factor for each expert, rounded up,
/// and drops the rest (Fedus et al. 2021, arXiv 2101.03961, eq. 3; Megatron-LM's moe_utils.py counts per rank, as here).
[[nodiscard]] ExpertLoads expertLoads(const Routing& routing);

}  // namespace shardscope
