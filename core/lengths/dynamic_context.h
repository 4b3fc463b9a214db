// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/lengths/context_degree.h"
#include "core/lengths/document_work.h"

namespace shardscope {

/// Neighbouring ranks that compute the same documents, one after the other, each its part of every document.
struct ContextTeam {
    int degree = 1;                      ///< ranks
    std::vector<std::size_t> documents;  ///< by their index, in the order in which they are computed

    bool operator==(const ContextTeam&) const = default;
};

/// The work of all ranks between two barriers: the teams in the order of their ranks, whose degrees add up to all ranks.
using ContextRound = std::vector<ContextTeam>;

/// Returns the rounds in which a step's documents are computed, by the rule of Megatron's BalancedCPScheduler (Megatron-LM d98e8a64d,
/// core/pipeline_parallel/hybrid_cp_schedule.py), which calls a round a group. It balances L²/degree, the longest documents first:
/// 1. The documents are parted into buckets of about equal work, as many as there are degrees.
/// 2. The head of the first bucket that has a place is taken: free ranks, else the least loaded team of its degree.
/// 3. The round ends when no head has a place, or, once a degree below the first one has come, when all ranks are loaded within 5 %.
/// 4. The last documents of the most loaded team are put off while that evens the loads out.
/// 5. Teams of the least degree are doubled until no rank is idle. With powers of two there is always room for it; the assertions of
///    Megatron's code fail for other numbers alone, which a rule of the plan refuses.
/// Precondition: `ranks` is a power of two.
[[nodiscard]] std::vector<ContextRound> contextRounds(std::span<const double> documents, const DynamicContext& context);

/// Returns the works that the step waits for: in each round those of its busiest team, each the work of one rank's part.
[[nodiscard]] std::vector<double> busiestPieces(std::span<const double> documents, const DynamicContext& context, const DocumentWork& work);

/// Returns the same for `documentsPerStep` documents of a data set: those of one step, scaled to the mean sum of several steps of
/// `spreadDraws`. Communication is not in it. Precondition: `documentsPerStep` is at least 1.
[[nodiscard]] std::vector<double> busiestPieces(const LengthDistribution& lengths, std::int64_t documentsPerStep,
                                                const DynamicContext& context, const DocumentWork& work);

/// Returns `count` works with the same sum, in the same order: each is the sum of an equal share of the list.
[[nodiscard]] std::vector<double> resampled(std::span<const double> works, std::size_t count);

}  // namespace shardscope
