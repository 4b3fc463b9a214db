// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/lengths/work_distribution.h"

namespace shardscope {

/// Returns the rank of each work when they are distributed by the longest-processing-time rule: from the largest to the smallest, each to
/// the rank with the least work that has fewer than `most` of them; of equal ranks to the first (Graham 1969, whose largest sum is at most
/// 4/3 − 1/(3·ranks) of the best without the limit). Precondition: `ranks` · `most` is at least the number of works.
[[nodiscard]] std::vector<std::size_t> longestFirst(std::span<const double> works, std::size_t ranks, std::size_t most);

/// Returns the largest sum of a rank over the mean of all ranks.
[[nodiscard]] double largestOverMean(std::span<const double> works, std::span<const std::size_t> rankOf, std::size_t ranks);

/// Returns the works that the slowest group of `together` neighbouring ranks waits for: in each micro-batch the largest of the group. Works are
/// distributed by `longestFirst`, and every rank takes its own in the order of their work, with smaller ones at both ends (verl,
/// utils/seqlen_balancing.py, rearrange_micro_batches, `use_dynamic_bsz_balance`), so that ranks that wait for each other have similar ones.
/// Precondition: `ranks` · `most` is the number of works, and `together` divides `ranks`.
[[nodiscard]] std::vector<double> slowestGroup(std::span<const double> works, std::size_t ranks, std::size_t most, std::size_t together);

/// Returns the time of a step over that of an even distribution, as `slowestOverMean`, where each step's micro-batches are distributed over
/// the ranks by `longestFirst`, `microBatches` to each. The mean of several steps of `spreadDraws`. `together`: as in `slowestGroup`.
[[nodiscard]] double balancedOverMean(const WorkDistribution& microBatch, int ranks, std::int64_t microBatches, int together = 1);

}  // namespace shardscope
