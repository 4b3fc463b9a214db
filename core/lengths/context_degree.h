// SPDX-FileCopyrightText: 2026 The Shardscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lengths/length_distribution.h"

namespace shardscope {

/// Context parallelism whose degree is chosen for each document: short ones stay on one rank, long ones are cut over several. The ranks are
/// those of data and context parallelism together.
struct DynamicContext {
    int ranks = 1;             ///< a power of two: process groups exist for powers of two
    double tokensPerRank = 0;  ///< the most tokens of a document that one rank takes (Megatron's `max_seqlen_per_dp_cp_rank`)

    bool operator==(const DynamicContext&) const = default;
};

/// Returns the ranks of a plan, where a rank takes no more of a document than of the longest sequence: "Typically, a good starting point is to
/// set this to maximum sequence length / context parallel size" (Megatron-LM d98e8a64d, core/model_parallel_config.py).
[[nodiscard]] constexpr DynamicContext dynamicContext(double sequenceLength, int contextParallel, int dataParallel)
{
    return {contextParallel * dataParallel, sequenceLength / contextParallel};
}

/// Returns the ranks that a document is cut over: the least power of two with which no rank takes more than `tokensPerRank`, at most all
/// ranks (Megatron-LM d98e8a64d, core/pipeline_parallel/hybrid_cp_schedule.py, `gpus_needed`).
[[nodiscard]] int contextDegree(double tokens, const DynamicContext& context);

/// The degrees of a data set's documents. A piece is one rank's part of a document.
struct ContextDegrees {
    double ofDocuments = 1;  ///< mean over documents: the pieces of a document
    double ofTokens = 1;     ///< mean over tokens. Keys and values of L/c tokens take c - 1 hops on c ranks: (c - 1)·L in all
    int widest = 1;          ///< of the longest document
    double mostTokens = 0;   ///< of one piece
};

/// Returns the degrees of documents as they are: the groups that a scheduler widens to fill idle ranks are not among them.
[[nodiscard]] ContextDegrees contextDegrees(const LengthDistribution& lengths, const DynamicContext& context);

}  // namespace shardscope
