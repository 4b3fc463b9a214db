// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/lengths/document_work.h"
#include "core/lengths/length_distribution.h"

namespace shardscope {

/// Context parallelism whose degree is chosen for each document: short ones stay on one rank, long ones are cut over several. The ranks are
/// those of data and context parallelism together.
struct DynamicContext {
    int ranks = 1;
    double tokensPerRank = 0;  ///< the most tokens of a document that one rank takes (Megatron's `max_seqlen_per_dp_cp_rank`)
};

/// Returns the ranks that a document is cut over: the least power of two with which no rank takes more than `tokensPerRank`, at most all
/// ranks (Megatron-LM d98e8a64d, core/pipeline_parallel/hybrid_cp_schedule.py, `gpus_needed`).
[[nodiscard]] int contextDegree(double tokens, const DynamicContext& context);

/// Returns the work of the busiest rank over the mean: each document goes, in the order of falling work per rank, to the neighbouring ranks
/// that are free first, and takes them all for its work over their number. Attention within a document is cut evenly. Communication is not
/// in it. Precondition: there is a document.
[[nodiscard]] double dynamicContextOverMean(std::span<const double> documents, const DynamicContext& context, const DocumentWork& work);

/// Returns the same for `documentsPerStep` documents of a data set: the mean of several steps of `spreadDraws`.
[[nodiscard]] double dynamicContextOverMean(const LengthDistribution& lengths, std::int64_t documentsPerStep, const DynamicContext& context,
                                            const DocumentWork& work);

}  // namespace shardscope
